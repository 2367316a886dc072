/** More than sixty permanents on a table of Shard Bugs: all of them can be told apart on a desk, and used on a phone. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";

import { PHONE, type Person, type Player } from "../world/player";
import { SHARD_CROWD } from "../world/shard_crowd";
import { world } from "../world/story";

const here = world();
const DESK = { viewport: { width: 1280, height: 800 } };

async function inTheCrowd(person: Person): Promise<Player> {
  const [anna, ben] = await Promise.all([here.arrives(person), here.arrives()]);
  const decks = ["solar-swarm", "meteor-venom"];
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }], { decks }, "shardbugs");
  here.server.setUp(game, SHARD_CROWD);
  await ben.joins(game);
  await anna.goesTo(game);
  await anna.isAsked();
  await anna.page.waitForLoadState("networkidle");
  return anna;
}

const tiles = (anna: Player): Locator => anna.page.locator(".field [data-spot]");

/** Stacks that are smaller than this, or cannot be seen whole even if the table is scrolled to them. */
const lost = (anna: Player, least: { width: number; height: number }): Promise<string[]> =>
  tiles(anna).evaluateAll(
    (cards, { width, height }) =>
      cards.flatMap((card) => {
        card.scrollIntoView({ block: "center", inline: "center" });
        const box = card.getBoundingClientRect();
        const isSmall = box.width < width || box.height < height;
        const isOut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const name = `${card.getAttribute("aria-label")}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
        return isSmall || isOut || !card.contains(there) ? [name] : [];
      }),
    least,
  );

/** Stacks that lie upon each other. */
const overlapping = (anna: Player): Promise<string[]> =>
  tiles(anna).evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > one.width / 4 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 4;
    return cards.flatMap((card, place) =>
      boxes.some((box, other) => other > place && isOver(boxes[place]!, box))
        ? [card.getAttribute("aria-label") ?? ""]
        : [],
    );
  });

/** Fields that hold more than they show. */
const scrolled = (anna: Player): Promise<string[]> =>
  anna.page
    .locator(".field")
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 1)
        .map((field) => `${field.scrollWidth} x ${field.scrollHeight} in ${field.clientWidth} x ${field.clientHeight}`),
    );

test("sixty permanents on a desk: equal ones are stacked, none is hidden, and all are in sight at once", async () => {
  const anna = await inTheCrowd({ screen: DESK });
  const count = await tiles(anna).count();
  expect(count).toBeGreaterThan(35); // stacks and what bugs bear
  expect(await lost(anna, { width: 40, height: 18 })).toEqual([]);
  expect(await overlapping(anna)).toEqual([]);
  expect(await scrolled(anna)).toEqual([]);
  expect(await anna.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(2);
});

test("sixty permanents on a phone: each can be reached and touched", async () => {
  const anna = await inTheCrowd({ screen: PHONE, hand: "touch" });
  expect(await lost(anna, { width: 40, height: 18 })).toEqual([]);
  const ready = anna.page.locator(".my-field [data-spot][data-selectable]").first();
  await ready.scrollIntoViewIfNeeded();
  expect(await anna.page.getByRole("menuitem").count()).toBe(0);
  await ready.tap();
  await anna.page.getByRole("menuitem", { name: /Devote/ }).waitFor();
});
