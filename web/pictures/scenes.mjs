// The scene behind a creature: small SVGs without filters, which a card crops to its picture.
import { readData } from "./data.mjs";
import { scenery } from "./scenery.mjs";
import { pick, seeded } from "./seed.mjs";
import { stages } from "./stages.mjs";
import { undergrowth } from "./undergrowth.mjs";

const SETS = readData("scenes.json");
const SCENES = { ...scenery, ...undergrowth, ...stages };

/** Which scene stands behind a picture: what its entry asks for, else one that its set has for its kind, by its name. */
export function chooseScene(name, set, kindOfPicture, wanted = {}) {
  const random = seeded(`${name} scene`);
  const palette = SETS[set];
  const kind = pick(random, palette[kindOfPicture] ?? palette.kinds);
  const hue = Math.round(palette.hue + (random() - 0.5) * palette.spread + 360) % 360;
  return { kind: wanted.kind ?? kind, hue: wanted.hue ?? hue };
}

/** The SVG of a scene; `name` decides where its stars and hills are. */
export function drawScene(name, { kind, hue }) {
  const draw = SCENES[kind];
  if (!draw) throw new Error(`there is no scene "${kind}"; scenes: ${Object.keys(SCENES).join(", ")}`);
  const { from, to, things } = draw(hue, seeded(`${name} ${kind}`));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" preserveAspectRatio="xMidYMax slice">' +
    `<radialGradient id="g" cy=".45" r=".75"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>` +
    `<path fill="url(#g)" d="M0 0h200v150H0z"/>${things}</svg>`
  );
}
