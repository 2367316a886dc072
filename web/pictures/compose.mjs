// Draws a picture's list of lines, back to front, as one SVG group.
import { coloured } from "./colours.mjs";
import { face, limbs } from "./faces.mjs";
import { readLine } from "./lines.mjs";
import { freshId, part } from "./parts.mjs";
import { readData } from "./data.mjs";

const HEADS = readData("heads.json");
const FACES = readData("faces.json");
const HATS = readData("hats.json");

/** The SVG of a list of lines such as ["kangaroo", "head:t-rex", "hat:crown"]. README.md tells what the lines mean. */
export function compose(lines) {
  const read = lines.map(readLine);
  let body = null;
  let wearer = null;
  let svg = "";
  for (const [i, line] of read.entries()) {
    const draw = DRAW[line.kind];
    const step = draw(line, { body, wearer, beheaded: losesItsHead(read, i) });
    svg += coloured(step.svg, line.options);
    body = step.body ?? body;
    wearer = step.wearer ?? wearer;
  }
  return svg;
}

/** Everything has its anchors somewhere: an animal its head, a fruit the place for its face. */
const anchorsOf = (name) => HEADS[name] ?? FACES[name];

const DRAW = {
  part: (line, { beheaded }) => whole(line, anchorsOf(line.thing), beheaded),
  headless: (line) => whole(line, needed(line), true),

  cut(line) {
    const anchors = needed(line);
    const [hx, hy] = anchors.head;
    const [x = 64, y = 64, size = 1, turn = 0] = line.numbers;
    const frame = framed(x, y, size, turn, line.flip, hx, hy);
    return { svg: frame(only(part(line.thing), anchors.clip)), wearer: { name: line.thing, anchors, frame } };
  },

  head(line, { body }) {
    const [grow = 1.15, dx = 0, dy = 0, turn = 0] = line.numbers;
    const anchors = needed(line);
    if (!body?.anchors.head)
      throw new Error(`head:${line.thing} needs a body with a head in heads.json before it, not ${body?.name}`);
    const [bx, by, br] = body.anchors.head;
    const [hx, hy, hr] = anchors.head;
    const placed = framed(bx + dx, by + dy, (br * grow) / hr, turn, line.flip, hx, hy);
    const frame = (svg) => body.frame(placed(svg));
    return { svg: frame(only(part(line.thing), anchors.clip)), wearer: { name: line.thing, anchors, frame } };
  },

  hat: (line, { wearer }) => ({ svg: worn(line, wearer, "hat") }),
  eyes: (line, { wearer }) => ({ svg: worn(line, wearer, "eyes") }),

  face(line, { body }) {
    const [fx, fy, fs, ft = 0] = body?.anchors.face ?? [64, 70, 0.85];
    const [x = fx, y = fy, size = fs, turn = ft] = line.numbers;
    const svg = framed(x, y, size, turn, line.flip, 0, 0)(face(line.thing));
    return { svg: body ? body.frame(svg) : svg };
  },

  limbs(line) {
    const [x = 64, y = 64, size = 1, turn = 0] = line.numbers;
    return { svg: framed(x, y, size, turn, line.flip, 64, 64)(limbs(line.thing)) };
  },
};

/** An icon or mark, with or without its head; if it has anchors, what follows may be put on it. */
function whole(line, anchors, beheaded) {
  const [x = 64, y = 64, size = 1, turn = 0] = line.numbers;
  const frame = framed(x, y, size, turn, line.flip, 64, 64);
  const drawn = beheaded ? without(part(line.thing), anchors.clip) : part(line.thing);
  const body = anchors && { name: line.thing, anchors, frame };
  return { svg: frame(drawn), body, wearer: body };
}

/** The anchors of a line that cannot be drawn without a head. */
function needed({ kind, thing }) {
  const anchors = anchorsOf(thing);
  if (!anchors?.head) throw new Error(`${kind}:${thing} needs "head" of ${thing} in heads.json`);
  return anchors;
}

/** A hat or glasses, as wide as the wearer's head there is. */
function worn(line, wearer, place) {
  const spot = wearer?.anchors[place];
  const seat = HATS[line.thing];
  if (!spot)
    throw new Error(
      `${place}:${line.thing} needs "${place}" of ${wearer?.name ?? "a body before it"} in heads.json or faces.json`,
    );
  if (!seat) throw new Error(`${place}:${line.thing} needs ${line.thing} in hats.json`);
  const [seatX, seatY, width] = seat;
  const [grow = 1, dx = 0, dy = 0, turn = spot[3] ?? 0] = line.numbers;
  const placed = framed(spot[0] + dx, spot[1] + dy, (spot[2] * grow) / width, turn, line.flip, seatX, seatY);
  return wearer.frame(placed(part(line.thing)));
}

/** Puts the point (px, py) of what it is given at (x, y), scaled, turned and mirrored. */
function framed(x, y, size, turn, flip, px, py) {
  const move = `translate(${tidy(x)} ${tidy(y)})${turn ? ` rotate(${turn})` : ""} scale(${tidy(flip ? -size : size)} ${tidy(size)}) translate(${-px} ${-py})`;
  return (svg) => `<g transform="${move}">${svg}</g>`;
}

const tidy = (number) => Math.round(number * 1000) / 1000;

/** A body gives up its head when a new one follows before the next body. */
function losesItsHead(read, at) {
  if (read[at].kind !== "part" || !anchorsOf(read[at].thing)?.clip || anchorsOf(read[at].thing).keep) return false;
  for (const line of read.slice(at + 1)) {
    if (line.kind === "head") return true;
    if (line.kind === "part" && anchorsOf(line.thing)) return false;
  }
  return false;
}

function only(svg, clip) {
  if (!clip) return svg;
  const id = freshId();
  return `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`;
}

function without(svg, clip) {
  if (!clip) return svg;
  const id = freshId();
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-20" y="-20" width="168" height="168"><path d="M-20-20h168v168h-168z" fill="#fff"/><path d="${clip}"/></mask><g mask="url(#${id})">${svg}</g>`;
}
