// Turns a composed creature into a sticker: as large as its box allows, white outline, soft shadow, WebP.
import sharp from "sharp";

/** Boxes in drawing units; a pixel is half a unit. A card's box is cut to what is drawn, so that it fits any shape of picture as large as possible. */
const BOXES = {
  card: { width: 200, height: 150, cropped: true },
  square: { width: 128, height: 128, cropped: false },
};

/** Room for outline and shadow. */
const MARGIN = 7;
const SCALE = 2;
const PROBE = { low: -64, size: 256, pixels: 192 };

/** The picture of `svg` (a group in the 128 box) as WebP bytes. */
export async function sticker(svg, boxName) {
  const picture = frame(svg, fit(await extent(svg), BOXES[boxName]));
  return sharp(Buffer.from(picture)).webp({ quality: 72, alphaQuality: 70, effort: 4 }).toBuffer();
}

/** Width and height of a WebP with transparency, from its header (chunk VP8X). */
export function sizeOf(webp) {
  if (webp.toString("latin1", 12, 16) !== "VP8X") throw new Error("not a WebP with transparency");
  return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 };
}

/** The box that `svg` really fills, found by drawing it small: paths say nothing about what is clipped or transparent. */
async function extent(svg) {
  const { low, size, pixels } = PROBE;
  const probe = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}" viewBox="${low} ${low} ${size} ${size}">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(probe))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [pixels, -1, pixels, -1];
  for (let at = 0; at < data.length; at++) {
    if (data[at] < 40) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) throw new Error("the picture is empty");
  const unit = size / pixels;
  return {
    x: low + left * unit,
    y: low + top * unit,
    width: (right - left + 1) * unit,
    height: (bottom - top + 1) * unit,
  };
}

/** How to scale and move the drawn box so that it is as large as possible, and the box it then needs. */
function fit(drawn, { width, height, cropped }) {
  const scale = Math.min((width - 2 * MARGIN) / drawn.width, (height - 2 * MARGIN) / drawn.height);
  const needed = {
    width: Math.ceil(drawn.width * scale) + 2 * MARGIN,
    height: Math.ceil(drawn.height * scale) + 2 * MARGIN,
  };
  const box = cropped ? needed : { width, height };
  const x = box.width / 2 - (drawn.x + drawn.width / 2) * scale;
  const y = box.height / 2 - (drawn.y + drawn.height / 2) * scale;
  return { box, move: `translate(${tidy(x)} ${tidy(y)}) scale(${tidy(scale)})` };
}

const tidy = (number) => Math.round(number * 1000) / 1000;

function frame(svg, { box: { width, height }, move }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">
<filter id="sticker" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="1.9" result="soft"/>
<feComponentTransfer in="soft" result="edge"><feFuncA type="linear" slope="9" intercept="-.62"/></feComponentTransfer>
<feFlood flood-color="#fff"/><feComposite in2="edge" operator="in" result="white"/>
<feGaussianBlur in="edge" stdDeviation="2"/><feOffset dy="2.2"/><feComponentTransfer result="shadow"><feFuncR type="linear" slope="0"/><feFuncG type="linear" slope="0"/><feFuncB type="linear" slope="0"/><feFuncA type="linear" slope=".34"/></feComponentTransfer>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="white"/><feMergeNode in="SourceGraphic"/></feMerge>
</filter>
<g filter="url(#sticker)"><g transform="${move}">${svg}</g></g></svg>`;
}
