/** Whether the server has become another one than the one this page came from: then it has to be loaded anew. */
import { get } from "./http";

const PROTOCOL = 1; // that we speak

export const version = $state({ isOld: false });

let rules: number | null = null;

/** A game says how it is told, and by which rules it is played. */
export function noteProtocol(protocol: number, now: number): void {
  rules ??= now;
  version.isOld ||= protocol > PROTOCOL || now > rules;
}

/** The page's own script: its name changes with its content. */
export const scriptIn = (page: Document): string =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";

/** Ask for the page once more, and compare. */
export async function checkVersion(): Promise<void> {
  try {
    const answer = await fetch("/", { headers: { Accept: "text/html" }, cache: "no-cache" });
    const found = scriptIn(new DOMParser().parseFromString(await answer.text(), "text/html"));
    version.isOld ||= answer.ok && found !== "" && found !== scriptIn(document);
  } catch {
    // Not now: whoever needs the server says so.
  }
}

/** When the server answers again. */
export async function untilThere(pause = 1_000): Promise<void> {
  for (;;) {
    try {
      await get("/ready");
      return;
    } catch {
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
}
