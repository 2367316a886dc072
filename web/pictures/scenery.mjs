// One function for each kind of scene: (hue, random) => the two colours of its air, and what stands in it (200 x 150).
import { between, blades, cloud, clouds, dot, dots, edge, fill, hill, hsl, n, times } from "./brushes.mjs";

export const scenery = {
  plain: (hue) => ({ from: hsl(hue - 8, 62, 91), to: hsl(hue, 52, 70), things: "" }),

  rays(hue) {
    const ray = (i) => {
      const [a, b] = [i, i + 0.5].map((k) => (k / 12) * Math.PI * 2);
      return `M100 80L${n(100 + 190 * Math.cos(a))} ${n(80 + 190 * Math.sin(a))} ${n(100 + 190 * Math.cos(b))} ${n(80 + 190 * Math.sin(b))}z`;
    };
    return { from: hsl(hue - 14, 82, 86), to: hsl(hue, 62, 62), things: fill("#fff", times(12, ray), 0.16) };
  },

  land: (hue, random) => ({
    from: hsl(hue + 40, 80, 94),
    to: hsl(hue + 15, 62, 76),
    things:
      clouds(random, 2) +
      fill(hsl(hue + 10, 40, 58), hill(random, 112, 22)) +
      fill(hsl(hue + 4, 42, 46), hill(random, 128, 12)),
  }),

  sea(hue, random) {
    const wave = (k) =>
      fill(hsl(hue + 6, 56, 44 - k * 6), `M-${k * 6} ${110 + k * 13}${"q9-9 18 0t18 0".repeat(6)}V150H-20z`, 0.75);
    return { from: hsl(hue - 10, 78, 88), to: hsl(hue, 62, 62), things: clouds(random, 2) + times(3, wave) };
  },

  deep(hue, random) {
    const weed = (x, h) =>
      `M${n(x)} 150q-10-${n(h * 0.3)} 0-${n(h * 0.55)}t0-${n(h * 0.45)}q12 ${n(h * 0.3)} 5 ${n(h * 0.55)}t5 ${n(h * 0.45)}z`;
    return {
      from: hsl(hue - 14, 66, 66),
      to: hsl(hue + 6, 62, 34),
      things:
        dots(random, 12, [8, 130], [1.5, 6], "#fff", 0.2) +
        fill(hsl(hue + 14, 50, 26), hill(random, 134, 12)) +
        fill(
          hsl(hue - 60, 42, 38),
          times(4, (i) => weed([14, 34, 168, 188][i], between(random, 36, 70))),
        ),
    };
  },

  night: (hue, random) => ({
    from: hsl(hue, 50, 52),
    to: hsl(edge(hue) + 8, 48, 25),
    things:
      dots(random, 24, [4, 96], [0.5, 1.5], "#fff", 0.8) +
      fill("#fff3c4", "M156 12a19 19 0 1 0 20 27a16 16 0 0 1-20-27z") +
      fill(hsl(edge(hue) + 14, 46, 20), hill(random, 118, 16)) +
      fill(hsl(edge(hue) + 18, 50, 14), hill(random, 132, 10)),
  }),

  space(hue, random) {
    const [x, y] = [between(random, 22, 46), between(random, 24, 44)];
    return {
      from: hsl(hue, 54, 42),
      to: hsl(edge(hue) + 20, 54, 15),
      things:
        dots(random, 30, [2, 148], [0.5, 1.4], "#fff", 0.75) +
        fill(hsl(hue + 150, 60, 66), dot(x, y, 13)) +
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="23" ry="6" transform="rotate(-18 ${n(x)} ${n(y)})" fill="none" stroke="${hsl(hue + 120, 70, 82)}" stroke-width="2.5"/>` +
        fill(hsl(hue + 60, 55, 60), dot(176, between(random, 20, 60), 6)) +
        fill(hsl(edge(hue) + 30, 34, 30), "M0 150V136Q100 112 200 136V150z") +
        fill(hsl(edge(hue) + 30, 36, 24), dot(40, 142, 6) + dot(128, 138, 5) + dot(170, 144, 7)),
    };
  },

  desert(hue, random) {
    const cactus = (x, s) =>
      `M${x} 124v-${34 * s}a5 5 0 0 1 10 0v${12 * s}h6v-${10 * s}a4 4 0 0 1 8 0v${18 * s}h-14v${14 * s}z`;
    return {
      from: hsl(38, 92, 90),
      to: hsl(24, 82, 72),
      things:
        fill("#fff", dot(between(random, 140, 176), 30, 17), 0.65) +
        fill(hsl(28, 62, 66), hill(random, 112, 20)) +
        fill(hsl(140, 30, 42), cactus(14, 1) + cactus(166, 0.8)) +
        fill(hsl(32, 60, 56), hill(random, 126, 10)),
    };
  },

  city(hue, random) {
    const skyline = (low, high, width) =>
      times(Math.ceil(200 / width), (i) => `M${i * width} 150v-${n(between(random, low, high))}h${width - 3}v99z`);
    const windows = times(16, () => `M${n(between(random, 4, 194))} ${n(between(random, 92, 140))}h4v5h-4z`);
    return {
      from: hsl(hue + 20, 72, 80),
      to: hsl(hue, 52, 54),
      things:
        fill(hsl(hue - 6, 38, 46), skyline(50, 104, 25), 0.7) +
        fill(hsl(hue - 10, 42, 30), skyline(22, 66, 20)) +
        fill("#ffe9a3", windows, 0.8),
    };
  },

  lab(hue, random) {
    const flask = (x, s) =>
      `M${x} ${n(118 - 34 * s)}h${n(8 * s)}v${n(12 * s)}l${n(12 * s)} ${n(22 * s)}h-${n(32 * s)}l${n(12 * s)}-${n(22 * s)}z`;
    return {
      from: hsl(hue, 50, 92),
      to: hsl(hue + 10, 38, 68),
      things:
        `<path d="M0 30h200M0 62h200M0 94h200M32 0v118M84 0v118M136 0v118M188 0v118" stroke="#fff" stroke-width="1.5" opacity=".5"/>` +
        fill(hsl(hue + 120, 52, 56), flask(20, 1) + flask(182, 0.8), 0.85) +
        dots(random, 7, [30, 84], [1.5, 4], "#fff", 0.6) +
        fill(hsl(hue + 14, 26, 46), "M0 118h200v32H0z") +
        fill(hsl(hue + 14, 26, 56), "M0 118h200v6H0z"),
    };
  },

  forest(hue, random) {
    const tree = (x, h) => `M${n(x)} ${n(128 - h)}l${n(h * 0.3)} ${n(h)}h-${n(h * 0.6)}z`;
    const row = (count, low, high) =>
      times(count, (i) => tree((i + random() * 0.6) * (210 / count), between(random, low, high)));
    const green = 120 + ((hue % 60) - 30);
    return {
      from: hsl(green - 50, 72, 88),
      to: hsl(green - 10, 42, 60),
      things:
        fill(hsl(green + 10, 32, 48), row(9, 70, 112), 0.6) +
        fill(hsl(green + 14, 38, 34), row(7, 44, 78)) +
        fill(hsl(green, 36, 30), hill(random, 128, 8)),
    };
  },

  garden(hue, random) {
    const flowers = (colour) => dots(random, 8, [126, 147], [1.8, 3], colour, 1);
    return {
      from: hsl(hue + 10, 82, 93),
      to: hsl(hue, 62, 78),
      things:
        clouds(random, 2) +
        fill(hsl(104, 40, 52), blades(random, 16, 22, 126)) +
        fill(hsl(108, 42, 44), hill(random, 124, 8)) +
        flowers("#fff") +
        flowers(hsl(hue, 76, 66)),
    };
  },

  ice(hue, random) {
    const cold = 195 + ((hue % 40) - 20);
    const peak = (x, h, w) => `M${n(x - w)} 128L${n(x)} ${n(128 - h)}L${n(x + w)} 128z`;
    const [a, b] = [between(random, 30, 60), between(random, 130, 170)];
    return {
      from: hsl(cold, 60, 96),
      to: hsl(cold + 8, 52, 74),
      things:
        fill(hsl(cold + 10, 40, 62), peak(a, 84, 56) + peak(b, 66, 52)) +
        fill("#fff", `M${n(a - 17)} 70L${n(a)} 44l17 26-9-4-8 6-8-6zM${n(b - 15)} 81L${n(b)} 62l15 19-8-3-7 5-7-5z`) +
        fill("#fff", hill(random, 124, 8), 0.9) +
        dots(random, 16, [4, 110], [0.8, 2], "#fff", 0.9),
    };
  },

  arena(hue, random) {
    const crowd = (y, r, shade) =>
      `<path stroke="${hsl(hue + 10, 34, shade)}" stroke-linecap="round" stroke-width="${2 * r}" d="${times(12, (i) => `M${Math.round(i * 18 + between(random, 0, 6))} ${y}h0`)}"/>`;
    return {
      from: hsl(hue, 70, 84),
      to: hsl(hue + 6, 54, 50),
      things:
        fill("#fff", "M30 0L4 118h60zM170 0l-34 118h60z", 0.18) +
        crowd(88, 8, 48) +
        crowd(98, 9, 40) +
        crowd(109, 10, 32) +
        fill(hsl(hue + 20, 30, 26), "M0 108h200v9H0z") +
        fill(hsl(36, 56, 72), "M0 117h200v33H0z"),
    };
  },

  cave(hue, random) {
    const spikes = (y, way) =>
      times(9, (i) => `M${n(i * 24 - 4)} ${y}h22l-${n(between(random, 7, 15))} ${n(way * between(random, 14, 46))}z`);
    return {
      from: hsl(hue, 52, 66),
      to: hsl(edge(hue) + 14, 40, 27),
      things:
        fill(hsl(edge(hue) + 16, 36, 20), spikes(0, 1) + spikes(140, -0.5) + "M0 138h200v12H0z") +
        dots(random, 8, [50, 120], [0.8, 2], hsl(hue + 170, 80, 80), 0.8),
    };
  },

  volcano: (hue, random) => ({
    from: hsl((hue % 30) + 14, 90, 74),
    to: hsl((hue % 30) - 6, 62, 44),
    things:
      fill("#fff", cloud(84, 34, 1.3), 0.3) +
      fill(hsl(350, 34, 28), "M22 128L84 52h32l62 76z") +
      fill(hsl(36, 96, 60), "M84 52h32l-6 12-6-4-4 22-7-20-5 6z") +
      dots(random, 12, [8, 60], [0.8, 2.4], hsl(38, 96, 68), 1) +
      fill(hsl(350, 38, 20), hill(random, 126, 10)),
  }),

  storm: (hue, random) => ({
    from: hsl(hue, 26, 78),
    to: hsl(hue + 10, 32, 42),
    things:
      fill(hsl(hue + 10, 24, 34), cloud(10, 34, 2) + cloud(84, 26, 1.8) + cloud(142, 38, 2), 0.75) +
      fill("#ffe27a", "M36 40l-12 26h9l-7 22 21-30h-10l8-18zM168 44l-8 18h7l-5 16 14-22h-7l5-12z") +
      fill(hsl(hue + 6, 26, 30), hill(random, 126, 12)),
  }),

  sky: (hue, random) => ({
    from: hsl(hue - 10, 86, 94),
    to: hsl(hue + 4, 66, 68),
    things:
      fill(
        "#fff",
        times(5, (i) => cloud(between(random, -10, 30) + i * 40, between(random, 24, 120), between(random, 0.8, 1.5))),
        0.6,
      ) +
      fill(
        "#fff",
        times(6, (i) => cloud(i * 38 - 14, 154, between(random, 1.4, 2))),
        0.85,
      ),
  }),

  stage: (hue, random) => ({
    from: hsl(hue, 68, 72),
    to: hsl(edge(hue) + 8, 54, 40),
    things:
      fill("#fff", "M64 0L30 132h140L136 0z", 0.2) +
      fill(hsl(edge(hue) + 6, 58, 32), "M0 0h34q0 70-24 128H0zM200 0h-34q0 70 24 128h10z") +
      fill(hsl(edge(hue) + 6, 58, 36), `M0 0h200v10${"q-20 16-40 0".repeat(5)}z`) +
      fill(hsl(30, 44, 44), "M0 128h200v22H0z") +
      dots(random, 8, [20, 110], [0.8, 2], "#fff", 0.6),
  }),
};
