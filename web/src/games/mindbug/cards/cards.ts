/** How Mindbug's cards are drawn and named. */
import type { GameCards } from "../../../cards/drawing";
import { KEYWORD_ICONS } from "./icons";
import MindbugCard from "./MindbugCard.svelte";
import { nameOf } from "./naming";
import { asDrawn } from "./printed";

export const MINDBUG_CARDS: GameCards = {
  View: MindbugCard,
  pictures: "/pictures",
  nameOf,
  asDrawn,
  iconOf: (keyword) => KEYWORD_ICONS[keyword] ?? "next",
  filters: [],
  sorts: ["power"],
  heroes: ["Axolotl Healer", "Kangasaurus Rex"],
  height: 206,
};
