import { useEffect, useRef, useState } from 'react';
import { codeOfFailure } from '../../graphql/request-error';

/**
 * Keeps the shown data of an event current while others change it. `position`: the position of the shown data. `refresh` is called with the
 * changed shifts, or with none when anything may have changed. Returns whether the event was deleted meanwhile; then it is not fetched any
 * more.
 */
export function useLiveEvent(
  eventId: string | undefined,
  position: string | undefined,
  refresh: (shiftIds: readonly string[]) => Promise<unknown>,
): { isDeleted: boolean } {
  const [deleted, setDeleted] = useState<string>();
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
      const refreshed = async (shiftIds: readonly string[]) => {
        try {
          await latest.current(shiftIds);
          return 'there';
        } catch (error) {
          if (codeOfFailure(error) !== 'EVENT_NOT_FOUND') throw error;
          setDeleted(eventId);
          return 'gone';
        }
      };
      if (!isOver) stop = watchEvent(eventId, from.current ?? '', refreshed);
    };
    // The live connection starts after the content that people read and tap first.
    const timer = setTimeout(() => {
      begin().catch((error: unknown) => console.warn('This page is not kept up to date', error));
    }, 500);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [eventId, isKnown]);
  return { isDeleted: eventId !== undefined && deleted === eventId };
}
