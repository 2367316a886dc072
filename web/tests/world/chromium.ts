/** The browser that tests and commands drive. It is found on this machine; nothing is downloaded. */
import { existsSync } from "node:fs";

import { chromium, type Browser } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Where Chromium is, or nothing. `BUGDUEL_CHROMIUM` names another one. */
export function chromiumPath(): string | undefined {
  return [process.env["BUGDUEL_CHROMIUM"] ?? "", ...PLACES].find((place) => place && existsSync(place));
}

export const MISSING =
  `there is no Chromium at ${PLACES.join(", ")}: install it (on Debian: apt install chromium), ` +
  "or name it in BUGDUEL_CHROMIUM";

export function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) {
    throw new Error(MISSING);
  }
  return chromium.launch({ executablePath, args: ARGS });
}
