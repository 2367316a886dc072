/** Words on cards: no name touches the power, in either language, at any width of a card and with text of twice the size,
 * and no text is cut off. */
import { expect, test } from "vitest";

import { isLongName } from "../../src/games/mindbug/cards/room";
import { PHONE } from "../world/player";
import { world } from "../world/story";

const here = world();

interface Case {
  size: "n" | "m" | "l";
  width: number;
  height: number;
}

const CASES: Case[] = [
  { size: "n", width: 66, height: 112 },
  { size: "n", width: 84, height: 124 },
  { size: "n", width: 108, height: 140 },
  { size: "m", width: 110, height: 170 },
  { size: "m", width: 132, height: 200 },
  { size: "m", width: 156, height: 200 },
  { size: "l", width: 111, height: 244 },
  { size: "l", width: 160, height: 244 },
];

const LONGEST = 10; // letters of a word that has to fit in one line on every card

interface Measured {
  at: Case;
  names: { name: string; isLong: boolean; isWhole: boolean }[];
  text: number; // how many times its size
}

/** The cards whose name lies under the power, or has a word that is torn apart and should not be. */
function wrongNames({ at: { size, width, height }, names, text }: Measured): string[] {
  const wrong: string[] = [];
  const room = document.body.appendChild(document.createElement("div"));
  for (const { name, isLong, isWhole } of names) {
    room.innerHTML = `<div class="card ${size} tight" style="--w:${width}px;--h:${height}px"><div class="frame"><span class="power">10</span></div><div class="words"><span class="name ${isLong ? "long" : ""}"></span></div></div>`;
    const [title, power] = [room.querySelector(".name") as HTMLElement, room.querySelector(".power") as HTMLElement];
    title.textContent = name;
    title.style.fontSize = `${parseFloat(getComputedStyle(title).fontSize) * text}px`;
    const badge = power.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(title);
    const lines = [...range.getClientRects()];
    const isTouched = lines.some(
      (line) =>
        line.right > badge.left && line.left < badge.right && line.top + 1 < badge.bottom && line.bottom > badge.top,
    );
    title.style.overflowWrap = "normal";
    const isTorn = isWhole && text === 1 && title.scrollWidth > title.clientWidth + 1;
    if (isTouched || isTorn) {
      wrong.push(`${name} at ${size} ${width}${isTouched ? " touches the power" : ""}${isTorn ? " is torn" : ""}`);
    }
  }
  room.remove();
  return wrong;
}

test.each(["en", "es"])("no name touches the power, and no word is torn (%s)", async (language) => {
  const anna = await here.arrives({ settings: { language } });
  await anna.page.goto("/cards");
  await anna.page.locator(".card").first().waitFor();
  await anna.page.evaluate(() => document.fonts.ready);
  const names = Object.values(await anna.titles());
  expect(names.length).toBeGreaterThan(250);
  for (const text of [1, 2]) {
    for (const at of CASES) {
      const all = names.map((name) => ({
        name,
        isLong: at.size === "n" && isLongName(name, at.width),
        isWhole: name.split(/[ -]/).every((word) => word.length <= LONGEST),
      }));
      expect(await anna.page.evaluate(wrongNames, { at, names: all, text }), `text x ${text}`).toEqual([]);
    }
  }
});

/** Go through a list of cards, which draws what is in sight: how many there were, and those with more words than room. */
async function cutOff(): Promise<{ count: number; names: string[] }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
  const seen = new Map<Element, string>();
  for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await frame();
    for (const card of document.querySelectorAll(".sb-card.m")) {
      const words = card.querySelector(".words");
      const isCut = words !== null && words.scrollHeight > words.clientHeight + 1;
      seen.set(card, isCut ? (card.querySelector(".name")?.textContent ?? "?") : "");
    }
  }
  return { count: seen.size, names: [...seen.values()].filter(Boolean) };
}

test.each(["en", "es"])("no text of a card of Shard Bugs is cut off on a phone (%s)", async (language) => {
  const anna = await here.arrives({ screen: PHONE, settings: { language } });
  await anna.page.goto("/cards?game=shardbugs");
  await anna.page.locator(".sb-card.m .words").first().waitFor();
  await anna.page.evaluate(() => document.fonts.ready);
  const { count, names } = await anna.page.evaluate(cutOff);
  expect(count).toBeGreaterThan(300);
  expect(names).toEqual([]);
});
