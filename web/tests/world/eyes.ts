/** Whoever sits before a page and misses nothing: every hand that was ever in it, and every cover, in their order. */
import type { Page } from "playwright-core";

/** What was to be seen at once: the title of the cover, if there was one, and the cards of the hand. */
export interface Glance {
  cover: string;
  hand: string[];
  text: string; // of a cover: everything that the page says, seen or only heard
}

/** Must be called before the page is opened. Looks after every change of the page, which is before it is painted. */
export async function watchClosely(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    let last = "";
    const look = () => {
      const cover = document.querySelector("[data-cover]");
      const hand = [...document.querySelectorAll('[data-spot^="hand-"]')].map(
        (card) => card.getAttribute("aria-label")?.split(",")[0] ?? "",
      );
      const labels = [...document.querySelectorAll("[aria-label], [title], [alt]")].map((each) =>
        ["aria-label", "title", "alt"].map((name) => each.getAttribute(name) ?? "").join(" "),
      );
      const text = cover ? [document.body.textContent, document.title, ...labels].join(" ") : "";
      const glance = { cover: cover?.querySelector("h1")?.textContent ?? "", hand, text };
      if (JSON.stringify(glance) !== last) {
        last = JSON.stringify(glance);
        seen.push(glance);
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    (window as unknown as { glances: unknown[] }).glances = seen;
  });
}

export const glances = (page: Page): Promise<Glance[]> =>
  page.evaluate(() => (window as unknown as { glances: Glance[] }).glances);
