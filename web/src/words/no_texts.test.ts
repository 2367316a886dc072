/** Everything that people read comes from the words files: no component says anything by itself. */
import { readdirSync, readFileSync } from "node:fs";

import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

/** Names: our own, those of typefaces, and of keys as they are printed on keyboards. */
const ALLOWED = new Set(["Bugduel", "Esc", "Enter", "Fredoka", "Nunito"]);
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
const LETTERS = /\p{L}{2,}/u;

type Node = { type: string; data?: string; name?: string; value?: unknown } & Record<string, unknown>;

/** Texts in the markup, and in the attributes that are shown or read out. */
function texts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) {
    node.forEach((each) => texts(each, found));
  } else if (node && typeof node === "object") {
    const { type, data, name, value } = node as Node;
    if (type === "Text" && data) {
      found.push(data.trim());
    }
    const isSilent = type === "StyleDirective" || (type === "Attribute" && !SPOKEN.has(name ?? ""));
    for (const [key, child] of Object.entries(node)) {
      if (!(isSilent && key === "value") && key !== "expression" && key !== "raw") {
        texts(child === value ? value : child, found);
      }
    }
  }
  return found;
}

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));

test.each(components)("%s says nothing by itself", (file) => {
  const tree = parse(readFileSync(`src/${file}`, "utf8"), { modern: true }) as AST.Root;
  const said = texts(tree.fragment).filter((text) => LETTERS.test(text) && !ALLOWED.has(text));
  expect(said).toEqual([]);
});

test("texts in markup and in labels are found", () => {
  const tree = parse('<p>Hello</p><b aria-label="There" class="quiet">{name}</b>', { modern: true });
  expect(texts(tree.fragment).filter((text) => LETTERS.test(text))).toEqual(["Hello", "There"]);
});
