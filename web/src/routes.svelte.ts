/** Addresses and the pages they show. Everything has an address one can share; back and reload do what people expect. */
import type { Component } from "svelte";

type Loaded = { default: Component<Record<string, string>> };

/** A `:name` in an address becomes a property of the page. */
const PAGES: [string, () => Promise<Loaded>][] = [
  ["/", () => import("./pages/HomePage.svelte") as unknown as Promise<Loaded>],
  ["/game/:id", () => import("./pages/GamePage.svelte") as unknown as Promise<Loaded>],
];

const MISSING = () => import("./pages/MissingPage.svelte") as unknown as Promise<Loaded>;

export interface Found {
  load: () => Promise<Loaded>;
  values: Record<string, string>;
}

export function find(path: string): Found {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  for (const [pattern, load] of PAGES) {
    const wanted = pattern.split("/").filter(Boolean);
    if (
      wanted.length === parts.length &&
      wanted.every((part, place) => part.startsWith(":") || part === parts[place])
    ) {
      const named = wanted.map((part, place) => [part.slice(1), parts[place] as string] as const);
      return { load, values: Object.fromEntries(named.filter((_, place) => wanted[place]?.startsWith(":"))) };
    }
  }
  return { load: MISSING, values: {} };
}

export const here = $state({ path: location.pathname, query: location.search });

function arrive(): void {
  here.path = location.pathname;
  here.query = location.search;
}

export function go(address: string, options: { instead?: boolean } = {}): void {
  if (options.instead) {
    history.replaceState(null, "", address);
  } else {
    history.pushState(null, "", address);
    scrollTo(0, 0);
  }
  arrive();
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
    if (link.origin === location.origin && !link.pathname.startsWith("/api/")) {
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    }
  });
}
