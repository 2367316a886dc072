// All pictures there are to make, from the maps in data/.
import { readData } from "./data.mjs";
import { chooseScene } from "./scenes.mjs";

/** Folder, box and whether a scene is drawn, for each kind of picture. Cards of Shard Bugs have a folder of their game, so that two games may have a card of the same name. */
const KINDS = {
  creature: { folder: "creatures", box: "card", scenes: "scenes" },
  power: { folder: "creatures", box: "card", scenes: "scenes" },
  level: { folder: "creatures", box: "card", scenes: "scenes" },
  face: { folder: "faces", box: "square", scenes: "scenes" },
  tile: { folder: "tiles", box: "square" },
};
const SHARD_CARD = { folder: "shardbugs/creatures", box: "card", scenes: "shardbugs/scenes" };
for (const kind of ["bug", "action", "item", "support", "token", "avatar"]) KINDS[kind] = SHARD_CARD;

/** Every folder that holds nothing but pictures. */
export const FOLDERS = [...new Set(Object.values(KINDS).flatMap(({ folder, scenes = folder }) => [folder, scenes]))];

const ALLIANCES = ["solar", "lunar", "meteor", "unaligned"];

/** Lower-case ASCII with hyphens: "Quetzalcóatl" becomes "quetzalcoatl". */
export const slugOf = (name) =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Every picture as { name, slug, game, set, kind, folder, box, lines, mood, scene, sceneFile }. */
export function pictures() {
  const all = [...mindbugPictures(), ...ALLIANCES.flatMap(shardPictures), ...appPictures()];
  rejectTwins(all);
  return all;
}

function mindbugPictures() {
  return Object.entries(readData("mindbug.json")).flatMap(([set, cards]) =>
    Object.entries(cards).map(([name, entry]) =>
      picture(name, "mindbug", set, entry.power ? "power" : "creature", entry),
    ),
  );
}

const shardPictures = (alliance) => byKind(`shardbugs-${alliance}.json`, "shardbugs", alliance);
const appPictures = () => byKind("app.json", "app", "app");

function byKind(file, game, set) {
  return Object.entries(readData(file)).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([name, entry]) => picture(name, game, set, kind, entry)),
  );
}

function picture(name, game, set, kind, entry) {
  const { folder, box, scenes } = KINDS[kind];
  const lines = Array.isArray(entry) ? entry : entry.draw;
  const wanted = entry.scene ? readWish(entry.scene) : {};
  const mood = lines.map((line) => /^face:([a-z]+)/.exec(line)?.[1]).find(Boolean);
  const slug = (kind === "level" ? "level-" : "") + slugOf(name);
  return {
    name,
    game,
    set,
    kind,
    folder,
    box,
    lines,
    mood,
    slug,
    scene: scenes ? chooseScene(name, set, kind, wanted) : null,
    sceneFile: scenes && `${scenes}/${kind === "face" ? "face-" : ""}${slug}.svg`,
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
