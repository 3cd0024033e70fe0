const headings = 'h1, h2, h3, h4';

/**
 * Remembers where the focus is; the returned function restores it. When that place is gone by then (a row that left its list), the focus
 * goes to the element with the id `instead`, or to the nearest remaining heading, never to nowhere. Focus that somebody moved elsewhere
 * stays.
 */
export function holdFocusPlace(instead = ''): () => void {
  const place = document.activeElement;
  const around: Element[] = [];
  for (let element = place?.parentElement; element; element = element.parentElement) around.push(element);
  return () => {
    // The dialog that was opened over it may be unmounting at this moment.
    queueMicrotask(() => {
      if (isNowhere()) focusPlace(place, around, instead);
    });
  };
}

/** Whether nothing on the page has the focus, or a control that was just disabled, from which the browser takes the focus at once. */
function isNowhere(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || !activeElement.isConnected || activeElement.matches(':disabled');
}

/** Focuses a place; where it is gone or takes no focus, the element with the id `instead`, or the heading nearest to its former surroundings. */
export function focusPlace(place: Element | null, around: readonly Element[] = [], instead = ''): void {
  const { body } = document;
  if (place instanceof HTMLElement && place !== body && place.isConnected) place.focus({ preventScroll: true });
  if (isNowhere()) document.getElementById(instead)?.focus({ preventScroll: true });
  if (!isNowhere()) return;
  const standing = around.find((element) => element.isConnected && element.querySelector(headings)) ?? body;
  const heading = standing.querySelector<HTMLElement>(headings);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * The `ref` of an element that may leave a list while the focus is in it: then the focus stays in its row, or goes to the next one, or else
 * to the nearest heading.
 */
export function focusStays(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const row = element.closest('li, tr') ?? element;
    const near = [row, row.nextElementSibling, row.previousElementSibling];
    const comeBack = holdFocusPlace();
    queueMicrotask(() => {
      const standing = near.find((one) => one?.isConnected && one.querySelector(pressed));
      if (isNowhere()) standing?.querySelector<HTMLElement>(pressed)?.focus({ preventScroll: true });
      comeBack();
    });
  };
}

const pressed = 'button, a[href], input';
