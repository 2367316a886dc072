/** Small marks of our own, each one path in a box of 24: told by shape, so colour never stands alone. */
export const ICONS = {
  back: "M10 5 3 12l7 7v-4h4a5 5 0 0 1 5 5h2a8 8 0 0 0-8-8h-3z",
  bolt: "M13 2 4 14h6l-1 8 9-12h-6z",
  broken: "M12 2 4 5v6c0 5 3.4 9.3 8 11 4.6-1.7 8-6 8-11V5zm1 4-2 5 3 2-3 6 .6-5-3-2z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  crystal: "M12 2 6 8l6 14 6-14zM6 8h12M12 2v20",
  die: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm3 4a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 0 0 8 7zm8 0a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 0 0 16 7zm-8 7a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 0 0 8 14zm8 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z",
  down: "M12 19 4 8h16z",
  drop: "M12 2s7 8 7 13a7 7 0 0 1-14 0c0-5 7-13 7-13z",
  eye: "M12 5c5 0 9 4.5 10 7-1 2.5-5 7-10 7S3 14.500 2 12c1-2.500 5-7 10-7zm0 3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  fast: "m4 5 7 7-7 7zm9 0 7 7-7 7z",
  frenzy: "M9 2 4 12h4l-2 8 7-11H9zm9 0-5 10h4l-2 8 7-11h-4z",
  heart: "M12 21S3 14.600 3 8.500A5 5 0 0 1 12 5.500 5 5 0 0 1 21 8.500C21 14.600 12 21 12 21z",
  help: "M12 17v.5M9 9a3 3 0 1 1 4.500 2.600c-.9.500-1.500 1.200-1.500 2.400",
  hunter: "M12 2v4m0 12v4M2 12h4m12 0h4M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  mask: "M2 9c3-2 6-2 10 0 4-2 7-2 10 0 0 5-2 7-5 7-2 0-4-2-5-4-1 2-3 4-5 4-3 0-5-2-5-7zm4 2.200a2 1.300 0 1 0 4 0 2 1.300 0 0 0-4 0zm8 0a2 1.300 0 1 0 4 0 2 1.300 0 0 0-4 0z",
  menu: "M4 7h16M4 12h16M4 17h16",
  next: "m9 5 7 7-7 7",
  none: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12",
  previous: "m15 5-7 7 7 7",
  shield: "M12 2 4 5v6c0 5 3.400 9.300 8 11 4.600-1.700 8-6 8-11V5z",
  skull:
    "M12 2a8.500 8.500 0 0 0-5 15.400V21h3v-2h1v2h2v-2h1v2h3v-3.600A8.500 8.500 0 0 0 12 2zM8.500 9.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  sound: "M4 9v6h4l5 4V5L8 9zm12-1a5 5 0 0 1 0 8m2-11a9 9 0 0 1 0 14",
  spiral: "M12 12a2 2 0 1 1 2 2 4 4 0 0 1-4-4 5 5 0 0 1 10 1 7 7 0 0 1-14 1 8 8 0 0 1 3-7",
  sword: "M21 3h-4L8 12l-2-1-1.500 1.500L7 15l-4 4 2 2 4-4 2.500 2.500L13 18l-1-2 9-9z",
  undo: "M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12h-3",
  up: "M12 5 4 16h16z",
} as const;

export type IconName = keyof typeof ICONS;

/** Drawn as a line instead of a filled shape. */
export const LINES: ReadonlySet<IconName> = new Set([
  "check",
  "crystal",
  "help",
  "hunter",
  "menu",
  "next",
  "none",
  "previous",
  "sound",
  "spiral",
  "undo",
]);

export const KEYWORD_ICONS: Record<string, IconName> = {
  FAST: "fast",
  FRENZY: "frenzy",
  HUNTER: "hunter",
  POISONOUS: "drop",
  SNEAKY: "mask",
  TOUGH: "shield",
};
