import { useLayoutEffect } from 'react';

const operable = 'a[href], button, input, select, summary';

/**
 * Rendered by a loaded page: removes the server's first content in the same frame, but not under a finger that is pressing it. The keyboard
 * focus on one of its links moves to the same link of the page, and a fold that somebody opened stays open.
 */
export function FirstContentEnds() {
  useLayoutEffect(() => {
    const first = document.getElementById('first-content');
    if (!first?.querySelector(':active')) return endFirstContent();
    // The click follows right after the pointer is lifted.
    const lifted = () => setTimeout(endFirstContent);
    const ends = ['pointerup', 'pointercancel', 'keyup'] as const;
    for (const end of ends) window.addEventListener(end, lifted, { once: true });
    return () => {
      for (const end of ends) window.removeEventListener(end, lifted);
    };
  }, []);
  return null;
}

function endFirstContent(): void {
  const first = document.getElementById('first-content');
  const root = document.getElementById('root');
  root?.removeAttribute('hidden');
  if (!first || !root) return;
  const reached = [...first.querySelectorAll(operable)].findIndex((element) => element === document.activeElement);
  const folds = root.querySelectorAll('details');
  for (const [index, { open }] of first.querySelectorAll('details').entries()) {
    const fold = folds[index];
    if (fold) fold.open = open;
  }
  first.remove();
  const same = reached >= 0 ? root.querySelectorAll(operable)[reached] : undefined;
  if (same instanceof HTMLElement) same.focus({ preventScroll: true });
}
