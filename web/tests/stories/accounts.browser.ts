/** People with accounts: rated games, and settings that go along. */
import { expect, test } from "vitest";

import { registers, signsIn } from "../world/accounts";
import type { Player } from "../world/player";
import { world } from "../world/story";

const here = world();

/** The rating on one's own page. */
async function rating({ page }: Player): Promise<number> {
  await page.goto("/me");
  await page.getByRole("tab", { name: "Ratings" }).click();
  const section = page.locator("section").filter({ has: page.getByRole("heading", { name: "1 vs 1" }) });
  return Number(await section.locator("b").textContent());
}

test("two with accounts agree on a rated game, one wins, and both see what it did to their rating", async () => {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  await Promise.all([registers(anna, "Anneliese"), registers(ben, "Benedict")]);
  await anna.page.goto("/new?with=friend");
  await anna.page.getByRole("switch", { name: /^Rated/, disabled: false }).check({ force: true });
  await anna.page.getByRole("button", { name: "Open the table" }).click();
  const link = await anna.page.getByLabel("Link to this table").inputValue();
  await ben.page.goto(new URL(link).pathname);
  await ben.page.getByText("Rated").first().waitFor();
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([anna, ben].map(({ page }) => page.locator(".table").waitFor()));
  await anna.page.getByRole("button", { name: "Concede" }).click();
  await anna.page.getByRole("button", { name: "Really concede" }).click();
  await expect.poll(() => ben.page.getByRole("dialog").textContent()).toContain("You have won");
  await expect.poll(() => anna.page.getByRole("dialog").textContent()).toContain("You have lost");
  expect(await rating(ben)).toBeGreaterThan(1500);
  expect(await rating(anna)).toBeLessThan(1500);
});

test("settings go with the account to a second browser, and back", async () => {
  const anna = await here.arrives();
  await registers(anna, "Annika");
  const { page } = anna;
  const saved = () => page.waitForResponse((answer) => answer.url().endsWith("/api/me/settings") && answer.ok());
  await page.goto("/settings");
  await page.getByRole("radio", { name: "High contrast" }).check({ force: true });
  await page.getByRole("radio", { name: "Slow" }).check({ force: true });
  await page.getByRole("button", { name: /^Undo: Z/ }).click();
  await Promise.all([saved(), page.keyboard.press("u")]);
  await Promise.all([saved(), page.getByRole("radio", { name: "Español" }).check({ force: true })]);

  const other = await here.arrives();
  await other.page.goto("/login");
  await signsIn(other, "Annika");
  await expect.poll(() => other.page.locator("html").getAttribute("lang")).toBe("es");
  await expect.poll(() => other.page.locator("html").getAttribute("data-theme")).toBe("contrast");
  await other.page.goto("/settings");
  await expect.poll(() => other.page.getByRole("radio", { name: "Lenta" }).isChecked()).toBe(true);
  await other.page.getByRole("button", { name: /: U\. / }).waitFor();
  const changed = other.page.waitForResponse((answer) => answer.url().endsWith("/api/me/settings") && answer.ok());
  await Promise.all([changed, other.page.getByRole("radio", { name: "English" }).check({ force: true })]);

  await page.goto("/");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
});

test("a guest's settings stay in the browser", async () => {
  const [anna, ben] = await Promise.all([here.arrives(), here.arrives()]);
  const told: string[] = [];
  anna.page.on("request", (request) => request.method() === "PATCH" && told.push(request.url()));
  await anna.page.goto("/settings");
  await anna.page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await anna.page.reload();
  await expect.poll(() => anna.page.locator("html").getAttribute("data-theme")).toBe("dark");
  await ben.page.goto("/settings");
  expect(await ben.page.locator("html").getAttribute("data-theme")).toBe("light");
  expect(told).toEqual([]);
});

test("what is solved goes with the account: what a guest did comes along, and devices add to each other", async () => {
  const done = async ({ page }: Player) => {
    await page.goto("/learn");
    await page.locator(".coach").waitFor();
    await expect.poll(() => page.locator("[data-asked]").count()).toBe(1);
    return page.locator(".coach .where").textContent();
  };
  const takes = async ({ page }: Player, lesson: string) => {
    await page.goto(`/learn/${lesson}`);
    await page.locator("[data-asked]").waitFor({ state: "attached" });
    await page.waitForTimeout(260); // for which the table takes no answer to a new question
    await page.locator("[data-selectable]").first().click();
    await page.getByRole("button", { name: "Next lesson" }).waitFor();
  };
  const anna = await here.arrives();
  await takes(anna, "play"); // as a guest
  const saved = anna.page.waitForResponse((answer) => answer.url().endsWith("/api/me/settings") && answer.ok());
  await Promise.all([saved, registers(anna, "Annabel")]);

  const phone = await here.arrives();
  await takes(phone, "attack");
  expect(await done(phone), "of a guest who skipped one").toContain("Lesson 1 of");
  await phone.page.goto("/login");
  await signsIn(phone, "Annabel");
  await phone.page.getByRole("heading", { level: 1, name: "Annabel" }).waitFor();
  expect(await done(phone)).toContain("Lesson 2 of");

  await anna.page.goto("/");
  await anna.page.getByText("Annabel").first().waitFor();
  expect(await done(anna)).toContain("Lesson 2 of");
  expect(await anna.page.locator(".coach .dots .on").count()).toBe(2);
});
