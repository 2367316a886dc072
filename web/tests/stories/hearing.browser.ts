/** Playing without seeing. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";

import { Chance } from "../world/chance";
import type { Player } from "../world/player";
import { world } from "../world/story";

const here = world();

/** Everything that says of itself, in a role and a name, that it answers the question. */
async function answers(anna: Player): Promise<Locator[]> {
  const { page } = anna;
  const question = page.getByRole("region", { name: "Question" });
  const all = [
    page.getByRole("button", { name: /can be chosen|selected/ }),
    question.getByRole("button"),
    page.getByRole("button", { name: /^Die: / }),
  ];
  return (await Promise.all(all.map((each) => each.all()))).flat();
}

test("a whole game by roles and names alone", async () => {
  const anna = await here.arrives();
  await anna.playsAgainst("larva");
  const chance = new Chance(21);
  while (await anna.isAsked()) {
    const [acts, question] = [anna.watch.acts.length, anna.watch.question?.text ?? ""];
    const ply = anna.watch.moment?.ply;
    const text = anna.page.getByRole("region", { name: "Question" }).getByRole("heading");
    await expect.poll(() => text.textContent()).toBe(question);
    await expect.poll(async () => (await answers(anna)).length).toBeGreaterThan(0);
    await anna.seesTheQuestion();
    await chance.any(await answers(anna)).press("Enter");
    const menu = anna.page.getByRole("menu").getByRole("menuitem").first();
    await expect.poll(async () => anna.watch.acts.length > acts || (await menu.count()) > 0).toBe(true);
    if (anna.watch.acts.length === acts) {
      await menu.press("Enter");
      await anna.watch.until(() => anna.watch.acts.length > acts, 10_000, "an answer");
    }
    await anna.watch.until(() => anna.watch.isOver || anna.watch.moment?.ply !== ply, 10_000, "what happened");
  }
  await anna.page.getByRole("dialog", { name: /You have (won|lost)/ }).waitFor();
});
