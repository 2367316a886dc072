// Changes the colours of a drawn part: lit, turned in hue, painted as a ramp of one colour, or made paler.
import { freshId } from "./parts.mjs";

/** `svg` with the colours that the options of its line ask for. */
export function coloured(svg, { light, hue, sat, paint, fade }) {
  const steps = [];
  if (light) steps.push(lit(light));
  if (paint) steps.push(ramp(paint));
  if (hue) steps.push(`<feColorMatrix type="hueRotate" values="${hue}"/>`);
  if (sat) steps.push(`<feColorMatrix type="saturate" values="${sat}"/>`);
  if (!steps.length && !fade) return svg;
  const id = freshId();
  const filter = steps.length
    ? `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">${steps.join("")}</filter>`
    : "";
  return `${filter}<g${filter && ` filter="url(#${id})"`}${fade ? ` opacity="${fade}"` : ""}>${svg}</g>`;
}

/** `times` as light: what is dark and painted with a bright colour would be mud otherwise. */
function lit(times) {
  const functions = ["R", "G", "B"].map((letter) => `<feFunc${letter} type="linear" slope="${times}"/>`);
  return `<feComponentTransfer>${functions.join("")}</feComponentTransfer>`;
}

/** Lightness becomes a ramp from a dark shade of `hex` to nearly white. A turn of hue does nothing to grey parts; this does. */
function ramp(hex) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const tables = channels.map((value) => [
    value * 0.2,
    value * 0.6,
    value * 0.95,
    value + (1 - value) * 0.22,
    value + (1 - value) * 0.72,
  ]);
  const functions = ["R", "G", "B"].map(
    (letter, i) => `<feFunc${letter} type="table" tableValues="${tables[i].map((v) => v.toFixed(3)).join(" ")}"/>`,
  );
  return `<feColorMatrix values=".3 .6 .1 0 0 .3 .6 .1 0 0 .3 .6 .1 0 0 0 0 0 1 0"/><feComponentTransfer>${functions.join("")}</feComponentTransfer>`;
}
