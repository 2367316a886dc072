/** Addresses and the pages they show. Everything has an address one can share; back and reload do what people expect. */
import type { Component } from "svelte";

import { match } from "./addresses";

type Loaded = { default: Component<Record<string, string>> };
type Load = () => Promise<Loaded>;

/** A `:name` in an address becomes a property of the page. */
const PAGES: [string, () => Promise<unknown>][] = [
  ["/", () => import("./pages/home/HomePage.svelte")],
  ["/new", () => import("./pages/new/NewPage.svelte")],
  ["/tables", () => import("./pages/tables/TablesPage.svelte")],
  ["/wait/:id", () => import("./pages/tables/WaitPage.svelte")],
  ["/join/:id", () => import("./pages/tables/JoinPage.svelte")],
  ["/game/:id", () => import("./pages/GamePage.svelte")],
  ["/replay/:id", () => import("./pages/replay/ReplayPage.svelte")],
  ["/report/:id", () => import("./pages/ReportPage.svelte")],
  ["/learn", () => import("./pages/learn/LearnPage.svelte")],
  ["/learn/:id", () => import("./pages/learn/LearnPage.svelte")],
  ["/puzzles", () => import("./pages/puzzles/PuzzlesPage.svelte")],
  ["/puzzle/:id", () => import("./pages/puzzles/PuzzlePage.svelte")],
  ["/cards", () => import("./pages/cards/CardsPage.svelte")],
  ["/cards/:name", () => import("./pages/cards/CardPage.svelte")],
  ["/decks", () => import("./pages/decks/DecksPage.svelte")],
  ["/decks/build", () => import("./pages/decks/BuildPage.svelte")],
  ["/decks/shared", () => import("./pages/decks/SharedPage.svelte")],
  ["/decks/built/:id", () => import("./pages/decks/BuiltPage.svelte")],
  ["/draft", () => import("./pages/drafts/NewDraftPage.svelte")],
  ["/draft/:id", () => import("./pages/drafts/DraftPage.svelte")],
  ["/rules", () => import("./pages/rules/RulesPage.svelte")],
  ["/settings", () => import("./pages/settings/SettingsPage.svelte")],
  ["/login", () => import("./pages/people/LoginPage.svelte")],
  ["/me", () => import("./pages/people/MePage.svelte")],
  ["/me/data", () => import("./pages/people/DataPage.svelte")],
  ["/design", () => import("./pages/design/DesignPage.svelte")],
];

const MISSING = () => import("./pages/MissingPage.svelte") as unknown as Promise<Loaded>;

export interface Found {
  load: Load;
  values: Record<string, string>;
}

export function find(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const values = match(pattern, path);
    if (values) {
      return { load: load as Load, values };
    }
  }
  return { load: MISSING, values: {} };
}

/** Where we are. `moves` counts the changes of page since the site was opened. */
export const here = $state({ path: location.pathname, query: location.search, hash: location.hash, moves: 0 });

function arrive(): void {
  here.moves += here.path === location.pathname ? 0 : 1;
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function go(address: string, options: { instead?: boolean } = {}): void {
  if (options.instead) {
    history.replaceState(history.state, "", address);
  } else {
    history.replaceState({ y: scrollY }, "");
    history.pushState(null, "", address);
    if (!location.hash) {
      scrollTo(0, 0);
    }
  }
  arrive();
}

/** What is shown has another address from now on, and nothing else changes. */
export function readdress(address: string): void {
  history.replaceState(history.state, "", address);
}

/** Back on a page that one has left: where one was on it. */
export function scrollBack(): void {
  const y = (history.state as { y?: number } | null)?.y;
  if (y) {
    scrollTo(0, y);
  }
}

/** Links to our own pages are followed here, without loading everything anew. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || event.defaultPrevented || !isPlain || link.target || link.hasAttribute("download")) {
      return;
    }
    if (link.origin === location.origin && !/^\/(api|pictures)\//.test(link.pathname)) {
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    }
  });
}
