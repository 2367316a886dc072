import { expect, test } from "vitest";

import { cardComes, creatureComes, creatureGoes, takenIn } from "./trips";

test("a creature comes from the stage, and one that changes sides from the other side", () => {
  expect(creatureComes(4, [{ event: "enter", piece: 4, seat: 0 }], [])).toEqual({ way: "move", place: ".stage" });
  expect(creatureComes(4, [{ event: "control", piece: 4, seat: 0 }], []).place).toBe('[data-mat="1"]');
  expect(creatureComes(4, [{ event: "evolve", piece: 4 }], []).way).toBe("turn");
});

test("at a table of four a creature that changes sides comes from whoever had it", () => {
  const taken = { event: "control", piece: 4, seat: 0 };
  const before = [{ event: "enter", piece: 4, seat: 3 }, { event: "enter", piece: 5, seat: 1 }, taken];
  expect(creatureComes(4, [taken], before).place).toBe('[data-mat="3"]');
  const again = { event: "control", piece: 4, seat: 2 };
  expect(creatureComes(4, [again], [...before, again]).place).toBe('[data-mat="0"]');
});

test("a defeated creature goes to the discard pile, one that returns goes to its hand", () => {
  expect(creatureGoes(4, "Bee", [{ event: "defeat", piece: 4, seat: 1 }], 0).place).toContain('[data-seat="1"]');
  expect(creatureGoes(4, "Bee", [{ event: "return", card: "Bee", seat: 0 }], 0).place).toBe(".hand");
  expect(creatureGoes(4, "Bee", [], 0).way).toBe("none");
});

test("a drawn card comes from the draw pile", () => {
  expect(cardComes("Bee", [{ event: "draw", seat: 0, card: "Bee" }], 0).place).toContain(".to-draw");
  expect(cardComes("Bee", [{ event: "draw", seat: 1 }], 0).place).toBe(".stage");
});

test("a Mindbug sits on what it took until the next turn of its new controller is over", () => {
  const taken = [
    { event: "turn", turn: 3 },
    { event: "play", card: "Bee", seat: 0 },
    { event: "mindbug", card: "Bee", seat: 1 },
    { event: "enter", card: "Bee", piece: 7, seat: 1 },
  ];
  expect([...takenIn(taken).keys()]).toEqual([7]);
  expect([...takenIn([...taken, { event: "turn", turn: 5 }]).keys()]).toEqual([7]);
  expect([...takenIn([...taken, { event: "turn", turn: 6 }]).keys()]).toEqual([]);
});

test("a creature that nobody took has no Mindbug on it", () => {
  expect(
    takenIn([
      { event: "play", card: "Bee" },
      { event: "enter", card: "Bee", piece: 7, seat: 0 },
    ]).size,
  ).toBe(0);
});
