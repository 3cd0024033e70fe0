/** A rectangle of the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An element that a toast should not cover; the higher the weight, the more important. */
export interface Obstacle {
  box: Box;
  weight: number;
}

const step = 8;

/**
 * The place where a toast covers the least of what is read or pressed next: from the bottom upwards, on a wide window at the right or left
 * edge. Returns the first free place, else the one that covers the least weight.
 */
export function placeToast(
  size: { width: number; height: number },
  view: { width: number; height: number },
  margin: number,
  obstacles: readonly Obstacle[],
): { left: number; top: number } {
  const right = Math.max(margin, view.width - margin - size.width);
  const columns = right - margin >= size.width ? [right, margin] : [right];
  let best = { left: right, top: margin };
  let lightest = Infinity;
  for (let top = view.height - margin - size.height; top >= margin; top -= step) {
    for (const left of columns) {
      const cost = coveredBy({ left, top, ...size }, obstacles);
      if (cost === 0) return { left, top };
      if (cost < lightest) {
        lightest = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

/** The weight of everything that a toast at this place covers: 0 when it covers nothing. */
export function coveredBy(place: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { box, weight }) => sum + (meet(place, box) ? weight : 0), 0);
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/**
 * The elements on the screen below `root`: titles, the closing cross and the control that was pressed last weigh most, then main buttons,
 * then the rest.
 */
export function obstaclesIn(root: ParentNode): Obstacle[] {
  const obstacles: Obstacle[] = [];
  for (const element of root.querySelectorAll('h1, h2, h3, p, button, a[href], input, select, textarea, summary')) {
    if (element.closest('[data-toast]')) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || top >= window.innerHeight || top + height <= 0) continue;
    obstacles.push({ box: { left, top, width, height }, weight: weightOf(element) });
  }
  return obstacles;
}

function weightOf(element: Element): number {
  if (element === document.activeElement || /^H[12]$/.test(element.tagName)) return 1000;
  if (element.getAttribute('aria-label') === 'Close') return 1000;
  if (element.matches('[type=submit], [data-kind=primary], [data-kind=danger]')) return 200;
  if (element.tagName === 'P') return 1;
  return element.tagName === 'BUTTON' || element.tagName === 'H3' ? 10 : 5;
}
