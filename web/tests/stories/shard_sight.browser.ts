/** What a player of Shard Bugs has to read is in sight, whatever the screen: nothing covers it and nothing cuts it off. */
import { expect, test } from "vitest";

import { PHONE, type Person, type Player } from "../world/player";
import { SHARD_MIDDLE } from "../world/shard_middle";
import { world } from "../world/story";

const here = world();
const desk = (width: number, height: number): NonNullable<Person["screen"]> => ({ viewport: { width, height } });

/** Anna and Ben in the middle of a game: it is Anna's turn, or Ben's. */
async function inTheMiddle(person: Person, active = 0): Promise<[Player, Player]> {
  const [anna, ben] = await Promise.all([here.arrives(person), here.arrives()]);
  const decks = ["solar-swarm", "lunar-wings"];
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }], { decks }, "shardbugs");
  here.server.setUp(game, { ...SHARD_MIDDLE, active });
  await ben.joins(game);
  await Promise.all([anna.goesTo(game), ben.goesTo(game)]);
  await anna.page.waitForLoadState("networkidle");
  return [anna, ben];
}

/** Which of these lie upon each other. */
const overlaps = (anna: Player, selectors: string[]): Promise<string[]> =>
  anna.page.evaluate((selectors) => {
    const boxes = selectors.map((selector) => ({
      selector,
      box: document.querySelector(selector)!.getBoundingClientRect(),
    }));
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .flatMap((other) => (isOver(one.box, other.box) ? [`${one.selector} ${other.selector}`] : [])),
    );
  }, selectors);

/** Lines of cards in hand that are cut off at the side. */
const cutOff = (anna: Player): Promise<string[]> =>
  anna.page.locator(".shard-hand .part").evaluateAll((lines) =>
    lines.flatMap((line) => {
      const paper = line.closest(".paper")!.getBoundingClientRect();
      return line.getBoundingClientRect().right > paper.right ? [line.textContent] : [];
    }),
  );

/** Cards of the Fields that are cut off above, below or at the right. */
const hidden = (anna: Player): Promise<(string | null)[]> =>
  anna.page.locator(".field .sb-card").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const field = card.closest(".field")!.getBoundingClientRect();
      const box = card.getBoundingClientRect();
      const isIn = box.top > field.top - 2 && box.bottom < field.bottom + 2 && box.right < field.right + 2;
      return isIn ? [] : [card.textContent];
    }),
  );

/** What is said of cards in hand that another card covers. */
const coveredNotes = (anna: Player): Promise<(string | null)[]> =>
  anna.page.locator(".shard-hand .note").evaluateAll((notes) =>
    notes.flatMap((note) => {
      const box = note.getBoundingClientRect();
      const over = [box.left + 3, box.right - 3].map((x) => document.elementFromPoint(x, box.top + box.height / 2));
      return over.every((each) => note.closest("li")!.contains(each)) ? [] : [note.textContent];
    }),
  );

/** Answers whose words do not fit their button, or the bar. */
const cutAnswers = (anna: Player): Promise<(string | null)[]> =>
  anna.page.locator(".shard-bar .answer").evaluateAll((answers) =>
    answers.flatMap((answer) => {
      const bar = answer.closest(".answers")!.getBoundingClientRect();
      const isCut = [answer, ...answer.querySelectorAll("*")].some(
        (each) => each.scrollHeight > each.clientHeight + 2 && each.clientHeight > 0,
      );
      return isCut || answer.getBoundingClientRect().bottom > bar.bottom + 1 ? [answer.textContent] : [];
    }),
  );

/** Cells of the Hives that are cut off. */
const cutCells = (anna: Player): Promise<number> =>
  anna.page.locator(".hive .cell").evaluateAll((cells) => {
    const isIn = (cell: Element) =>
      cell.getBoundingClientRect().right <= cell.closest(".cells")!.getBoundingClientRect().right + 1;
    return cells.filter((cell) => !isIn(cell)).length;
  });

test.each([
  [1440, 900, "en"],
  [1280, 800, "es"],
  [1024, 768, "es"],
  [1024, 640, "en"],
])(
  "on a desk of %i x %i (%s) neither seats nor ladder are covered, and cards are read whole",
  async (width, height, language) => {
    const [anna] = await inTheMiddle({ screen: desk(width, height), settings: { language } });
    expect(await overlaps(anna, [".theirs .seat", ".ladder", ".my-seat .seat"])).toEqual([]);
    expect(await cutOff(anna)).toEqual([]);
    expect(await coveredNotes(anna)).toEqual([]);
    if (width < 1280) {
      expect(await overlaps(anna, [".theirs .hive .all", ".event-area"])).toEqual([]);
    }
  },
);

test("on a phone the bugs of both Fields are in sight, and cards are read whole", async () => {
  const [anna] = await inTheMiddle({ screen: PHONE, hand: "touch", settings: { language: "es" } });
  expect(await cutOff(anna)).toEqual([]);
  expect(await hidden(anna)).toEqual([]);
  expect(await cutCells(anna)).toBe(0);
});

/** Ben plays a quick action at a bug of Anna's, and she may answer. */
async function aimsAtAnna(anna: Player, ben: Player): Promise<void> {
  await ben.isAsked();
  await ben.seesTheQuestion();
  await ben.page
    .locator(".shard-hand")
    .getByRole("button", { name: /Spark Spit/ })
    .click();
  await expect.poll(() => ben.watch.question?.choice).toBe("target");
  await ben.seesTheQuestion();
  await ben.page
    .locator(".theirs .field")
    .getByRole("button", { name: /^Gilded Sentry/ })
    .click();
  await expect.poll(() => anna.watch.question?.choice).toBe("priority");
  await anna.seesTheQuestion();
}

test.each([
  ["a tablet", desk(1024, 768)],
  ["a phone", PHONE],
])("on %s the web is in sight while it is asked about: who, what, at whom, and what comes of it", async (_, screen) => {
  const [anna, ben] = await inTheMiddle({ screen }, 1);
  await aimsAtAnna(anna, ben);
  const web = anna.page.getByRole("region", { name: "The web" });
  const said = async () => (await web.innerText()).replace(/\s+/g, " ");
  await expect.poll(said).toMatch(/Spark Spit.*damage.*your Gilded Sentry Ants.*splat/);
  expect(await cutAnswers(anna)).toEqual([]);
  if (screen.viewport!.width > 700) {
    expect(await hidden(anna)).toEqual([]); // a phone scrolls the Fields to the side
  }
  const box = (await web.boundingBox())!;
  const height = anna.page.viewportSize()!.height;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThan(height);
  expect(await anna.page.locator("svg .next").count(), "no line to where nothing is").toBe(0);
});

test("without a rail a card is read beside itself: by a mouse that rests on it, by a finger that has nothing to choose there", async () => {
  const [anna] = await inTheMiddle({ screen: desk(1024, 768) });
  const held = anna.page.locator(".held-up");
  await anna.page
    .locator(".theirs .field")
    .getByRole("button", { name: /Eggsack Nurse/ })
    .hover();
  await expect.poll(() => held.innerText()).toMatch(/When splat: make 2 Spiderling tokens/);
  await anna.page.mouse.move(2, 2);
  await expect.poll(() => held.count()).toBe(0);

  const [ben] = await inTheMiddle({ screen: PHONE, hand: "touch" });
  const card = ben.page.locator(".held-up");
  await ben.page
    .locator(".theirs .field")
    .getByRole("button", { name: /Eggsack Nurse/ })
    .tap();
  await expect.poll(() => card.innerText()).toMatch(/When splat/);
  await ben.page.touchscreen.tap(195, 215);
  await expect.poll(() => card.count()).toBe(0);
});
