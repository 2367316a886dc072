// What scenes are painted with: colours, dots, hills, clouds and grass, in a box of 200 x 150.

/** A colour; yellows are lifted, because they look like mud where other hues look fine. */
export function hsl(hue, saturation, lightness) {
  const turned = Math.round((hue + 720) % 360);
  const yellow = turned > 26 && turned < 76 && lightness > 38;
  const [s, l] = yellow
    ? [Math.min(100, saturation * 1.4), lightness + (100 - lightness) * 0.14]
    : [saturation, lightness];
  return `hsl(${turned} ${Math.round(s)}% ${Math.round(l)}%)`;
}

/** A colour; greens are dulled to moss, because bright ones fight with the bugs. */
export const muted = (hue, saturation, lightness) =>
  hsl(hue, hue > 66 && hue < 170 ? saturation * 0.6 : saturation, lightness);

/** The hue of the dark edge of a scene: a dark yellow or orange is brown, so warm nights end in wine red, like dusk. */
export const edge = (hue) => (hue > 12 && hue < 78 ? 338 : hue);
export const n = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, "$1.");
export const between = (random, low, high) => low + random() * (high - low);
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join("");
export const fill = (colour, d, opacity) =>
  `<path fill="${colour}"${opacity ? ` opacity="${opacity}"` : ""} d="${d}"/>`;
export const line = (colour, width, d, opacity = 1) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" d="${d}"/>`;
export const dot = (x, y, r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
/** Dots in two sizes, as points of a thick round line: much shorter than circles. */
export function dots(random, count, [top, bottom], [small, large], colour = "#fff", opacity = 0.7) {
  const points = (share) =>
    times(
      Math.round(count * share),
      () => `M${Math.round(between(random, 2, 198))} ${Math.round(between(random, top, bottom))}h0`,
    );
  const line = (width, share) => `<path d="${points(share)}" stroke-width="${n(width * 2)}"/>`;
  return `<g stroke="${colour}" stroke-linecap="round" opacity="${n(opacity)}">${line(small, 0.6)}${line(large, 0.4)}</g>`;
}
export const hill = (random, height, swing) =>
  `M0 ${n(height)}Q${n(between(random, 30, 60))} ${n(height - swing * between(random, 0.6, 1.4))} ${n(between(random, 90, 115))} ${n(height)}T200 ${n(height - swing * between(random, 0, 0.6))}V150H0z`;
export const cloud = (x, y, s) =>
  `M${n(x)} ${n(y)}h${n(26 * s)}a${n(6 * s)} ${n(6 * s)} 0 0 0 0-${n(12 * s)}a${n(9 * s)} ${n(9 * s)} 0 0 0-${n(17 * s)}-${n(4 * s)}a${n(8 * s)} ${n(8 * s)} 0 0 0-${n(9 * s)} ${n(16 * s)}z`;
export const clouds = (random, count) =>
  fill(
    "#fff",
    times(count, (i) =>
      cloud(between(random, 0, 60) + i * (150 / count), between(random, 20, 44), between(random, 0.7, 1.2)),
    ),
    0.5,
  );
export const blades = (random, count, top, bottom) =>
  times(
    count,
    (i) => `M${n((i + random() * 0.7) * (200 / count))} ${bottom}l3-${n(between(random, top * 0.6, top))} 3 ${n(top)}z`,
  );
