/** The game that somebody wants to play: chosen once, kept in this browser, and the same on every page. */
import { FIRST_GAME } from "../games/games";
import { go } from "../routes.svelte";
import type { components } from "../server/generated/routes";
import { asSomebody, post } from "../server/http";
import { CLOCKS } from "./clocks";
import { optionsToSend, seatsIn, type Chosen, type Option } from "./options";

export type TableInfo = components["schemas"]["TableInfo"];
type SeatWish = components["schemas"]["SeatWish"];

/** Who sits across: a level of the program, a friend with a link, anybody, or somebody at the same screen. */
export type Against = "bot" | "friend" | "open" | "screen";

/** Who sits at a seat: somebody at this screen, whoever comes, or a level; empty for what `against` says. */
export type Sitter = "" | "me" | "open" | `bot:${string}`;

export interface Wish {
  game: string;
  kept: Record<string, Chosen>; // options of the games besides
  options: Chosen;
  against: Against;
  level: string;
  seats: Sitter[]; // by seat, where more than two sit at the table
  clock: string;
  rated: boolean;
  hidden: boolean;
  undo: boolean;
  bestOf: 1 | 3 | 5;
  names: string[]; // of those at one screen
}

const PLACE = "bugduel-new-game";
const FIRST: Wish = {
  game: FIRST_GAME,
  kept: {},
  options: {},
  against: "bot",
  level: "",
  seats: [],
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

const USUAL: Record<Against, (wanted: Wish) => Sitter> = {
  bot: (wanted) => `bot:${wanted.level}`,
  friend: () => "open",
  open: () => "open",
  screen: () => "me",
};

/** Who sits where: I first, and everybody else as wished, seat by seat or all alike. */
export function sittersOf(wanted: Wish, seats: number): Exclude<Sitter, "">[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = seats > 2 ? (wanted.seats[seat] ?? "") : "";
    return (seat === 0 ? "me" : own || USUAL[wanted.against](wanted)) as Exclude<Sitter, "">;
  });
}

export const isShared = (sitters: Sitter[]): boolean => sitters.filter((each) => each === "me").length > 1;
export const isWaiting = (sitters: Sitter[]): boolean => sitters.includes("open");
/** Whether it can be rated: nobody but people, each at a screen of their own. */
export const isAmongPeople = (sitters: Sitter[]): boolean => sitters.slice(1).every((each) => each === "open");

export function seatsOf(wanted: Wish, seats: number): Partial<SeatWish>[] {
  const sitters = sittersOf(wanted, seats);
  return sitters.map((sitter, seat): Partial<SeatWish> => {
    if (sitter === "me") {
      return isShared(sitters) ? { kind: "me", name: wanted.names[seat]?.trim() ?? "" } : { kind: "me" };
    }
    return sitter === "open" ? { kind: "open" } : { kind: "bot", bot: sitter.slice("bot:".length) };
  });
}

/** What the server is asked for. */
export function tableOf(wanted: Wish, options: Option[]) {
  const seats = seatsIn(options, wanted.options);
  const sitters = sittersOf(wanted, seats);
  const isRated = wanted.rated && isAmongPeople(sitters);
  // Whoever was not invited finds a table only if anybody is welcome.
  const isListed = isWaiting(sitters) ? wanted.against === "open" : !isShared(sitters) && !wanted.hidden;
  return {
    game: wanted.game,
    options: optionsToSend(options, wanted.options),
    seats: seatsOf(wanted, seats),
    best_of: wanted.bestOf,
    terms: {
      clock: CLOCKS[wanted.clock] ?? CLOCKS["none"],
      visibility: isListed ? "public" : "private",
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
