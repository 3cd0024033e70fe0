import { useEffect, useRef } from 'react';

/**
 * Keeps what is shown of an event true while others change it. `position`: how far what is shown is; `refresh` is given the shifts that
 * changed, or none when everything may be another.
 */
export function useLiveEvent(
  eventId: string | undefined,
  position: string | undefined,
  refresh: (shiftIds: readonly string[]) => Promise<unknown>,
): void {
  const latest = useRef(refresh);
  const from = useRef(position);
  useEffect(() => {
    latest.current = refresh;
    from.current = position;
  });
  const isKnown = position !== undefined;
  useEffect(() => {
    if (!eventId || !isKnown) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { watchEvent } = await import('./watch-event');
      if (!isOver) stop = watchEvent(eventId, from.current ?? '', (shiftIds) => latest.current(shiftIds));
    };
    // What is read and tapped first comes first.
    const timer = setTimeout(() => {
      begin().catch((error: unknown) => console.warn('This page is not kept up to date', error));
    }, 500);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [eventId, isKnown]);
}
