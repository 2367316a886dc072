/** What each card on the table looks like now: what may be chosen, what attacks, what is about to happen to it. */
import type { Flag, Look } from "../../cards/look";
import type { Card, Change, Move, View } from "../../server/messages";
import type { Picking } from "../../table/choosing/picking.svelte";
import type { Step } from "../../table/state/queue";
import { handSpot, pieceSpot, shelfSpot } from "../../table/choosing/spots";
import { hasStage } from "../../table/screen";
import { say } from "../../words/words.svelte";

export interface Item {
  id: string;
  key?: string; // the same as long as it is the same card
  card: Card;
  look: Look;
}

/** What happens to creatures in the step that is being told. */
const FATES: Record<string, { icon: "skull" | "broken"; text: string }> = {
  defeat: { icon: "skull", text: "fate-falls" },
  exhaust: { icon: "broken", text: "exhausted" },
};

/** What would happen to creatures if the move that is considered were made. */
function foretellings(changes: Change[]): Map<number, Flag> {
  const found = new Map<number, Flag>();
  for (const change of changes) {
    if (change.what === "leaves" && change.piece) {
      found.set(change.piece, { kind: "harm", icon: "skull", text: say("fate-would-fall") });
    } else if (change.what === "mark" && change.piece) {
      found.set(change.piece, { kind: "harm", icon: "broken", text: say("fate-would-exhaust") });
    } else if (change.what === "controller" && change.piece) {
      found.set(change.piece, { kind: "plain", icon: "next", text: say("fate-would-change") });
    }
  }
  return found;
}

/** `taken` are creatures on which a Mindbug sits, with the place from where it comes flying, if it does. */
export function creatureItems(
  cards: Card[],
  view: View,
  picking: Picking,
  step: Step | null,
  changes: Change[],
  taken: Map<number, string>,
): Item[] {
  const foretold = foretellings(changes);
  const attack = view.resolving.findLast((pending) => pending.what === "attack");
  const blocked = attack?.targets?.[0]?.piece;
  return cards.map((card) => {
    const id = pieceSpot(card.piece ?? 0);
    const look = spotLook(id, picking);
    const event = step?.events.findLast((each) => each.piece === card.piece);
    if (look.ring === "selected") {
      // What is picked is shown so, whatever else it does: nobody confirms what they cannot see.
    } else if (event?.event === "attack" || (attack?.piece === card.piece && card.piece)) {
      look.ring = "attacking";
    } else if (event?.event === "block" || (blocked === card.piece && card.piece)) {
      look.ring = "blocking";
    }
    const bugFrom = taken.get(card.piece ?? 0);
    if (bugFrom !== undefined) {
      look.isTaken = true;
      look.bugFrom = hasStage() ? "" : bugFrom; // else it flies to the stage, and comes with the card from there
    }
    const fate = event && FATES[event.event];
    const flag = foretold.get(card.piece ?? 0);
    if (flag) {
      look.flag = flag;
    }
    if (fate) {
      look.flag = { kind: "harm", icon: fate.icon, text: say(fate.text) };
    }
    return { id, card, look };
  });
}

export function handItems(cards: Card[], picking: Picking): Item[] {
  const seen = new Map<string, number>();
  return cards.map((card, place) => {
    const copy = (seen.get(card.card) ?? 0) + 1;
    seen.set(card.card, copy);
    return {
      id: handSpot(place),
      key: `${card.card} ${copy}`,
      card,
      look: spotLook(handSpot(place), picking),
    };
  });
}

/** Cards laid out to choose from. Where they lie in the piles of several players, each says whose. */
export function shelfItems(moves: Move[], picking: Picking, name: (seat: number) => string): Item[] {
  const isMixed = new Set(moves.map((move) => move.seat)).size > 1;
  return moves.map((move, place) => {
    const look = spotLook(shelfSpot(place), picking);
    if (isMixed && move.seat !== undefined) {
      look.flag = { kind: "plain", icon: "person", text: name(move.seat) };
    }
    return { id: shelfSpot(place), card: { card: move.card ?? "" }, look };
  });
}

export function spotLook(id: string, picking: Picking): Look {
  const look: Look = {};
  if (picking.movesAt(id).length) {
    look.ring = picking.picked === id ? "selected" : "selectable";
    look.key = picking.menu ? "" : picking.keyOf(id);
  }
  return look;
}
