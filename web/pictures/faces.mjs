// Faces, arms and legs for things that have none: fruit, drums, cakes.

const INK = "#2d2530";
const stroke = (d, width, colour = INK) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;

const BROWS = {
  fierce: ["M-27 -19L-8 -11", "M27 -19L8 -11"],
  sly: ["M-26 -14L-8 -12", "M26 -22Q17 -25 8 -18"],
  happy: ["M-25 -18Q-17 -24 -9 -19", "M25 -18Q17 -24 9 -19"],
  scared: ["M-26 -14Q-18 -21 -9 -21", "M26 -14Q18 -21 9 -21"],
  proud: ["M-26 -17L-8 -16", "M26 -17L8 -16"],
  mimic: ["M-27 -19L-8 -11", "M27 -19L8 -11"],
};

const teeth = (xs, y, length) => xs.map((x) => `<path d="M${x - 4} ${y}h8l-4 ${length}z" fill="#fff"/>`).join("");

const MOUTHS = {
  fierce:
    '<path d="M-16 17Q0 7 16 17Q11 27 0 27T-16 17Z" fill="#4a0d1a"/><path d="M-12 15l4 7 4-9zM12 15l-4 7-4-9z" fill="#fff"/>',
  sly: stroke("M-12 16Q3 23 15 10", 4.2),
  happy:
    '<path d="M-14 11Q0 13 14 11Q12 29 0 29T-14 11Z" fill="#4a0d1a"/><path d="M-8 23q8-6 16 0q-8 9-16 0z" fill="#ff7a8c"/>',
  scared: '<ellipse cy="21" rx="8" ry="9" fill="#4a0d1a"/><ellipse cy="26" rx="5" ry="3" fill="#ff7a8c"/>',
  proud: stroke("M-11 16Q0 21 11 16", 4.2),
  calm: stroke("M-11 14Q0 22 11 14", 4.2),
  mimic: `<path d="M-34 16Q0 26 34 16Q32 46 0 48T-34 16Z" fill="#4a0d1a"/><path d="M-10 42Q4 26 20 36Q22 58 8 58T-10 42Z" fill="#ff6b81"/>${teeth([-24, -12, 0, 12, 24], 19, 10)}`,
};

function eye(x) {
  return `<ellipse cx="${x}" rx="10" ry="11" fill="#fff"/><circle cx="${x * 0.88}" cy="1.5" r="5.8" fill="${INK}"/><circle cx="${x * 0.88 + 2}" cy="-1" r="2.1" fill="#fff"/>`;
}

const EYES = {
  calm: stroke("M-25 0Q-16 8 -7 0M25 0Q16 8 7 0", 4.6),
  one: `<ellipse rx="17" ry="16" fill="#fff"/><circle cy="2" r="9" fill="${INK}"/><circle cx="3.5" cy="-2" r="3.2" fill="#fff"/>`,
};

export const MOODS = [...Object.keys(MOUTHS), "one"];

/** A face around 0, 0, about 56 wide. */
export function face(mood) {
  if (!MOODS.includes(mood)) throw new Error(`there is no mood "${mood}"; moods: ${MOODS.join(", ")}`);
  const brows = (BROWS[mood] ?? []).map((d) => stroke(d, 5.5)).join("");
  const cheeks =
    mood === "happy" || mood === "calm"
      ? '<g fill="#ff6f7f" opacity=".45"><ellipse cx="-30" cy="12" rx="6" ry="4"/><ellipse cx="30" cy="12" rx="6" ry="4"/></g>'
      : "";
  return `${EYES[mood] ?? eye(-16) + eye(16)}${brows}${MOUTHS[mood] ?? MOUTHS.sly}${cheeks}`;
}

/** Arms raised, two legs with feet, to stand behind a round thing in the 128 box. */
export function limbs(colour) {
  return (
    stroke("M58 88Q8 88 5 56M70 88Q120 88 123 56", 9, colour) +
    `<circle cx="5" cy="54" r="7" fill="${colour}"/><circle cx="123" cy="54" r="7" fill="${colour}"/>` +
    stroke("M50 104V121M78 104V121", 9, colour) +
    `<path d="M36 127q0-9 10-9h8q4 0 4 9zM92 127q0-9-10-9h-8q-4 0-4 9z" fill="${colour}"/>`
  );
}
