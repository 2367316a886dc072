// Scenes of Shard Bugs, painted like those of scenery.mjs: the world outdoors at a bug's size.
import { between, blades, clouds, dot, dots, fill, hill, line, muted as hsl, n, times } from "./brushes.mjs";

export const undergrowth = {
  /** Grass and flowers under a warm sky. */
  meadow: (hue, random) => ({
    from: hsl(hue + 6, 88, 93),
    to: hsl(hue, 74, 68),
    things:
      clouds(random, 2) +
      fill(hsl(hue + 22, 46, 58), hill(random, 114, 16)) +
      fill(hsl(hue + 34, 44, 46), blades(random, 18, 20, 134)) +
      fill(hsl(hue + 34, 46, 42), hill(random, 132, 6)) +
      dots(random, 9, [134, 147], [1.6, 2.8], "#fff", 0.95),
  }),

  dunes: (hue, random) => ({
    from: hsl(hue + 6, 92, 90),
    to: hsl(hue - 4, 78, 66),
    things:
      fill("#fff", dot(between(random, 136, 176), 30, 18), 0.6) +
      fill(hsl(hue - 4, 66, 58), hill(random, 108, 20)) +
      fill(hsl(hue - 8, 66, 48), hill(random, 122, 14)) +
      fill(hsl(hue - 12, 64, 40), hill(random, 136, 8)),
  }),

  comb(hue) {
    const cell = (x, y) => `M${x} ${y}l14 8v17l-14 8-14-8v-17z`;
    const cells = (low, step) =>
      times(5, (row) =>
        times(7, (i) => ((i * 3 + row * 5) % step === low ? cell(i * 32 + (row % 2) * 16, row * 29 - 4) : "")),
      );
    return {
      from: hsl(hue + 4, 92, 80),
      to: hsl(hue - 8, 82, 52),
      things: fill(hsl(hue - 8, 82, 46), cells(0, 2), 0.42) + fill("#fff", cells(1, 4), 0.26),
    };
  },

  /** Under the ground: earth all around a lit hollow, with roots. */
  burrow: (hue, random) => ({
    from: hsl(hue, 58, 66),
    to: hsl(hue - 12, 42, 40),
    things:
      fill(hsl(hue - 16, 44, 25), `M0 0H200V30Q${n(between(random, 130, 170))} 12 100 22T0 34z`) +
      fill(hsl(hue - 16, 44, 25), hill(random, 128, 10)) +
      line(
        hsl(hue - 6, 36, 40),
        4,
        times(
          4,
          (i) =>
            `M${24 + i * 50} 0q${n(between(random, -14, 14))} 20 ${n(between(random, -6, 6))} ${n(between(random, 26, 46))}`,
        ),
      ) +
      dots(random, 10, [126, 148], [1.5, 4], hsl(hue, 34, 44), 0.9),
  }),

  pond(hue, random) {
    const leaf = (x, y, r) =>
      `M${n(x)} ${n(y)}l${r}-${n(r * 0.25)}a${r} ${n(r * 0.42)} 0 1 0-${n(r * 0.3)} ${n(r * 0.5)}z`;
    return {
      from: hsl(hue, 68, 76),
      to: hsl(hue + 8, 56, 46),
      things:
        fill(hsl(hue - 8, 54, 38), "M0 88H200V150H0z", 0.85) +
        line(
          "#fff",
          2,
          times(7, () => `M${Math.round(between(random, 6, 170))} ${Math.round(between(random, 96, 146))}q9-4 18 0`),
          0.35,
        ) +
        fill(
          hsl(148, 42, 42),
          leaf(between(random, 14, 36), 118, 20) +
            leaf(between(random, 150, 172), 104, 17) +
            leaf(between(random, 140, 176), 140, 22),
        ),
    };
  },

  reeds(hue, random) {
    const reed = (x, h) => `M${n(x)} 150V${n(150 - h)}`;
    const xs = [10, 24, 40, 158, 174, 190].map((x) => [x + between(random, -4, 4), between(random, 56, 104)]);
    return {
      from: hsl(hue, 60, 62),
      to: hsl(hue + 8, 52, 32),
      things:
        dots(random, 16, [4, 70], [0.6, 1.4], "#fff", 0.8) +
        fill("#fff3c4", "M40 14a17 17 0 1 0 18 24a14 14 0 0 1-18-24z") +
        fill(hsl(hue + 12, 50, 22), hill(random, 134, 6)) +
        line(hsl(hue + 14, 46, 18), 2.5, xs.map(([x, h]) => reed(x, h)).join("")) +
        line(hsl(hue + 14, 40, 14), 6, xs.map(([x, h]) => `M${n(x)} ${n(150 - h)}v12`).join("")),
    };
  },

  /** A full moon with a halo, and mist. */
  moon: (hue, random) => ({
    from: hsl(hue, 60, 64),
    to: hsl(hue + 12, 54, 30),
    things:
      dots(random, 18, [4, 90], [0.6, 1.5], "#fff", 0.8) +
      fill("#fff", dot(100, 60, 66), 0.12) +
      fill("#fff", dot(100, 60, 48), 0.16) +
      fill("#fff", `M0 112q30-10 62 0t66-2 72 2v10H0zM0 130q40-10 80 0t120-2v22H0z`, 0.16) +
      fill(hsl(hue + 14, 52, 20), hill(random, 136, 6)),
  }),

  /** Glowing sparks over dark rock. */
  embers: (hue, random) => ({
    from: hsl(hue + 12, 88, 70),
    to: hsl(hue - 8, 58, 36),
    things:
      dots(random, 22, [6, 116], [0.8, 2.4], hsl(hue + 34, 100, 70), 0.95) +
      fill(hsl(hue - 12, 42, 22), hill(random, 120, 14)) +
      line(
        hsl(hue + 18, 96, 56),
        2.5,
        times(4, (i) => `M${n(14 + i * 48 + between(random, 0, 12))} 150l6-10-4-6 8-8`),
      ) +
      fill(hsl(hue - 12, 44, 16), hill(random, 140, 6)),
  }),

  crater: (hue, random) => ({
    from: hsl(hue + 10, 78, 76),
    to: hsl(hue - 4, 54, 44),
    things:
      dots(random, 12, [4, 80], [0.7, 1.6], "#fff", 0.6) +
      fill(
        hsl(hue - 6, 44, 36),
        `M0 112Q${n(between(random, 10, 30))} 86 44 104L58 112H140L158 98Q186 88 200 108V150H0z`,
      ) +
      fill(hsl(hue - 8, 44, 24), "M0 126Q100 104 200 126V150H0z") +
      `<ellipse cx="${n(between(random, 40, 60))}" cy="136" rx="26" ry="7" fill="${hsl(hue - 8, 46, 17)}"/><ellipse cx="${n(between(random, 140, 164))}" cy="140" rx="20" ry="5" fill="${hsl(hue - 8, 46, 17)}"/>`,
  }),

  starfall(hue, random) {
    const tail = () => {
      const [x, y, l] = [between(random, 10, 190), between(random, 6, 92), between(random, 14, 34)];
      return `M${n(x)} ${n(y)}l${n(l)}-${n(l)}`;
    };
    return {
      from: hsl(hue + 10, 72, 58),
      to: hsl(hue - 14, 56, 24),
      things:
        dots(random, 18, [4, 120], [0.6, 1.5], "#fff", 0.75) +
        line(hsl(hue + 32, 100, 76), 2.4, times(6, tail), 0.85) +
        fill(hsl(hue - 16, 46, 17), hill(random, 130, 10)),
    };
  },

  /** Dry leaves and stalks on the floor of a wood. */
  leaves(hue, random) {
    const leaf = (x, y, s) =>
      `M${n(x)} ${n(y)}q${n(s)}-${n(s * 0.7)} ${n(s * 2)} 0q-${n(s)} ${n(s * 0.7)}-${n(s * 2)} 0`;
    return {
      from: hsl(hue - 20, 62, 88),
      to: hsl(hue, 36, 58),
      things:
        line(
          hsl(hue + 6, 30, 42),
          5,
          times(
            5,
            (i) =>
              `M${n(8 + i * 44 + between(random, 0, 16))} 150q${n(between(random, -20, 20))}-70 ${n(between(random, -8, 8))}-150`,
          ),
          0.35,
        ) +
        fill(hsl(hue + 8, 34, 36), hill(random, 128, 8)) +
        fill(
          hsl(30, 46, 46),
          times(5, (i) => leaf(i * 42 + between(random, -10, 10), between(random, 130, 144), between(random, 8, 14))),
        ) +
        fill(
          hsl(44, 52, 52),
          times(3, (i) => leaf(i * 66 + between(random, 0, 26), between(random, 134, 146), 9)),
        ),
    };
  },
};
