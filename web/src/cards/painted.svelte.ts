/** Pictures come after the first paint of a page: on a slow phone a table without them is there much sooner. */
let isPainted = $state(false);
let isAwaited = false;

/** Whether the page was painted once. To be read while something is drawn. */
export function painted(): boolean {
  if (!isAwaited) {
    isAwaited = true;
    requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
  }
  return isPainted;
}
