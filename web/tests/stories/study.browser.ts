/** Puzzles and lessons: solved, got wrong and tried again, learnt from the first screen to the first game. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { Move, Question } from "../../src/server/messages";
import { violations } from "../world/axe";
import { findControl, CONTROLS } from "../world/controls";
import { PHONE, type Player } from "../world/player";
import { world } from "../world/story";

const here = world();

interface Answer {
  is_right: boolean;
  is_done: boolean;
  actions: number[];
  plies: { question?: Question }[];
}

/** What the server says to a choice; it keeps nothing, so anybody may ask. */
async function judges(anna: Player, id: string, actions: number[], action: number): Promise<Answer> {
  const data = { actions, action };
  const answer = await anna.context.request.post(`/api/puzzles/${id}`, { data, headers: { Origin: anna.url } });
  return (await answer.json()) as Answer;
}

async function questionOf(anna: Player, id: string): Promise<Question> {
  const page = await anna.context.request.get(`/api/puzzles/${id}`);
  return ((await page.json()) as { moment: { question: Question } }).moment.question;
}

/** The first of the moves that is right, or wrong, and what comes of it. */
async function found(anna: Player, id: string, actions: number[], moves: Move[], isRight: boolean) {
  for (const move of moves) {
    const answer = await judges(anna, id, actions, move.action);
    if (answer.is_right === isRight) {
      return { move, answer };
    }
  }
  throw new Error(`${id}: no move is ${isRight ? "right" : "wrong"}`);
}

const said = (page: Page) => page.locator(".bar").getByRole("heading");
const coach = (page: Page) => page.locator(".coach .text");
const idOf = (page: Page) => page.url().split("/").at(-1) ?? "";

/** Choose a move by mouse. Each control is pressed once; a card may first say what can be done with it. */
async function clicks(anna: Player, move: Move): Promise<void> {
  const { page } = anna;
  await page.locator("[data-asked]").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((wake) => setTimeout(wake, 260))); // a rule of the table
  const title = await anna.titleOf(move);
  const isChoice = (address: string) => !address.includes("/foresee");
  const judged = page.waitForResponse((answer) => answer.request().method() === "POST" && isChoice(answer.url()));
  const press = async () => {
    const control = await findControl(page, move, title);
    expect(control, `a control for ${move.text}`).not.toBeNull();
    await page
      .locator(CONTROLS)
      .nth(control?.place ?? 0)
      .click();
  };
  await press();
  const menu = page.getByRole("menuitem").first();
  const isMenu = menu.waitFor().then(
    () => true,
    () => false,
  );
  if (await Promise.race([judged.then(() => false), isMenu])) {
    await press();
  }
  await judged;
}

/** Answer what is asked at the end of a line of play: the table takes no answer to a question nobody can have read. */
async function answers(page: Page, name: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 20 && !(await isSo()); tries += 1) {
    await page
      .getByRole("button", { name })
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await expect
      .poll(isSo, { timeout: 500 })
      .toBe(true)
      .catch(() => undefined);
  }
  expect(await isSo(), `"${name}" has no effect`).toBe(true);
}

/** All that is left of a puzzle, as the server would have it. */
async function solves(anna: Player, id: string): Promise<void> {
  let [question, actions]: [Question | undefined, number[]] = [await questionOf(anna, id), []];
  while (question) {
    const { move, answer } = await found(anna, id, actions, question.moves ?? [], true);
    await clicks(anna, move);
    actions = answer.actions;
    question = answer.plies.at(-1)?.question;
  }
  await expect.poll(() => said(anna.page).textContent()).toBe("Solved.");
}

test("Anna solves her first puzzle by mouse, and goes on to the next", async () => {
  const anna = await here.arrives({ hand: "mouse" });
  const { page } = anna;
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Puzzles" }).click();
  await page.getByRole("link", { name: "Solve the first one" }).click();
  await page.locator(".table").waitFor();
  const first = idOf(page);
  await expect.poll(() => coach(page).textContent()).toContain("Only one move does it");
  await solves(anna, first);
  await answers(page, "Next puzzle", async () => idOf(page) !== first);
  await expect.poll(() => coach(page).textContent()).toContain("Only one move does it");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page
    .getByText(/^1 of \d+ solved$/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByRole("link", { name: /^Puzzle 1: .* Solved$/ }).waitFor();
});

test("a wrong move is refuted, and everything is as it was when one tries again", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  const list = await anna.context.request.get("/api/puzzles?game=mindbug&level=2");
  const puzzles = (await list.json()) as { id: string; goal: string }[];
  const { id } = puzzles.find((puzzle) => puzzle.goal === "save") as { id: string };
  await page.goto(`/puzzle/${id}`);
  const question = await questionOf(anna, id);
  await expect.poll(() => said(page).textContent()).toBe(question.text);
  const creatures = () => page.locator("[data-spot^=piece-]").evaluateAll((all) => all.map((each) => each.ariaLabel));
  const before = await creatures();
  const { move } = await found(anna, id, [], question.moves ?? [], false);
  await clicks(anna, move);
  await expect.poll(() => said(page).textContent()).toBe("Not this one.");
  await expect.poll(() => coach(page).textContent()).toContain("Your opponent had an answer");
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await violations(page), theme).toEqual([]);
  }
  await answers(page, "Try again", async () => (await said(page).textContent()) === question.text);
  expect(await creatures()).toEqual(before);
  await solves(anna, id);
});

test("the answer is shown to who asks for it, and can then be tried", async () => {
  const anna = await here.arrives();
  const { page } = anna;
  await page.goto("/puzzles");
  await page.getByRole("link", { name: /^Puzzle 1:/ }).click();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect.poll(() => said(page).textContent()).toBe("That was the solution.");
  await answers(page, "Try again", async () => (await said(page).textContent()) !== "That was the solution.");
  await solves(anna, idOf(page));
});

test("what a choice will surely do is told before it is made, as at any table", async () => {
  const anna = await here.arrives({ settings: { confirm: true } });
  const { page } = anna;
  await page.goto("/learn/block");
  await page.locator("[data-asked]").waitFor({ state: "attached" });
  await page.locator("[data-selectable]").first().click();
  await expect.poll(() => page.locator(".bar .asked p").textContent()).toMatch(/ is defeated\./);
});

test("a puzzle that there is not says so", async () => {
  const anna = await here.arrives();
  await anna.page.goto("/puzzle/win-00000000");
  await anna.page.getByText("There is no puzzle at this address.").waitFor();
  await anna.page.goto("/learn/juggling");
  await anna.page.getByText("There is no lesson at this address.").waitFor();
});

/** Press what chooses the one thing that glows, or what Space does, until something new is said. */
async function follows(page: Page, press: () => Promise<void>): Promise<void> {
  const before = `${page.url()} ${await coach(page).textContent()} ${await said(page).textContent()}`;
  const now = async () => `${page.url()} ${await coach(page).textContent()} ${await said(page).textContent()}`;
  const isNew = async () => page.url().includes("/game/") || (await now().catch(() => before)) !== before;
  for (let tries = 0; tries < 20 && !(await isNew()); tries += 1) {
    await press();
    await expect
      .poll(isNew, { timeout: 700 })
      .toBe(true)
      .catch(() => undefined);
  }
  expect(await isNew(), `nothing came of it: ${before}`).toBe(true);
}

async function byKeys(page: Page): Promise<void> {
  await page.locator("[data-asked]").waitFor({ state: "attached" });
  await page.keyboard.press((await page.locator(".slot.go").count()) ? "Space" : "1");
}

test("a newcomer learns the game by keyboard, from the first lesson to the first game", async () => {
  const anna = await here.arrives({ hand: "keyboard" });
  const { page } = anna;
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Learn" }).press("Enter");
  await page.locator(".table").waitFor();
  const seen = new Set<string>();
  while (!page.url().endsWith("/learn/win")) {
    seen.add((await page.locator(".coach .where").textContent()) ?? "");
    await follows(page, () => byKeys(page));
  }
  expect(seen.size).toBeGreaterThanOrEqual(6);
  // The last one is without help: a wrong attack first, then the right one.
  await expect.poll(() => coach(page).textContent()).toContain("without help");
  const keyOf = async (name: string) =>
    /key (\d)$/.exec((await page.getByRole("button", { name }).first().getAttribute("aria-label")) ?? "")?.[1] ?? "";
  const presses = async (name: string) => page.keyboard.press(await keyOf(name));
  await follows(page, () => presses("Luchataur"));
  await expect.poll(() => coach(page).textContent()).toContain("Which of your creatures");
  await follows(page, () => presses("Spider Owl"));
  await page.getByRole("button", { name: "Play your first game" }).waitFor();
  await follows(page, () => byKeys(page));
  await anna.isAsked();
  await anna.seesWhatTheServerSays();
  expect(anna.watch.table?.seats.map((seat) => seat.bot).filter(Boolean)).toEqual(["larva"]);
});

test("a lesson by touch on a phone: a tap reads, the button acts", async () => {
  const anna = await here.arrives({ screen: PHONE, hand: "touch", settings: { language: "es" } });
  const { page } = anna;
  await page.goto("/learn/attack");
  await page.locator("[data-asked]").waitFor({ state: "attached" });
  await page.locator("[data-selectable]").tap();
  await follows(page, () => page.locator(".slot.go").tap());
  await expect.poll(() => page.getByRole("button", { name: "Siguiente lección" }).count()).toBe(1);
});
