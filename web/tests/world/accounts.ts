/** People with an account, which they make and use through the pages. */
import type { Player } from "./player";

const PASSWORD = "four beetles on a log";

export async function registers({ page }: Player, name: string): Promise<void> {
  await page.goto("/login?way=register");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** On the page for signing in, wherever it leads to afterwards. */
export async function signsIn({ page }: Player, name: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign in" }).click();
}
