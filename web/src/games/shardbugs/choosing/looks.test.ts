import { expect, test } from "vitest";

import type { Card, View } from "../../../server/messages";
import { fieldLook, type Seen } from "./looks";

/** Nothing can be chosen. */
const idle = {
  marked: [],
  marksAt: () => [],
  movesAt: () => [],
  paying: { isPaying: () => false, canPay: () => false },
};

function seen(players: number, decision: object | null = null): Seen {
  const view = { seat: 0, decision, resolving: [], players: Array.from({ length: players }, () => ({ zones: {} })) };
  return {
    view: view as unknown as View,
    picking: idle as unknown as Seen["picking"],
    step: null,
    changes: [],
    name: (seat) => ["me", "Mara", "Ludo"][seat] ?? "",
  };
}

const bee = (more: Partial<Card> = {}): Card => ({ card: "Bee", piece: 7, power: "3/1", ...more });
const badgeOf = (card: Card, of: Seen) => fieldLook("piece-7", card, [7], of).badge?.text;

test("an attacker says how hard it strikes, and among several players whom", () => {
  const attacker = bee({ marks: ["attacking"], facts: { attacks: [2] } });
  expect(badgeOf(attacker, seen(2))).toBe("3");
  expect(badgeOf(attacker, seen(3))).toBe("3 → Ludo");
  expect(badgeOf(bee({ marks: ["blocked"], facts: { attacks: [0] } }), seen(3)), "also me").toBe("3 → me");
});

test("attackers that somebody still chooses say it, too", () => {
  const choosing = seen(3, { seat: 2, choice: "attack", chosen: [{ piece: 7, whom: 1 }] });
  expect(badgeOf(bee(), choosing)).toBe("3 → Mara");
});
