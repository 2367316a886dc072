/** What is drawn of a card, read from the view and from what is printed on it. */
import type { Cards, PrintedCard } from "../../../cards/catalogue.svelte";
import type { Card } from "../../../server/messages";
import { say } from "../../../words/words.svelte";

export type Alliance = "solar" | "lunar" | "meteor" | "unaligned";
export type Dust = "neutral" | "solar" | "lunar" | "meteor" | "draft";

/** What a card of this game tells besides its name. */
export interface ShardFacts {
  alliance?: Alliance;
  rarity?: string;
  atk?: number;
  def?: number;
  dev?: number;
  species?: string[];
  classes?: string[];
  subtype?: string;
  equip?: string;
  fits?: string[];
  quick?: boolean;
  bounty?: number;
  plink?: number;
  damage?: number;
  plus?: number;
  minus?: number;
  items?: string[];
  on?: string;
  "on-piece"?: number;
  owner?: number;
  cannot?: string[];
  attacks?: number[]; // the player who is attacked
  blocks?: number[]; // the attackers that are blocked
  "most-copies"?: number;
}

export const factsOf = (card: { facts?: unknown } | undefined): ShardFacts => (card?.facts ?? {}) as ShardFacts;

/** The dust that a bug makes in a Hive; in games of drafted decks any bug of an alliance makes the same. */
export function dustOf(printed: PrintedCard | undefined, isDraft: boolean): Dust {
  const alliance = factsOf(printed).alliance ?? "unaligned";
  return alliance === "unaligned" ? "neutral" : isDraft ? "draft" : alliance;
}

const LETTERS: Record<string, Dust> = { S: "solar", L: "lunar", M: "meteor" };

export interface CostParts {
  neutral: number | null; // null where only shards are asked for
  shards: Dust[];
}

/** `2SS` is two of any dust and two solar shards; a token has no cost. */
export function costOf(text: string): CostParts | null {
  const found = /^(\d*)([SLM]*)$/.exec(text);
  if (!text || !found) {
    return null;
  }
  const [, number = "", letters = ""] = found;
  return { neutral: number ? Number(number) : null, shards: [...letters].map((letter) => LETTERS[letter] as Dust) };
}

export interface Figure {
  value: number;
  change: number; // against what is printed
}

export interface Figures {
  atk: Figure;
  def: Figure & { left: number };
  dev: Figure | null; // tokens have none
}

/** The figures of a bug, or of something that has become one; null for everything else. */
export function figuresOf(card: Card, printed: PrintedCard | undefined): Figures | null {
  const [atk, def] = (card.power ?? "").split("/").map(Number);
  if (!card.power || atk === undefined || def === undefined) {
    return null;
  }
  const [facts, own] = [factsOf(card), factsOf(printed)];
  const isPrinted = own.atk !== undefined;
  const change = (value: number, was: number | undefined) => (isPrinted ? value - (was ?? 0) : 0);
  const dev = facts.dev ?? 0;
  return {
    atk: { value: atk, change: change(atk, own.atk) },
    def: { value: def, change: change(def, own.def), left: Math.max(0, def - (facts.damage ?? 0)) },
    dev: dev || own.dev ? { value: dev, change: change(dev, own.dev) } : null,
  };
}

/** "weapon", "location": what a card is, where there is no room for more. */
export function shortType(printed: PrintedCard, cards: Cards): string {
  const { subtype } = factsOf(printed);
  return subtype ? cards.fact("subtype", subtype) : cards.kind(printed.kind);
}

/** "ant soldier", "weapon · equip 1", "quick action · attack". */
export function typeLine(printed: PrintedCard, cards: Cards): string {
  const facts = factsOf(printed);
  const words = (name: "species" | "classes") => (facts[name] ?? []).map((id) => cards.fact(name, id));
  switch (printed.kind) {
    case "bug":
      return [...words("species"), ...words("classes")].join(" ");
    case "action":
      return [
        say("shard-action", { quick: facts.quick ? "yes" : "no" }),
        ...(facts.subtype ? [cards.fact("subtype", facts.subtype)] : []),
      ].join(" · ");
    case "item":
    case "support":
      return [shortType(printed, cards), ...(facts.equip ? [say("shard-equip", { cost: facts.equip })] : [])].join(
        " · ",
      );
    default:
      return cards.kind(printed.kind);
  }
}

/** The number behind a keyword that has one. */
export const amountOf = (keyword: string, printed: PrintedCard | undefined): number | undefined =>
  keyword === "bounty" || keyword === "plink" ? factsOf(printed)[keyword] : undefined;

/** "+1/+1 ×2" and the like; nothing without counters. */
export function countersOf(card: Card): { text: string; isGain: boolean } | null {
  const { plus = 0, minus = 0 } = factsOf(card);
  const sum = plus - minus;
  if (!plus && !minus) {
    return null;
  }
  const sign = sum < 0 ? "−" : "+";
  const much = Math.abs(sum);
  return { text: `${sign}${much}/${sign}${much}`, isGain: sum >= 0 };
}

export interface TextPiece {
  text: string;
  isCost: boolean;
}

/** A text in pieces: shards that are to be paid stand there in letters, `2S` or `MM`. */
export const withCosts = (text: string): TextPiece[] =>
  piecesOf(text, /((?<![\w+\-/])\d*(?:S{1,4}|L{1,4}|M{1,4})(?![\w/]))/);

/** The same of a sentence that may name players, who may be called "Ana M.": letters alone are a cost only before what they buy. */
export const costsSaid = (text: string): TextPiece[] =>
  piecesOf(text, /((?<![\w+\-/])(?:\d+(?:S{1,4}|L{1,4}|M{1,4})(?![\w/])|(?:S{1,4}|L{1,4}|M{1,4})(?=: |, | \()))/);

function piecesOf(text: string, costs: RegExp): TextPiece[] {
  return text
    .split(costs)
    .map((piece, place) => ({ text: piece, isCost: place % 2 === 1 }))
    .filter((piece) => piece.text);
}
