/** Giving an answer by mouse, by touch or by keys, and making sure that it was the one that was meant. */
import type { Page } from "playwright-core";

import type { Move } from "../../src/server/messages";
import { CONTROLS, findControl, type Found } from "./controls";
import type { Watch } from "./watch";

export type Hand = "mouse" | "touch" | "keyboard" | "arrows";

const UNSEEN = 260; // milliseconds for which the table takes no answer to a new question: a rule of the table
const PATIENCE = 10_000;
const SOON = 600; // after which a click that had no effect is repeated, as a person would

export class Stuck extends Error {}

/** Answer the question with this move, through the page's own controls. */
export async function answer(page: Page, watch: Watch, move: Move, title: string, hand: Hand): Promise<void> {
  const before = watch.acts.length;
  const alike = watch.question?.moves?.filter((each) => each.text === move.text).map((each) => each.action) ?? [];
  const isSent = () => watch.acts.length > before;
  const end = Date.now() + PATIENCE;
  await page.locator("[data-asked]").waitFor({ state: "attached", timeout: PATIENCE });
  await new Promise((wake) => setTimeout(wake, Math.max(0, watch.heardAt + UNSEEN - Date.now())));
  let control: Found | null = null;
  let trouble = "";
  while (!isSent() && Date.now() < end) {
    control = await findControl(page, move, title);
    if (control) {
      // The table may just be drawn anew, so only what lasts is a trouble.
      trouble = await press(page, control, hand).then(
        () => "",
        async (error: Error) => `cannot be pressed: ${error.message}\n${await motion(page, control)}`,
      );
    }
    await watch.until(isSent, control?.isCard ? 60 : SOON, "an answer").catch(() => undefined);
  }
  if (!isSent()) {
    const why = control ? `"${control.label}" ${trouble || "does not answer"}` : "no control answers";
    throw new Stuck(`${why} with "${move.text}" (${JSON.stringify(move)})`);
  }
  const action = watch.acts[before];
  // Two effects of equal cards are told alike: nobody can mean the one and not the other. Cards have their own places.
  if (action !== move.action && (control?.isCard || !alike.includes(action ?? 0))) {
    throw new Stuck(`"${control?.label}" answered with ${action} instead of ${move.action}, "${move.text}"`);
  }
}

async function press(page: Page, control: Found, hand: Hand): Promise<void> {
  const found = page.locator(CONTROLS).nth(control.place);
  switch (hand) {
    case "mouse":
      return found.click({ timeout: 2_000 });
    case "touch":
      return found.tap({ timeout: 2_000 });
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
