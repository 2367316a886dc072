import { expect, test } from "vitest";

import { moment, view } from "../../tests/views";
import { sceneOf } from "./scene";
import { stepsOf } from "./state/queue";

test("a fight shows both powers, also of a creature that only might block", () => {
  const attack = { what: "attack", seat: 1, piece: 2 };
  const table = view([{ play: [{ card: "Ant", power: "4" }] }, { play: [{ card: "Bee", power: "7" }] }], {
    resolving: [attack],
  });
  expect(sceneOf(table, null, "", 0, "").fight).toMatchObject({ attacker: { card: "Bee", power: 7 }, blocker: null });
  expect(sceneOf(table, null, "", 1, "Ant falls").fight).toMatchObject({
    blocker: { card: "Ant", power: 4 },
    verdict: "Ant falls",
  });
});

test("a card that was played lies on the stage, and the question is about it", () => {
  const table = view([{}, {}], { zones: { shown: { size: 1, cards: [{ card: "Bee" }] } } });
  expect(sceneOf(table, null, "", 0, "")).toMatchObject({ card: { card: "Bee" }, isAsked: true });
});

test("while something is told, the stage shows the card that it is about", () => {
  const [step] = stepsOf(moment(1, view([{}, {}]), [{ event: "discard", card: "Ant" }]));
  expect(sceneOf(view([{}, {}]), step!, "", 0, "")).toMatchObject({ card: { card: "Ant" }, isAsked: false });
});

test("at rest it repeats the last thing that happened", () => {
  expect(sceneOf(view([{}, {}]), null, "Bee fell.", 0, "")).toMatchObject({ card: null, line: "Bee fell." });
});
