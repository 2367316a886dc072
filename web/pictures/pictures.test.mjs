// node --test: every card has a picture, and every picture can be drawn.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import test from "node:test";
import { pictures, slugOf } from "./catalogue.mjs";
import { compose } from "./compose.mjs";
import { drawScene } from "./scenes.mjs";
import { sizeOf, sticker } from "./stickers.mjs";

const CARDS = path.join(import.meta.dirname, "../../src/bugduel/mindbug/cards/numbers.txt");

test("every card of Mindbug has one picture, and no other name has", () => {
  const cards = fs.readFileSync(CARDS, "utf8").trim().split("\n");
  const drawn = pictures().filter(({ set }) => set !== "app");
  assert.deepEqual(drawn.map(({ name }) => name).sort(), cards.sort());
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
