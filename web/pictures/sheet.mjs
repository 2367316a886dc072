// node sheet.mjs PICTURES OUT.html: every built picture with its name, at the two sizes a card shows it, to be looked at.
import fs from "node:fs";
import path from "node:path";

const SIZES = [
  [214, 160],
  [146, 110],
];

const [built, out, filter = ""] = process.argv.slice(2);
if (!built || !out) {
  console.error("usage: node sheet.mjs PICTURES OUT.html [FILTER]; PICTURES is the folder that build.mjs wrote");
  process.exit(2);
}

const index = JSON.parse(fs.readFileSync(path.join(built, "index.json"), "utf8"));
const base = path.resolve(built);
const matches = (kind, name, { game, set }) => new RegExp(filter, "i").test(`${kind} ${game} ${set} ${name}`);

const figures = Object.entries(index).flatMap(([kind, entries]) =>
  Object.entries(entries)
    .filter(([name, entry]) => matches(kind, name, entry))
    .map(([name, { picture, scene }]) => figure(name, picture, scene)),
);

fs.writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>${figures.length} pictures</title><style>
body{margin:12px;background:#f3e9da;font:600 13px system-ui,sans-serif;display:flex;flex-wrap:wrap;gap:10px}
figure{margin:0;padding:5px;background:#fffdf8;border-radius:10px;display:grid;grid-template-columns:repeat(${SIZES.length},auto);gap:4px;align-items:end}
figcaption{grid-column:1/-1}
span{display:block;border-radius:6px;background-size:cover;background-position:50% 100%}
img{width:100%;height:100%;object-fit:contain;object-position:50% 75%;display:block}</style>${figures.join("\n")}`,
);
console.log(`${figures.length} pictures in ${out}`);

function figure(name, picture, scene) {
  const url = (file) => `file://${base}/${file}`;
  const shown = SIZES.map(
    ([w, h]) =>
      `<span style="width:${w}px;height:${h}px;${scene ? `background-image:url('${url(scene)}')` : ""}"><img src="${url(picture)}" alt=""></span>`,
  );
  return `<figure><figcaption>${name.replaceAll("<", "&lt;")}</figcaption>${shown.join("")}</figure>`;
}
