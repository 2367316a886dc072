// Turns a composed creature into a sticker: as large as its box allows, white outline, soft shadow, WebP.
import sharp from "sharp";

/** Boxes in drawing units; a pixel is half a unit. `feet` is where a creature stands. */
export const BOXES = {
  card: { width: 200, height: 150, margin: 7, feet: 143 },
  square: { width: 128, height: 128, margin: 7, feet: 121 },
};

const SCALE = 2;
const PROBE = { low: -64, size: 256, pixels: 192 };

/** The picture of `svg` (a group in the 128 box) as WebP bytes. */
export async function sticker(svg, boxName) {
  const box = BOXES[boxName];
  const drawn = await extent(svg);
  const picture = frame(svg, fit(drawn, box), box);
  return sharp(Buffer.from(picture)).webp({ quality: 80, alphaQuality: 72, effort: 4 }).toBuffer();
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

/** How to scale and move the drawn box so that it is as large as possible and stands at the box's feet. */
function fit(drawn, { width, height, margin, feet }) {
  const room = { width: width - 2 * margin, height: feet - margin };
  const scale = Math.min(room.width / drawn.width, room.height / drawn.height, 1.5);
  const spare = room.height - drawn.height * scale;
  return {
    scale,
    x: width / 2 - (drawn.x + drawn.width / 2) * scale,
    // What is much wider than high would look fallen to the ground: it floats a little.
    y: feet - spare * 0.42 - (drawn.y + drawn.height) * scale,
    ground: feet - spare * 0.42,
    wide: drawn.width * scale,
  };
}

function frame(svg, { scale, x, y }, { width, height }) {
  const n = (number) => Math.round(number * 1000) / 1000;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">
<filter id="sticker" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="1.9" result="soft"/>
<feComponentTransfer in="soft" result="edge"><feFuncA type="linear" slope="9" intercept="-.62"/></feComponentTransfer>
<feFlood flood-color="#fff"/><feComposite in2="edge" operator="in" result="white"/>
<feGaussianBlur in="edge" stdDeviation="2"/><feOffset dy="2.2"/><feComponentTransfer result="shadow"><feFuncR type="linear" slope="0"/><feFuncG type="linear" slope="0"/><feFuncB type="linear" slope="0"/><feFuncA type="linear" slope=".34"/></feComponentTransfer>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="white"/><feMergeNode in="SourceGraphic"/></feMerge>
</filter>
<g filter="url(#sticker)"><g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${svg}</g></g></svg>`;
}
