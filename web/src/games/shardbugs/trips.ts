/** Where permanents come from and go to when the table changes, read from what happened. */
import type { Trip } from "../../motion/travel";
import type { Card, GameEvent } from "../../server/messages";

const STAY: Trip = { way: "none" };
const handOf = (seat: number, me: number): string => (seat === me ? ".shard-hand" : `[data-seat="${seat}"] .in-hand`);
const splatOf = (seat: number): string => `[data-seat="${seat}"] .splat`;
const hiveOf = (seat: number): string => `[data-hive="${seat}"]`;

export function comesFrom(card: Card, events: GameEvent[], seat: number, me: number): Trip {
  const event = events.findLast((each) => each.piece === card.piece && each.event in COMING);
  return event ? { way: "move", place: COMING[event.event]?.(seat, me) } : STAY;
}

export function goesTo(card: Card, events: GameEvent[], seat: number, me: number): Trip {
  const event = events.findLast((each) => each.piece === card.piece && each.event in GOING);
  return event ? { way: "move", place: GOING[event.event]?.(event.seat ?? seat, me) } : STAY;
}

type Place = (seat: number, me: number) => string;

const COMING: Record<string, Place> = {
  play: handOf,
  put: handOf,
  place: handOf,
  make: (seat) => `[data-seat="${seat}"] .throne`,
  "to-field": hiveOf,
  "to-hive": (seat) => `[data-mat="${seat}"]`,
  retreat: (seat) => `[data-mat="${seat}"]`,
  control: (seat) => `[data-mat="${seat === 0 ? 1 : 0}"]`,
};

const GOING: Record<string, Place> = {
  splat: splatOf,
  "to-hand": handOf,
  "to-deck": (seat) => `[data-seat="${seat}"] .deck`,
  retreat: hiveOf,
  "to-hive": hiveOf,
};
