// node build.mjs OUTDIR: makes every picture of the browser client. What has not changed comes from the cache.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const HERE = import.meta.dirname;
const CACHE = path.join(HERE, ".cache");
const COPIED = { "marks/brand": "brand", "marks/interface": "interface", licences: "licences" };

const out = process.argv[2];
if (!out) {
  console.error("usage: node build.mjs OUTDIR");
  process.exit(2);
}
await build(path.resolve(out));

async function build(outDir) {
  const digest = digestOfSources();
  const stamp = path.join(outDir, ".digest");
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === digest) {
    console.log(`pictures: nothing has changed in ${outDir}`);
    return;
  }
  fs.rmSync(stamp, { force: true });
  const made = await buildPictures(outDir);
  for (const [from, to] of Object.entries(COPIED))
    fs.cpSync(path.join(HERE, from), path.join(outDir, to), { recursive: true });
  fs.writeFileSync(stamp, digest);
  console.log(`pictures: ${made.all} in ${outDir}, ${made.rendered} of them rendered now`);
}

async function buildPictures(outDir) {
  const { FOLDERS, pictures } = await import("./catalogue.mjs");
  const { drawScene } = await import("./scenes.mjs");
  const { compose } = await import("./compose.mjs");
  const { restartIds } = await import("./parts.mjs");
  const { sizeOf, sticker } = await import("./stickers.mjs");
  const stickersDigest = hash(fs.readFileSync(path.join(HERE, "stickers.mjs")));
  const all = pictures();
  const written = new Set(["index.json"]);
  const index = {};
  let rendered = 0;
  fs.mkdirSync(CACHE, { recursive: true });
  for (const picture of all) {
    restartIds();
    const svg = compose(picture.lines);
    const cached = path.join(CACHE, `${hash(stickersDigest + picture.box + svg)}.webp`);
    if (!fs.existsSync(cached)) {
      fs.writeFileSync(cached, await sticker(svg, picture.box));
      rendered++;
    }
    const webp = fs.readFileSync(cached);
    place(outDir, written, `${picture.folder}/${picture.slug}.webp`, webp);
    if (picture.scene) place(outDir, written, picture.sceneFile, drawScene(picture.name, picture.scene));
    (index[picture.kind] ??= {})[picture.name] = entry(picture, sizeOf(webp));
  }
  place(outDir, written, "index.json", JSON.stringify(index));
  removeOthers(outDir, written, FOLDERS);
  return { all: all.length, rendered };
}

function entry(picture, size) {
  const { slug, game, set, scene, sceneFile, folder, mood } = picture;
  return {
    slug,
    game,
    set,
    picture: `${folder}/${slug}.webp`,
    ...size,
    ...(mood && { mood }),
    ...(scene && { scene: sceneFile, sceneKind: scene.kind, sceneHue: scene.hue }),
  };
}

function place(outDir, written, file, content) {
  const target = path.join(outDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
  written.add(file);
}

/** Pictures of cards that no longer exist must not be shipped. */
function removeOthers(outDir, written, folders) {
  for (const folder of folders) {
    for (const file of fs.readdirSync(path.join(outDir, folder))) {
      if (!written.has(`${folder}/${file}`)) fs.rmSync(path.join(outDir, folder, file));
    }
  }
}

function digestOfSources() {
  const sum = crypto.createHash("sha256");
  const add = (folder) => {
    for (const found of fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (found.name.startsWith(".") || found.name === "node_modules") continue;
      const file = path.join(folder, found.name);
      if (found.isDirectory()) add(file);
      else sum.update(path.relative(HERE, file)).update(fs.readFileSync(file));
    }
  };
  add(HERE);
  return sum.digest("hex");
}

function hash(text) {
  return crypto.createHash("sha256").update(text).digest("hex").slice(0, 32);
}
