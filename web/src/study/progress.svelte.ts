/** Which puzzles are solved and which lessons are done: kept in this browser, and with the account where there is one. */
import type { components } from "../server/generated/routes";
import { ask } from "../server/http";
import { GUEST, readSolved, signedIn, signedOut, withSaved, withSolved, type Solved } from "./solved";

type Preferences = components["schemas"]["Preferences"];

const PLACE = "bugduel-puzzles";

function stored(): Solved | null {
  try {
    return readSolved(localStorage.getItem(PLACE));
  } catch {
    return null; // storage that is switched off
  }
}

let kept = stored() ?? readSolved(null);
let account = GUEST; // of whoever was met
let isSaving = false;

export const progress = $state<{ solved: string[] }>({ solved: kept.solved });

/** Begin with what is stored, as another tab may have changed it. */
function change(how: (from: Solved) => Solved): void {
  kept = how(stored() ?? kept);
  progress.solved = kept.solved;
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // It holds for this visit.
  }
}

export function noteSolved(id: string): void {
  change((from) => withSolved(from, id));
  void save();
}

/** Somebody was met, or nobody. */
export async function followSolved(
  person: { id: string; is_guest: boolean; settings: Preferences } | null,
): Promise<void> {
  account = person && !person.is_guest ? person.id : GUEST;
  change((from) => (account ? signedIn(from, account, person?.settings.solved ?? []) : signedOut(from)));
  await save();
}

/** Tell the server, one after the other. What fails is told with the next one, or when the server is met again. */
async function save(): Promise<void> {
  if (isSaving) {
    return;
  }
  isSaving = true;
  for (let sent = kept.unsaved[account] ?? []; account && sent.length; sent = kept.unsaved[account] ?? []) {
    const who = account;
    try {
      const { solved = [] } = await ask<Preferences>("PATCH", "/api/me/settings", { solved: sent });
      change((from) => withSaved(from, who, sent, solved));
    } catch {
      break;
    }
  }
  isSaving = false;
}
