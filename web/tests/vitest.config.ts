/** Tests in a real browser: `npm run browser`. They need the built client (`npm run build`) and the installed package. */
import { defineConfig } from "vitest/config";

import { chromiumPath, MISSING } from "./world/chromium.ts";
import "./world/node20.ts";

const isLeftOut = !chromiumPath() && process.env["BUGDUEL_ALL_TESTS"] !== "1";
if (isLeftOut) {
  console.warn(`bugduel: the tests in a browser were left out: ${MISSING}`);
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: isLeftOut ? [] : ["stories/*.browser.ts"],
    passWithNoTests: isLeftOut,
    // Long enough for a busy machine: what fails here fails for another reason.
    testTimeout: 240_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
});
