const headings = 'h1, h2, h3, h4';

/**
 * Remembers where the focus is; the returned function brings it back there. When that place is gone by then (a row that left its
 * list), the focus goes to the nearest heading that still stands, never to nowhere. Focus that somebody moved elsewhere stays.
 */
export function holdFocusPlace(): () => void {
  const place = document.activeElement;
  const around: Element[] = [];
  for (let element = place?.parentElement; element; element = element.parentElement) around.push(element);
  return () => {
    // What was opened over it may be leaving the page in this very moment.
    queueMicrotask(() => {
      const { activeElement, body } = document;
      if (activeElement && activeElement !== body && activeElement.isConnected) return;
      if (place instanceof HTMLElement && place !== body && place.isConnected) place.focus({ preventScroll: true });
      if (document.activeElement !== body) return;
      const standing = around.find((element) => element.isConnected && element.querySelector(headings)) ?? body;
      const heading = standing.querySelector<HTMLElement>(headings);
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    });
  };
}
