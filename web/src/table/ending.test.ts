import { expect, test } from "vitest";

import { line, moment, view } from "../../tests/views";
import type { Chair } from "../server/messages";
import type { Level } from "../play/opponents";
import { harder, reasonOf, resultOf } from "./ending";

const over = (outcome: number[] | null) => moment(9, view([{}, {}], { outcome }), [], { result: "Anna won." });
const level = (bot: string): Level => ({ bot, name: bot, text: "", strength: 1, games: ["mindbug"] });
const chair = (seat: number, bot = ""): Chair => ({ seat, bot, kind: bot ? "bot" : "person" }) as Chair;
const LEVELS = [level("larva"), level("beetle")];

test("a game is won, lost, drawn, watched, or void", () => {
  expect(resultOf(over([1, 0]), 0)).toBe("won");
  expect(resultOf(over([1, 0]), 1)).toBe("lost");
  expect(resultOf(over([0.5, 0.5]), 0)).toBe("drawn");
  expect(resultOf(over([1, 0]), -1)).toBe("watched");
  expect(resultOf(over(null), 0)).toBe("void");
});

test("why it ended is the last thing that was told, if that was the end", () => {
  const log = [{ ...line("Anna wins: Ben has no life left."), ply: 9 }];
  expect(reasonOf({ shown: over([1, 0]), log, events: [{ event: "end" }] })).toBe("Anna wins: Ben has no life left.");
  expect(reasonOf({ shown: over([1, 0]), log, events: [{ event: "turn" }] })).toBe("Anna won.");
});

test("whoever beats a level can try the next one", () => {
  const seats = [chair(0), chair(1, "larva")];
  expect(harder({ seats, me: 0 }, "won", LEVELS)?.bot).toBe("beetle");
  expect(harder({ seats, me: 0 }, "lost", LEVELS)).toBeNull();
  expect(harder({ seats: [chair(0), chair(1, "beetle")], me: 0 }, "won", LEVELS)).toBeNull();
  expect(harder({ seats: [chair(0), chair(1)], me: 0 }, "won", LEVELS)).toBeNull();
});
