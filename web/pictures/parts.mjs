// The parts pictures are made of: Noto Emoji's icons and our own marks, all in a box of 128 x 128.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const HERE = import.meta.dirname;
const MARK_FOLDERS = ["animals", "food", "things", "bugs", "brand"];

let icons;
let marks;
let copies = 0;

/** The SVG of a part, safe to nest any number of times: ids are unique and nothing is drawn outside the box. */
export function part(name) {
  const body = name.startsWith("own:") ? markBody(name.slice(4)) : iconBody(name);
  return `<svg width="128" height="128" viewBox="0 0 128 128" overflow="hidden">${withOwnIds(body)}</svg>`;
}

/** A prefix for ids that no other piece of this run has. */
export const freshId = () => `p${(copies++).toString(36)}`;

/** Ids start again, so that the same picture has the same SVG in every build and the cache finds it. */
export function restartIds() {
  copies = 0;
}

function iconBody(name) {
  icons ??= createRequire(import.meta.url)("@iconify-json/noto/icons.json");
  const icon = icons.icons[icons.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`there is no icon "${name}" in @iconify-json/noto`);
  return icon.body;
}

function markBody(name) {
  marks ??= readMarks();
  if (!marks.has(name))
    throw new Error(`there is no mark "${name}.svg" in the folders of marks/: ${MARK_FOLDERS.join(", ")}`);
  return marks.get(name);
}

function readMarks() {
  const found = new Map();
  for (const folder of MARK_FOLDERS) {
    for (const file of fs.readdirSync(path.join(HERE, "marks", folder))) {
      const text = fs.readFileSync(path.join(HERE, "marks", folder, file), "utf8");
      found.set(path.basename(file, ".svg"), text.replace(/^[^]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, ""));
    }
  }
  return found;
}

function withOwnIds(body) {
  const prefix = freshId();
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}
