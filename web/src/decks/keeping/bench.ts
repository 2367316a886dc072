/** The deck that somebody is at, kept in this browser so that a reload or a lost tab takes nothing away. */
import { asDeck, type Deck } from "../deck";

export interface Bench {
  from: string; // the address that it was opened by
  name: string;
  deck: Deck;
}

const PLACE = "bugduel-deck-bench";

export function readBench(from: string): Bench | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Bench> | null;
    return kept?.from === from ? { from, name: String(kept.name ?? ""), deck: asDeck(kept.deck) } : null;
  } catch {
    return null; // storage that is switched off or spoilt
  }
}

export function writeBench(bench: Bench | null): void {
  try {
    if (bench) {
      localStorage.setItem(PLACE, JSON.stringify(bench));
    } else {
      localStorage.removeItem(PLACE);
    }
  } catch {
    // It holds for this visit.
  }
}
