// node --test: every card has a picture, and every picture can be drawn.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import test from "node:test";
import { pictures, slugOf } from "./catalogue.mjs";
import { compose } from "./compose.mjs";
import { restartIds } from "./parts.mjs";
import { drawScene } from "./scenes.mjs";
import { sizeOf, sticker } from "./stickers.mjs";

const GAMES = { mindbug: "Mindbug", shardbugs: "Shard Bugs" };

/** The names of all cards of a game; those of Shard Bugs include tokens and avatars. */
function cardsOf(game) {
  const numbers = path.join(import.meta.dirname, `../../src/bugduel/${game}/cards/numbers.txt`);
  return fs.readFileSync(numbers, "utf8").trim().split("\n");
}

for (const [game, title] of Object.entries(GAMES)) {
  test(`every card of ${title} has one picture, and no other name has`, () => {
    const drawn = pictures().filter((picture) => picture.game === game);
    assert.deepEqual(drawn.map(({ name }) => name).sort(), cardsOf(game).sort());
  });
}

test("no two cards of Shard Bugs look alike", () => {
  const drawn = new Map();
  for (const { name, lines } of pictures().filter(({ game }) => game === "shardbugs")) {
    restartIds();
    const svg = compose(lines);
    assert.ok(!drawn.has(svg), `${name} is drawn as ${drawn.get(svg)} is`);
    drawn.set(svg, name);
  }
});

test("the pictures of the two games are in different folders", () => {
  const foldersOf = (game) =>
    new Set(pictures().flatMap((p) => (p.game === game ? [p.folder, path.dirname(p.sceneFile)] : [])));
  assert.deepEqual([...foldersOf("mindbug")], ["creatures", "scenes"]);
  assert.deepEqual([...foldersOf("shardbugs")], ["shardbugs/creatures", "shardbugs/scenes"]);
});

test("the scene of a Shard Bugs card has the hue of its alliance unless its place asks for another", () => {
  const { scene } = pictures().find(({ name }) => name === "Sergeant Six-Legs");
  assert.equal(scene.kind, "comb");
  assert.ok(scene.hue >= 36 && scene.hue <= 48, `hue ${scene.hue}`);
});

test("every line names parts that exist", () => {
  for (const { name, lines } of pictures()) assert.doesNotThrow(() => compose(lines), name);
});

test("a slip in a line is named", () => {
  assert.throws(() => compose(["unicornn"]), /no icon "unicornn"/);
  assert.throws(() => compose(["own:yetti"]), /no mark "yetti.svg"/);
  assert.throws(() => compose(["bomb 10 10 .5 larger"]), /"larger" in "bomb 10 10 .5 larger"/);
  assert.throws(() => compose(["cut:bomb"]), /cut:bomb needs "head" of bomb/);
  assert.throws(() => compose(["own:lychee", "face:grumpy"]), /no mood "grumpy"/);
});

test("a body that gets a head loses its own", () => {
  assert.doesNotMatch(compose(["kangaroo"]), /<mask/);
  assert.match(compose(["kangaroo", "head:t-rex"]), /<mask/);
});

test("scenes are small, without filters, and the same in every build", () => {
  for (const { name, scene } of pictures().filter((picture) => picture.scene)) {
    const svg = drawScene(name, scene);
    assert.ok(svg.length < 1536, `the scene of ${name} has ${svg.length} bytes`);
    assert.doesNotMatch(svg, /<filter|NaN|undefined/);
    assert.equal(svg, drawScene(name, scene));
  }
});

test("a wide creature fills the width of a card, a tall one its height", async () => {
  const wide = sizeOf(await sticker('<rect width="120" height="30"/>', "card"));
  assert.equal(wide.width, 400);
  assert.ok(wide.height < 160);
  const tall = sizeOf(await sticker('<rect width="30" height="120"/>', "card"));
  assert.equal(tall.height, 300);
});

test("slugs are plain ASCII", () => {
  assert.equal(slugOf("Quetzalcóatl"), "quetzalcoatl");
  assert.equal(slugOf('"One-Eye" Felix'), "one-eye-felix");
  assert.equal(slugOf("H.A.D.E.S."), "h-a-d-e-s");
});
