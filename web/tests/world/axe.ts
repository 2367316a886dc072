/** What axe finds wrong for people who use keys, a screen reader or need contrast. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(): Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** Each violation with the elements that have it; nothing if all is well. */
export async function violations(page: Page): Promise<string[]> {
  // Not as a script of the page: it allows none but its own.
  await page.evaluate(SOURCE);
  const found = await page.evaluate(() => (window as unknown as { axe: Axe }).axe.run());
  return found.violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 4).map((node) => `  ${node.html.slice(0, 200)}\n    ${node.failureSummary ?? ""}`);
    return [`${id}: ${help} (${nodes.length})`, ...where].join("\n");
  });
}
