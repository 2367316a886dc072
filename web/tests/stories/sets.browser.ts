/** What only some sets have: dice and Power cards, evolving, boosts, octonite. Each is answered through the page. */
import { expect, test } from "vitest";

import { PHONE, type Person } from "../world/player";
import { world } from "../world/story";
import { playTogether, rather, the } from "../world/together";

const here = world();
const desk: Person = {};
const phone: Person = { screen: PHONE, hand: "touch" };

/** Anna, with this screen, and Ben at a game that begins from a position. */
async function begin(sets: string[], screen: Person, mine: object, theirs: object, more: object = {}) {
  const anna = await here.arrives(screen);
  const ben = await here.arrives();
  const game = await anna.opens([{ kind: "me" }, { kind: "open" }], { sets });
  const players = [
    { mindbugs: 0, ...mine },
    { mindbugs: 0, ...theirs },
  ];
  here.server.setUp(game, { game: "mindbug", sets, active: 0, turn: 9, seed: "set", players, ...more });
  await ben.joins(game);
  await Promise.all([anna.goesTo(game), ben.goesTo(game)]);
  await anna.isAsked();
  await anna.seesWhatTheServerSays();
  return { anna, ben };
}

test.each([
  ["a desk", desk],
  ["a phone", phone],
])("King of Tokyo on %s: dice are rolled again, and Power cards bought", async (_, screen) => {
  const { anna, ben } = await begin(
    ["king-of-tokyo"],
    screen,
    { energy: 9, hand: ["Kong", "Kraken"], draw: ["Rob", "Kong"], play: ["H.A.D.E.S."] },
    { hand: ["Rob", "Kong", "Mantis"], draw: [], life: 5 },
    { market: ["Ambush"] },
  );
  await anna.chooses(the("attack", "H.A.D.E.S."));
  await anna.isAsked();
  expect(anna.watch.question?.choice).toBe("reroll");
  await anna.seesWhatTheServerSays();
  await anna.chooses(the("reroll"));
  expect(anna.watch.moment?.events.some((event) => event.event === "roll") || anna.watch.question).toBeTruthy();
  const asked = await playTogether([anna, ben], rather("done", "play"), ({ choice }) => choice === "buy");
  expect(asked, "the one who may buy").toBe(anna);
  const energy = anna.watch.moment?.view.players[0]?.counters["energy"] ?? 0;
  await anna.chooses(the("buy"));
  await anna.isAsked();
  await anna.seesWhatTheServerSays();
  expect(anna.watch.moment?.view.players[0]?.counters["energy"]).toBeLessThan(energy);
});

test("Evolution: an Action defeats a creature, and its creature evolves", async () => {
  const { anna, ben } = await begin(
    ["evolution"],
    desk,
    { hand: ["Sawn"], draw: ["Robopup"], play: ["Cloud Lady"] },
    { hand: ["Sawn"], draw: ["Robopup"], play: ["Robopup", "Kitsunsei"] },
  );
  await anna.chooses(the("act", "Cloud Lady"));
  await anna.isAsked();
  await anna.chooses(the("choose", "Kitsunsei"));
  await ben.isAsked();
  await anna.seesWhatTheServerSays();
  await expect.poll(() => anna.page.getByRole("button", { name: /^Typhoon Princess, power/ }).count()).toBe(1);
});

test("Eternity: an option, and a boost for a creature", async () => {
  const { anna } = await begin(
    ["eternity"],
    desk,
    { hand: ["Cave Lizard"], draw: ["Catalisk"], discard: ["Catalisk"], play: ["Goat Dragon"] },
    { hand: ["Fire Antler"], draw: ["Cave Lizard"], play: ["Agile Rooster"] },
  );
  await anna.chooses(the("attack", "Goat Dragon"));
  await anna.isAsked();
  await anna.chooses((moves) => moves.find((move) => move.does === "boost")!);
  await anna.isAsked();
  await anna.chooses(the("choose", "Goat Dragon"));
  await anna.isAsked();
  await anna.chooses(the("choose-card", "Catalisk"));
  await anna.watch.until(() => JSON.stringify(anna.watch.moment?.view).includes('"boosts"'), 10_000, "the boost");
  await anna.seesWhatTheServerSays();
  await expect.poll(() => anna.page.getByRole("button", { name: /^Goat Dragon, .*boosted with/ }).count()).toBe(1);
});

test("Galaxy: octonite is distributed to another creature", async () => {
  const { anna } = await begin(
    ["galaxy"],
    desk,
    { hand: ["Borgions", "Applebot"], draw: ["Bean Bot"], play: ["Caulibot"] },
    { hand: ["Applebot"], draw: ["Bean Bot"], play: ["Applebot"] },
  );
  await anna.chooses(the("play", "Borgions"));
  await anna.isAsked();
  expect(anna.watch.question?.choice).toBe("distribute");
  await anna.chooses(the("choose", "Caulibot"));
  await expect.poll(() => anna.page.getByRole("button", { name: /^Caulibot, .*1 octonite/ }).count()).toBe(1);
  await anna.seesWhatTheServerSays();
});
