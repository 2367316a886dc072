/** Whether the server has become another one than the one this page came from: then it has to be loaded anew. */
import { get } from "./http";

const PROTOCOL = 1; // that we speak

export const version = $state({ isOld: false });

/** A game says how it is told. */
export function noteProtocol(protocol: number): void {
  version.isOld ||= protocol > PROTOCOL;
}

/** The page's own script: its name changes with its content. */
export const scriptIn = (page: Document): string =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";

/** Ask for the page once more, and compare. With the address of the cards, whether these and their rules are the same. */
export async function checkVersion(cards = ""): Promise<void> {
  try {
    const answer = await fetch("/", { headers: { Accept: "text/html" }, cache: "no-cache" });
    const found = scriptIn(new DOMParser().parseFromString(await answer.text(), "text/html"));
    version.isOld ||= answer.ok && found !== "" && found !== scriptIn(document);
    version.isOld ||= cards !== "" && (await isOther(cards));
  } catch {
    // Not now, or nothing to compare with: whoever needs the server says so.
  }
}

/** Whether something is not any more as this browser has kept it. */
async function isOther(address: string): Promise<boolean> {
  const mark = async (cache: RequestCache) =>
    (await fetch(address, { cache, mode: "same-origin", headers: { Accept: "application/json" } })).headers.get("ETag");
  const kept = await mark("only-if-cached");
  return kept !== null && kept !== (await mark("no-cache"));
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
