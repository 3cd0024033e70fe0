import { useEffect, type RefObject } from 'react';

/**
 * Tells an element, as `--visible-height` and `--hidden-below`, how much of the window the keyboard of a phone leaves to be seen: it lies
 * over the page without making the window smaller. While somebody zooms in, nothing is told: what they look at must not move.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const tell = () => {
      const style = element.current?.style;
      if (viewport.scale > 1.01) return;
      const below = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      style?.setProperty('--visible-height', `${viewport.height}px`);
      style?.setProperty('--hidden-below', `${below}px`);
    };
    tell();
    viewport.addEventListener('resize', tell);
    viewport.addEventListener('scroll', tell);
    return () => {
      viewport.removeEventListener('resize', tell);
      viewport.removeEventListener('scroll', tell);
    };
  }, [element]);
}
