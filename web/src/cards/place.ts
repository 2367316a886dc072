/** Where a card is held up, so that all of it is seen and nothing of what it is about is covered. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where something is held up, and how large. */
export interface Held {
  left: number;
  top: number;
  scale: number;
}

const GAP = 10;
const EDGE = 8; // to the sides of the screen

/** Beside the thing, right rather than left; above or below where neither has room, as on a phone. */
export function placeBeside(at: Box, width: number, height: number, screen: { width: number; height: number }) {
  const within = (wanted: number, own: number, all: number) => Math.max(EDGE, Math.min(wanted, all - own - EDGE));
  const middle = within(at.top + at.height / 2 - height / 2, height, screen.height);
  const right = at.left + at.width + GAP;
  if (right + width + EDGE <= screen.width) {
    return { left: right, top: middle };
  }
  const left = at.left - GAP - width;
  if (left >= EDGE) {
    return { left, top: middle };
  }
  const isAbove = at.top > screen.height - at.top - at.height;
  const top = isAbove ? at.top - GAP - height : at.top + at.height + GAP;
  return {
    left: within(at.left + at.width / 2 - width / 2, width, screen.width),
    top: within(top, height, screen.height),
  };
}

/** The same place, moved up and made smaller as far as it takes to leave the bar below in sight: what is asked must be read, too. */
export function leaving(
  bar: Box | undefined,
  { left, top }: { left: number; top: number },
  width: number,
  height: number,
): Held {
  const isBeside = !bar || left >= bar.left + bar.width || left + width <= bar.left;
  const isApart = isBeside || top + height <= bar.top || top >= bar.top + bar.height;
  if (isApart) {
    return { left, top, scale: 1 };
  }
  const room = bar.top - GAP - EDGE;
  const scale = Math.min(1, room / height);
  return { left: left + (width * (1 - scale)) / 2, top: bar.top - GAP - height * scale, scale };
}
