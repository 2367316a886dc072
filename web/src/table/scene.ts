/** What the stage shows: the card being played, the fight, or the last thing that happened. */
import type { Card, View } from "../server/messages";
import { say } from "../words/words.svelte";
import type { Step } from "./state/queue";

export interface Fighter {
  card: string;
  power: number;
}

export interface Scene {
  card: Card | null;
  caption: string;
  isAsked: boolean; // the question is about this card
  fight: { attacker: Fighter; blocker: Fighter | null; verdict: string } | null;
  rolled: number[];
  faces: Record<number, string>;
  line: string;
}

const EMPTY: Scene = { card: null, caption: "", isAsked: false, fight: null, rolled: [], faces: {}, line: "" };

export function pieceIn(view: View, piece: number | undefined): Card | null {
  for (const player of view.players) {
    const found = player.zones["play"]?.cards.find((card) => card.piece === piece);
    if (found && piece) {
      return found;
    }
  }
  return null;
}

/** `blocker` is the creature that blocks, or would if what is looked at is chosen. */
export function sceneOf(view: View, step: Step | null, last: string, blocker: number, verdict: string): Scene {
  const line = step?.line.text ?? last;
  const attack = view.resolving.findLast((pending) => pending.what === "attack");
  if (attack) {
    const attacker = pieceIn(view, attack.piece);
    const against = pieceIn(view, blocker || attack.targets?.[0]?.piece);
    const rolled = (attack.facts as { rolled?: number[] } | undefined)?.rolled ?? [];
    if (attacker) {
      const fight = { attacker: fighter(attacker), blocker: against ? fighter(against) : null, verdict };
      return { ...EMPTY, fight, rolled, line: rolled.length ? line : "" };
    }
  }
  const shown = view.zones["shown"]?.cards[0];
  if (shown) {
    return { ...EMPTY, card: shown, caption: say("stage-played"), isAsked: true };
  }
  const name = step?.events.find((event) => event.card)?.card;
  if (name) {
    const event = step?.events.find((each) => each.card);
    return { ...EMPTY, card: pieceIn(view, event?.piece) ?? { card: name }, caption: say("stage-now"), line };
  }
  return { ...EMPTY, line };
}

/** A card that somebody reads, where there is no other place for it. */
export const readScene = (card: Card): Scene => ({ ...EMPTY, card });

const fighter = (card: Card): Fighter => ({ card: card.card, power: Number(card.power ?? 0) });
