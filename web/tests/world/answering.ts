/** Giving an answer by mouse, by touch or by keys, and making sure that it was the one that was meant. */
import type { Page } from "playwright-core";

import type { Move } from "../../src/server/messages";
import { CONTROLS, findControl, type Found } from "./controls";
import type { Watch } from "./watch";

export type Hand = "mouse" | "touch" | "keyboard" | "arrows";

const UNSEEN = 260; // milliseconds for which the table takes no answer to a new question: a rule of the table
const PATIENCE = 30_000; // on a busy machine
const PRESSING = 10_000;
const PICKED = '[role=menuitem], [data-spot][aria-pressed="true"]';

export class Stuck extends Error {}

/** Wait until the question that the server asked stands on the table and takes answers. */
export async function untilAsked(page: Page, watch: Watch): Promise<void> {
  const ply = watch.moment?.ply;
  await page.locator(`[data-asked="${ply}"]`).waitFor({ state: "attached", timeout: PATIENCE });
  // Counted in the page, which may be slower than we are.
  await page.evaluate((pause) => new Promise((wake) => setTimeout(wake, pause)), UNSEEN);
}

/** Answer the question with this move, through the page's own controls. Each is pressed once, as a person would. */
export async function answer(page: Page, watch: Watch, move: Move, title: string, hand: Hand): Promise<void> {
  const before = watch.acts.length;
  const alike = watch.question?.moves?.filter((each) => each.text === move.text).map((each) => each.action) ?? [];
  const isSent = () => watch.acts.length > before;
  await untilAsked(page, watch);
  const pressed = async (isDone: () => Promise<boolean> | boolean): Promise<Found> => {
    const control = await find(page, move, title);
    await press(page, control, hand).catch(async (error: Error) => {
      throw new Stuck(`"${control.label}" cannot be pressed: ${error.message}\n${await motion(page, control)}`);
    });
    if (!(await isSoon(isDone))) {
      throw new Stuck(`"${control.label}" does not answer with "${move.text}" (${JSON.stringify(move)})`);
    }
    return control;
  };
  // A card may first say what can be done with it, or want to be sure.
  let control = await pressed(async () => isSent() || (await page.locator(PICKED).count()) > 0);
  if (!isSent()) {
    control = await pressed(isSent);
  }
  const action = watch.acts[before];
  // Two effects of equal cards are told alike: nobody can mean the one and not the other. Cards have their own places.
  if (action !== move.action && (control.isCard || !alike.includes(action ?? 0))) {
    throw new Stuck(`"${control.label}" answered with ${action} instead of ${move.action}, "${move.text}"`);
  }
}

async function find(page: Page, move: Move, title: string): Promise<Found> {
  const end = Date.now() + PRESSING;
  while (Date.now() < end) {
    const found = await findControl(page, move, title);
    if (found) {
      return found;
    }
    await new Promise((wake) => setTimeout(wake, 10));
  }
  throw new Stuck(`no control answers with "${move.text}" (${JSON.stringify(move)})`);
}

async function isSoon(isDone: () => Promise<boolean> | boolean): Promise<boolean> {
  const end = Date.now() + PRESSING;
  while (!(await isDone()) && Date.now() < end) {
    await new Promise((wake) => setTimeout(wake, 10));
  }
  return isDone();
}

async function press(page: Page, control: Found, hand: Hand): Promise<void> {
  const found = page.locator(CONTROLS).nth(control.place);
  switch (hand) {
    case "mouse":
      return found.click({ timeout: PRESSING });
    case "touch":
      return found.tap({ timeout: PRESSING });
    case "keyboard":
      return byKeys(page, control);
    case "arrows":
      return byArrows(page, control);
  }
}

/** Where a control is in some frames one after the other, and what is animated: why nobody could press it. */
function motion(page: Page, control: Found | null): Promise<string> {
  return page.evaluate(
    async ([controls, place]) => {
      const seen: string[] = [];
      for (let frame = 0; frame < 8; frame += 1) {
        await new Promise(requestAnimationFrame);
        const at = document.querySelectorAll(controls)[place]?.getBoundingClientRect();
        seen.push(at ? [at.x, at.y, at.width, at.height].map(Math.round).join(" ") : "gone");
      }
      const moved = document.getAnimations().map((each) => (each.effect as KeyframeEffect).target?.className ?? "");
      return `its place in frames: ${seen.join(", ")}; animated: ${moved.join(", ") || "nothing"}`;
    },
    [CONTROLS, control?.place ?? 0] as const,
  );
}

async function byKeys(page: Page, control: Found): Promise<void> {
  const isDefault = await page
    .locator(CONTROLS)
    .nth(control.place)
    .evaluate((each) => each.matches(".slot.go"));
  if (isDefault) {
    return page.keyboard.press("Space");
  }
  if (control.key) {
    return page.keyboard.press(control.key);
  }
  return byArrows(page, control);
}

/** To the control with Tab and arrows, and Enter. */
async function byArrows(page: Page, control: Found): Promise<void> {
  const isThere = () =>
    page.evaluate(([controls, place]) => document.querySelectorAll(controls)[place] === document.activeElement, [
      CONTROLS,
      control.place,
    ] as const);
  for (let step = 0; step < 80; step += 1) {
    if (await isThere()) {
      return page.keyboard.press("Enter");
    }
    await page.keyboard.press(await nextKey(page, control.place));
  }
  throw new Stuck(`"${control.label}" cannot be reached with Tab and arrows`);
}

/** Right or left within the row that the control is in, else on to the next zone. */
function nextKey(page: Page, place: number): Promise<string> {
  return page.evaluate(
    ([controls, at]) => {
      const wanted = document.querySelectorAll(controls)[at];
      const row = wanted?.closest("ul, [role=menu]");
      const now = document.activeElement;
      if (!wanted || !now || !row?.contains(now) || !wanted.matches("[data-spot], [role=menuitem]")) {
        return "Tab";
      }
      if (wanted.matches("[role=menuitem]")) {
        return "ArrowDown";
      }
      return now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? "ArrowRight" : "ArrowLeft";
    },
    [CONTROLS, place] as const,
  );
}
