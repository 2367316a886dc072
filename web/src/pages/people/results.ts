/** How a game ended for the one who reads about it. */
import type { TableInfo } from "../../play/wish.svelte";

export type Result = "won" | "lost" | "drawn" | "void" | "running" | "watched";

export function resultOf(table: Pick<TableInfo, "status" | "outcome" | "seats">): Result {
  const mine = table.seats.filter((seat) => seat.is_me);
  if (table.status === "open" || table.status === "running") {
    return "running";
  }
  if (table.status === "void" || !table.outcome) {
    return "void";
  }
  const points = table.outcome[mine[0]?.seat ?? -1];
  const isOnBothSides = mine.some((seat) => table.outcome?.[seat.seat] !== points);
  if (points === undefined || isOnBothSides) {
    return "watched"; // the latter at a screen that two shared
  }
  const best = Math.max(...table.outcome);
  const worst = Math.min(...table.outcome);
  return best === worst ? "drawn" : points === best ? "won" : "lost";
}
