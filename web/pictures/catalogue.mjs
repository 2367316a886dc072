// All pictures there are to make, from the maps in data/.
import { readData } from "./data.mjs";
import { chooseScene } from "./scenes.mjs";

/** Folder, box and whether a scene is drawn, for each kind of picture. */
const KINDS = {
  creature: { folder: "creatures", box: "card", scene: true },
  power: { folder: "creatures", box: "card", scene: true },
  level: { folder: "creatures", box: "card", scene: true },
  face: { folder: "faces", box: "square", scene: true },
  tile: { folder: "tiles", box: "square", scene: false },
};

/** Lower-case ASCII with hyphens: "Quetzalcóatl" becomes "quetzalcoatl". */
export const slugOf = (name) =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Every picture as { name, slug, set, kind, folder, box, lines, mood, scene }. */
export function pictures() {
  const all = [];
  for (const [set, cards] of Object.entries(readData("mindbug.json"))) {
    for (const [name, entry] of Object.entries(cards))
      all.push(picture(name, set, entry.power ? "power" : "creature", entry));
  }
  for (const [kind, entries] of Object.entries(readData("app.json"))) {
    for (const [name, entry] of Object.entries(entries)) all.push(picture(name, "app", kind, entry));
  }
  rejectTwins(all);
  return all;
}

function picture(name, set, kind, entry) {
  const { folder, box, scene } = KINDS[kind];
  const lines = Array.isArray(entry) ? entry : entry.draw;
  const wanted = entry.scene ? readWish(entry.scene) : {};
  const mood = lines.map((line) => /^face:([a-z]+)/.exec(line)?.[1]).find(Boolean);
  return {
    name,
    set,
    kind,
    folder,
    box,
    lines,
    mood,
    slug: (kind === "level" ? "level-" : "") + slugOf(name),
    scene: scene ? chooseScene(name, set, wanted) : null,
  };
}

/** "sea", "sea 200" or "200": a kind of scene, a hue, or both. */
function readWish(text) {
  const words = text.split(" ");
  const hue = words.find((word) => /^\d+$/.test(word));
  return { kind: words.find((word) => !/^\d+$/.test(word)), hue: hue && Number(hue) };
}

function rejectTwins(all) {
  const seen = new Set();
  for (const { folder, slug } of all) {
    if (seen.has(`${folder}/${slug}`)) throw new Error(`two pictures would be written to ${folder}/${slug}`);
    seen.add(`${folder}/${slug}`);
  }
}
