import { useEffect, useRef, useState, type RefObject } from 'react';

const step = 60;

/**
 * How many of many rows to build: 60, and 60 more whenever the end of them comes near. `what` begins again at 60 when it changes.
 */
export function useShown(total: number, what: string): { shown: number; end: RefObject<HTMLDivElement | null> } {
  const [state, setState] = useState({ what, shown: step });
  const shown = state.what === what ? state.shown : step;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || shown >= total) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setState({ what, shown: shown + step }),
      { rootMargin: '800px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [shown, total, what]);
  return { shown, end };
}
