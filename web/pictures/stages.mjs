// Scenes of Shard Bugs, painted like those of scenery.mjs: indoors, and the stages of actions and items.
import { between, dot, dots, fill, hsl as vivid, line, muted as hsl, n, times } from "./brushes.mjs";

/** Points of a star with `spikes` spikes around (100, y), the outer ones between `low` and `high` away. */
function star(random, spikes, y, [low, high], inner) {
  const point = (i) => {
    const angle = (i / spikes / 2) * Math.PI * 2;
    const far = i % 2 ? inner : between(random, low, high);
    return `${Math.round(100 + far * Math.cos(angle))} ${Math.round(y + far * 0.8 * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: spikes * 2 }, (_, i) => point(i)).join("L")}z`;
}

export const stages = {
  /** A kitchen floor. */
  tiles: (hue) => ({
    from: hsl(hue - 30, 40, 90),
    to: hsl(hue - 30, 32, 74),
    things:
      fill(hsl(hue - 40, 30, 62), "M0 74H200V82H0z") +
      fill(hsl(hue, 26, 76), "M0 82H200V150H0z") +
      fill(
        hsl(hue, 28, 62),
        times(3, (row) =>
          times(4, (i) => {
            const [a, b] = [82 + row * row * 6 + row * 12, 82 + (row + 1) * (row + 1) * 6 + (row + 1) * 12];
            const x = (k, y) => Math.round(100 + (k - 4) * (20 + (y - 82) * 0.42));
            const k = i * 2 + (row % 2);
            return `M${x(k, a)} ${a}H${x(k + 1, a)}L${x(k + 1, b)} ${b}H${x(k, b)}z`;
          }),
        ),
        0.8,
      ),
  }),

  /** A wall of boards, indoors. */
  boards: (hue, random) => ({
    from: hsl(hue, 40, 72),
    to: hsl(hue, 34, 42),
    things:
      line(hsl(hue, 36, 32), 2, "M40 0V120M80 0V120M120 0V120M160 0V120", 0.6) +
      fill(
        hsl(hue, 36, 34),
        times(6, () => dot(between(random, 8, 192), between(random, 10, 110), 2.6)),
        0.5,
      ) +
      fill(hsl(hue, 40, 30), "M0 120H200V150H0z") +
      fill(hsl(hue, 40, 40), "M0 120H200V126H0z"),
  }),

  /** A sheet of ruled paper with pressed leaves. */
  paper(hue, random) {
    const leaf = (x, y, s) =>
      `M${n(x)} ${n(y)}q${n(s * 0.2)}-${n(s)} ${n(s)}-${n(s * 1.1)}q${n(s * 0.1)} ${n(s)}-${n(s)} ${n(s * 1.1)}`;
    return {
      from: vivid(48, 46, 94),
      to: vivid(64, 26, 76),
      things:
        line(hsl(hue + 60, 34, 56), 1, "M0 34H200M0 58H200M0 82H200M0 106H200M0 130H200", 0.35) +
        line("#d9857a", 1.2, "M24 0V150", 0.5) +
        fill(
          hsl(hue, 50, 46),
          times(3, (i) => leaf(between(random, 0, 20) + i * 66, 152, between(random, 26, 44))),
          0.7,
        ) +
        fill(
          hsl(hue - 20, 50, 52),
          times(3, (i) => leaf(between(random, 20, 44) + i * 62, 154, between(random, 18, 30))),
          0.7,
        ),
    };
  },

  /** For what attacks: a burst. */
  burst: (hue, random) => ({
    from: hsl(hue, 84, 84),
    to: hsl(hue - 4, 60, 50),
    things:
      fill(hsl(hue - 6, 66, 44), star(random, 14, 78, [96, 150], 70), 0.55) +
      fill("#fff", star(random, 14, 78, [74, 96], 50), 0.6),
  }),

  /** For what has an effect: rings of light. */
  rings: (hue, random) => ({
    from: hsl(hue, 80, 86),
    to: hsl(hue + 6, 54, 48),
    things:
      fill("#fff", dot(100, 78, 74), 0.16) +
      fill("#fff", dot(100, 78, 54), 0.2) +
      dots(random, 14, [6, 144], [0.9, 2.2], "#fff", 0.85),
  }),

  /** For items: a lit cloth. */
  cloth: (hue) => ({
    from: hsl(hue + 4, 60, 84),
    to: hsl(hue, 44, 54),
    things:
      fill("#fff", "M70 0H130L172 128H28z", 0.2) +
      `<ellipse cx="100" cy="133" rx="78" ry="14" fill="${hsl(hue - 8, 44, 36)}"/><ellipse cx="100" cy="129" rx="78" ry="14" fill="${hsl(hue + 8, 60, 90)}"/><ellipse cx="100" cy="129" rx="70" ry="10.5" fill="none" stroke="${hsl(hue, 44, 62)}" stroke-width="1.5" stroke-dasharray="5 4"/>`,
  }),
};
