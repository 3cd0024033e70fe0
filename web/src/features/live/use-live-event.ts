import { useEffect, useRef, useState } from 'react';
import { codeOfFailure } from '../../graphql/request-error';

/**
 * Keeps what is shown of an event true while others change it. `position`: how far what is shown is; `refresh` is given the shifts that
 * changed, or none when everything may be another. Gives whether the event was deleted meanwhile; it is not asked for any more then.
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
  return { isDeleted: eventId !== undefined && deleted === eventId };
}
