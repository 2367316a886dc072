/** A finished game is analysed, and a card's page tells of rules and figures. */
import { expect, test } from "vitest";

import { violations } from "../world/axe";
import { PHONE, type Player } from "../world/player";
import { world } from "../world/story";
import { meet, playTogether, rather, the } from "../world/together";

const here = world();

const SNIPER = "Chameleon Sniper";
const ONE_LIFE = { life: 1, mindbugs: 0, hand: ["Gorillion", "Bee Bear"], draw: [], play: [SNIPER] };

/** Both can win at once by an attack. Ben does not, then Anna does not, and then Ben does. */
async function anOversight(): Promise<{ anna: Player; ben: Player }> {
  const position = { game: "mindbug", active: 1, turn: 8, seed: "analysis", players: [ONE_LIFE, ONE_LIFE] };
  const { anna, ben } = await meet(here, {}, position);
  for (const player of [ben, anna]) {
    await player.isAsked();
    await player.chooses(the("play", "Gorillion"));
  }
  await playTogether([anna, ben], rather("attack"));
  await anna.page.getByRole("dialog", { name: "You have lost" }).waitFor();
  return { anna, ben };
}

const analysis = (player: Player) => player.page.getByRole("region", { name: "Analysis" });
const verdict = (player: Player) => analysis(player).getByRole("status");
const says = (player: Player, text: string) => verdict(player).filter({ hasText: text }).waitFor();

test("who lost has the game analysed, and is shown what was better", async () => {
  const { anna } = await anOversight();
  await anna.page.getByRole("button", { name: "Analyse" }).click();
  await verdict(anna).getByText("Blunder").waitFor({ timeout: 60_000 });
  expect(await verdict(anna).textContent()).toMatch(/Guest \d+: /);

  await anna.page.getByRole("button", { name: "Next mistake" }).click();
  await says(anna, "You: ");
  expect(await verdict(anna).textContent()).toContain(`Better: Attack with your ${SNIPER}`);
  const moment = new URL(anna.page.url()).searchParams;
  expect(Number(moment.get("ply"))).toBeGreaterThan(0);
  expect(moment.get("analysis")).toBe("1");

  // Whoever gets the address sees the same, as nobody in particular.
  const carl = await here.arrives();
  await carl.page.goto(`${new URL(anna.page.url()).pathname}?ply=${moment.get("ply")}&analysis=1`);
  await says(carl, ": Play Gorillion");
});

test("the chart is a slider, and the list says the same", async () => {
  const { anna } = await anOversight();
  await anna.page.getByRole("button", { name: "Analyse" }).click();
  const chart = analysis(anna).getByRole("slider", { name: /^Chance to win: You/ });
  await chart.waitFor({ timeout: 60_000 });
  await chart.press("End");
  await says(anna, "Your opponent won.");
  expect(await chart.getAttribute("aria-valuetext")).toMatch(/: 0%$/);
  await anna.page.keyboard.press("Shift+E");
  await says(anna, "Blunder");
  expect(await chart.getAttribute("aria-valuetext")).toMatch(/Blunder$/);

  // From the other side it is the other way round.
  await analysis(anna).getByRole("combobox").selectOption("1");
  await analysis(anna)
    .getByRole("slider", { name: /Guest \d+/ })
    .press("End");
  await says(anna, "Your opponent won.");
  expect(await analysis(anna).getByRole("slider").getAttribute("aria-valuetext")).toMatch(/: 100%$/);

  await anna.page.getByRole("tab", { name: "Choices" }).click();
  const choices = anna.page.getByRole("list", { name: /^All choices/ }).getByRole("button");
  await choices.filter({ hasText: "You: Play Gorillion" }).click();
  await says(anna, "You: Play Gorillion");
  await anna.page.getByRole("tab", { name: "Log" }).click();
  await anna.page.getByRole("log").getByText("Blunder").first().waitFor({ state: "attached" });
});

test("on a phone the list of choices makes way for the table", async () => {
  const { anna } = await anOversight();
  await anna.page.getByRole("button", { name: "Analyse" }).click();
  await verdict(anna).getByText("Blunder").waitFor({ timeout: 60_000 });
  const carl = await here.arrives({ screen: PHONE, hand: "touch" });
  await carl.page.goto(anna.page.url());
  await says(carl, "Blunder");
  await carl.page.getByRole("button", { name: "Open the log" }).click();
  const choices = carl.page.getByRole("list", { name: /^All choices/ });
  await choices.getByRole("button").filter({ hasText: "You: Play Gorillion" }).click();
  await choices.waitFor({ state: "hidden" });
  await says(carl, "You: Play Gorillion");
});

test("a game that nobody has analysed says so, and what is refused gives a reason", async () => {
  const { anna, ben } = await anOversight();
  const game = new URL(anna.page.url()).pathname.split("/").at(-1) ?? "";
  await ben.page.goto(`/replay/${game}?analysis=1`);
  await analysis(ben).getByText("Nobody has had this game analysed yet").waitFor();
  await ben.page.route("**/analysis", (route) =>
    route.fulfill({ status: 409, json: { error: "too-many-analyses", reason: "No." } }),
  );
  await analysis(ben).getByRole("button", { name: "Analyse" }).click();
  await analysis(ben).getByText("You are waiting for several analyses already").waitFor();
  // A browser complains of every refusal by itself.
  expect(ben.watch.errors.splice(0).map((error) => /status of (\d+)/.exec(error)?.[1])).toEqual(["404", "409"]);
});

test("a card's page has its rules and its figures", async () => {
  const anna = await here.arrives();
  await anna.page.goto("/cards/plated-scorpion");
  const rule = anna.page.getByRole("listitem").filter({ hasText: "TOUGH:" });
  await rule.getByRole("link", { name: "MB-K5" }).waitFor();
  const figures = anna.page.getByRole("region", { name: "In games between bots" });
  expect(await figures.locator("dd").first().textContent()).toMatch(/\d+%[^]*probably between \d+% and \d+%/);
  await figures.getByText(/In [\d,]+ of [\d,]+ games/).waitFor();
  await rule.getByRole("link", { name: "MB-K5" }).click();
  await anna.page.locator("#MB-K5.marked").waitFor();

  await anna.page.goto("/cards/gorillion");
  await anna.page.getByText("Only what holds for all cards").waitFor();
});

test("the cards can be sorted by how often their side wins", async () => {
  const anna = await here.arrives();
  const answer = await fetch(`${anna.url}/api/catalogue/mindbug/figures`);
  const { cards } = (await answer.json()) as { cards: Record<string, { shares: { held?: { share: number } } }> };
  await anna.page.goto("/cards?set=first-contact&sort=wins");
  const links = anna.page.getByRole("main").getByRole("listitem").getByRole("link");
  await links.first().waitFor();
  const names = (await links.allTextContents()).map((text) => text.trim().split(",")[0] ?? "");
  const wins = names.map((name) => cards[name]?.shares.held?.share ?? -1);
  expect(wins.length).toBeGreaterThan(20);
  expect(wins).toEqual([...wins].sort((one, other) => other - one));
});

test.each([
  ["a desk", {}],
  ["a phone", { screen: PHONE, hand: "touch" }],
] as const)("the analysis and a card's page pass axe on %s, light and dark", async (_, person) => {
  const { anna } = await anOversight();
  const game = new URL(anna.page.url()).pathname.split("/").at(-1) ?? "";
  await anna.page.getByRole("button", { name: "Analyse" }).click();
  await verdict(anna).getByText("Blunder").waitFor({ timeout: 60_000 });
  const carl = await here.arrives(person);
  const found: Record<string, string[]> = {};
  for (const [what, address, sign] of [
    ["analysis", `/replay/${game}?analysis=1`, "Blunder"],
    ["card", "/cards/plated-scorpion", "MB-K5"],
  ] as const) {
    await carl.page.goto(address);
    await carl.page.getByText(sign).first().waitFor();
    if (what === "analysis" && !("screen" in person)) {
      await carl.page.getByRole("tab", { name: "Choices" }).click();
    }
    for (const theme of ["dark", "light"]) {
      await carl.page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      const wrong = await violations(carl.page);
      if (wrong.length) {
        found[`${what}, ${theme}`] = wrong;
      }
    }
  }
  expect(found).toEqual({});
});
