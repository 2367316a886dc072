/** Time that passes evenly: the clock of a device may be wrong, or be set right in the middle of a game. */
export const now = (): number => performance.timeOrigin + performance.now();
