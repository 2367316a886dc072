/** What the design page shows: tokens by kind, and cards in every state. */
import type { Look } from "../../cards/look";

export const COLOURS: Record<string, string[]> = {
  surfaces: [
    "bg",
    "bg-deep",
    "paper",
    "paper-2",
    "line",
    "line-strong",
    "mat-me",
    "mat-foe",
    "mat-line-me",
    "mat-line-foe",
  ],
  ink: ["ink", "ink-2", "on-dark", "on-dark-2"],
  meaning: [
    ...["ask", "ask-edge", "ask-ink", "pick", "pick-soft", "harm", "harm-soft", "mind", "mind-soft"],
    ...["gain", "gain-soft", "octo", "octo-soft", "bolt", "bolt-soft"],
  ],
  bar: ["bar", "bar-ink", "bar-ink-2", "bar-btn", "bar-btn-line", "bar-go", "bar-go-ink", "badge", "badge-ink"],
};

export const TYPE = ["t-xs", "t-s", "t-m", "t-l", "t-xl", "t-2xl", "t-3xl"];
export const SPACE = ["s-1", "s-2", "s-3", "s-4", "s-5", "s-6", "s-7", "s-8"];
export const RADII = ["r-s", "r-m", "r-l", "r-xl", "r-pill"];
export const SHADOWS = ["sh-1", "sh-2", "sh-3"];

export const CARD = "Shark Dog";

/** A card's looks, each with the marks that a card has then. */
export const LOOKS: { name: string; look: Look; marks?: string[] }[] = [
  { name: "plain", look: {} },
  { name: "selectable", look: { ring: "selectable", key: "1" } },
  { name: "selected", look: { ring: "selected", key: "1" } },
  { name: "attacking", look: { ring: "attacking" } },
  { name: "blocking", look: { ring: "blocking" } },
  { name: "taken", look: { isTaken: true } },
  { name: "exhausted", look: {}, marks: ["exhausted"] },
];
