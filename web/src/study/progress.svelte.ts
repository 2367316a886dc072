/** Which puzzles are solved: kept in this browser. */
const PLACE = "bugduel-puzzles";

interface Kept {
  solved: string[]; // ids
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { solved: Array.isArray(kept.solved) ? kept.solved : [] };
  } catch {
    return { solved: [] }; // storage that is switched off or spoilt
  }
}

export const progress = $state<Kept>(read());

export function noteSolved(id: string): void {
  if (progress.solved.includes(id)) {
    return;
  }
  progress.solved = [...progress.solved, id];
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    // It holds for this visit.
  }
}
