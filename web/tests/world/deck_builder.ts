/** What somebody does with decks: builds them, and chooses one that comes along. */
import type { Page } from "playwright-core";

/** The deck has been judged as it is now. */
export const isJudged = (page: Page, isLegal: boolean): Promise<void> =>
  page.locator(`[data-legal=${isLegal}]`).waitFor({ state: "attached" });

export async function leads(page: Page, avatar: string): Promise<void> {
  await page.getByRole("button", { name: /avatar/ }).click();
  await page.getByRole("radio", { name: avatar }).check({ force: true });
  await page.getByRole("button", { name: "Done" }).click();
}

/** Add as many copies as there may be of one card after the other, until the deck has so many. */
export async function fills(page: Page, size: number): Promise<void> {
  const cards = page.locator(".cards [data-card]");
  let count = 0;
  for (let place = 0; count < size; place += 1) {
    const card = cards.nth(place);
    const most = Number(
      /(\d+)\D*$/.exec((await card.locator(".hidden-visually").first().textContent()) ?? "")?.[1] ?? 0,
    );
    for (let copy = 0; copy < most && count < size; copy += 1) {
      await card.click();
      count += 1;
    }
  }
  await page.getByText(`${size} cards of at least`).waitFor({ state: "attached" });
}

export async function saves(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name of the deck").fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Saved" }).waitFor();
}

/** Choose one of the decks that come along, where `whose` deck is named. */
export async function takes(page: Page, whose: string, deck: string): Promise<void> {
  await page.getByRole("button", { name: whose }).click();
  await page.getByRole("dialog").getByRole("button", { name: deck, exact: true }).click();
  await page.getByRole("button", { name: `${whose} ${deck}` }).waitFor();
}
