/** What people do at a draft. */
import type { Page } from "playwright-core";

import type { Player } from "./player";

export const CARDS = 48; // of each in the end

/** Somebody has picked so many. */
export const hasPicked = (page: Page, count: number) => page.getByText(`${count} of ${CARDS} cards`).waitFor();

const firstOfPack = (page: Page) => page.locator(".main [data-card]").first();

/** A pack lies before somebody. */
export const hasPack = (page: Page) => firstOfPack(page).waitFor();

/** Take the first card of the pack, or what was chosen before, as the next after so many. */
export async function picks(page: Page, count: number): Promise<void> {
  await hasPicked(page, count);
  await hasPack(page);
  if (!(await page.locator("[data-card][aria-pressed=true]").count())) {
    await firstOfPack(page).click();
  }
  await page.getByRole("button", { name: /Take it/ }).click();
}

/** Open a draft and look at it. Its id. */
export async function opens(player: Player, draft: object): Promise<string> {
  const made = await player.posts<{ id: string }>("/api/drafts", { game: "shardbugs", ...draft });
  await player.page.goto(`/draft/${made.id}`);
  return made.id;
}
