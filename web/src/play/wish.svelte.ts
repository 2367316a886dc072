/** The game that somebody wants to play: chosen once, kept in this browser, and the same on every page. */
import { go } from "../routes.svelte";
import type { components } from "../server/generated/routes";
import { asSomebody, post } from "../server/http";
import { CLOCKS } from "./clocks";
import { optionsToSend, seatsIn, type Chosen, type Option } from "./options";

export type TableInfo = components["schemas"]["TableInfo"];
type SeatWish = components["schemas"]["SeatWish"];

export const GAME = "mindbug";

/** Who sits across: a level of the program, a friend with a link, anybody, or somebody at the same screen. */
export type Against = "bot" | "friend" | "open" | "screen";

export interface Wish {
  options: Chosen;
  against: Against;
  level: string;
  clock: string;
  rated: boolean;
  hidden: boolean;
  undo: boolean;
  bestOf: 1 | 3 | 5;
  names: string[]; // of those at one screen
}

const PLACE = "bugduel-new-game";
const FIRST: Wish = {
  options: {},
  against: "bot",
  level: "",
  clock: "none",
  rated: false,
  hidden: false,
  undo: true,
  bestOf: 1,
  names: [],
};

function read(): Wish {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Wish>) };
  } catch {
    return { ...FIRST };
  }
}

export const wish = $state<Wish>(read());

export function wishFor(changes: Partial<Wish>): void {
  Object.assign(wish, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(wish));
  } catch {
    // It holds for this visit.
  }
}

export const choose = (name: string, value: Chosen[string]): void =>
  wishFor({ options: { ...wish.options, [name]: value } });

/** Who sits where: I first, and everybody else as wished. */
export function seatsOf(wanted: Wish, seats: number): Partial<SeatWish>[] {
  const others = Array.from({ length: seats - 1 }, (_, place): Partial<SeatWish> => {
    if (wanted.against === "bot") {
      return { kind: "bot", bot: wanted.level };
    }
    return wanted.against === "screen" ? { kind: "me", name: nameOf(wanted, place + 1) } : { kind: "open" };
  });
  const mine = wanted.against === "screen" ? { kind: "me" as const, name: nameOf(wanted, 0) } : { kind: "me" as const };
  return [mine, ...others];
}

const nameOf = (wanted: Wish, place: number): string => wanted.names[place]?.trim() ?? "";

/** What the server is asked for. */
export function tableOf(wanted: Wish, options: Option[]) {
  const isRated = wanted.rated && (wanted.against === "friend" || wanted.against === "open");
  const isPublic = wanted.against === "open" || (wanted.against === "bot" && !wanted.hidden);
  return {
    game: GAME,
    options: optionsToSend(options, wanted.options),
    seats: seatsOf(wanted, seatsIn(options, wanted.options)),
    best_of: wanted.bestOf,
    terms: {
      clock: CLOCKS[wanted.clock] ?? CLOCKS["none"],
      visibility: isPublic ? "public" : "private",
      rated: isRated,
      undo: isRated ? null : wanted.undo,
    },
  };
}

/** Open the table, and go to it: to the game if nobody has to come, else to where one waits. */
export async function play(wanted: Wish, options: Option[]): Promise<void> {
  const table = await asSomebody(() => post<TableInfo>("/api/games", tableOf(wanted, options)));
  go(table.status === "open" ? `/wait/${table.id}` : `/game/${table.id}`);
}
