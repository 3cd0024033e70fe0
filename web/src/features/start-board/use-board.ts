import { useEffect, useRef, useState } from 'react';
import { currentSession } from '../../session/session';
import { followLine } from '../live/live-line';
import { clockAfter, type BoardClock } from './board-clock';
import { useStartBoardQuery } from './start-board-page.generated';

const query = 'subscription ($eventId: ID!) { attendanceChanged(eventId: $eventId) { position signupIds } }';

/** Milliseconds between two readings, pushed or not: times pass by themselves, and a board must know that it is not live. */
const readEvery = 5_000;
/** The shortest time between two readings, in milliseconds: on a race morning somebody is marked all the time. */
const readAtMostEvery = 1_000;
/** A board that was not read for so long is not live. */
const staleAfter = 10_000;

/** Where the board stands: pushed, read every so often, or not live since a moment. */
export type BoardLine = { kind: 'live' } | { kind: 'polled' } | { kind: 'lost'; since: number };

/**
 * The board of a start, read again when anybody is marked, and every few seconds. `now`: the server's clock at this moment, renewed every
 * second.
 */
export function useBoard(eventId: string, startId: string) {
  const [isOpen, setOpen] = useState(false);
  const { data, previousData, error, refetch } = useStartBoardQuery({
    variables: { startId },
    // Nothing else reads it, and normalizing 500 posts takes longer than drawing them.
    fetchPolicy: 'no-cache',
    pollInterval: readEvery,
    // What somebody did a moment ago is not in an answer that was asked for before.
    context: { queryDeduplication: false },
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const board = (data ?? previousData)?.startBoard;
  const at = useSecond();
  const [clock, setClock] = useState<BoardClock | null>(null);
  if (board && board.serverNow !== clock?.serverNow) setClock(clockAfter(clock, board.serverNow, at));
  // After the page was hidden, its clock may have stood still: only what is read from now on counts.
  const [doubted, setDoubted] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  useEffect(() => {
    latest.current = clock?.serverNow ?? null;
  });
  const again = useRef<() => void>(() => undefined);
  useEffect(() => {
    // A refusal or a lost connection shows in `error` and in the age of the board.
    again.current = () => void refetch().catch(() => undefined);
  });
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      readAt.current = performance.now();
      again.current();
    };
    /** At once, or as soon as the last reading is a second old. */
    const readSoon = () => {
      timer ??= setTimeout(read, readAt.current + readAtMostEvery - performance.now());
    };
    const stop = followLine<{ position: string }>(
      {
        ...{ field: 'attendanceChanged', query, variables: () => ({ eventId }) },
        headers: () => ({ authorization: `Bearer ${currentSession()?.token ?? ''}` }),
      },
      (news) => {
        setOpen(news !== 'lost');
        // Also when it opens or breaks: what came before it opened is read, and whether the server is there.
        readSoon();
      },
    );
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      setDoubted(latest.current);
      readSoon();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [eventId]);
  const now = clock ? at - clock.behind : 0;
  const isLost =
    clock !== null &&
    (error !== undefined || doubted === clock.serverNow || now - Date.parse(clock.serverNow) > staleAfter);
  const line: BoardLine = isLost
    ? { kind: 'lost', since: Date.parse(clock.serverNow) }
    : { kind: isOpen ? 'live' : 'polled' };
  return { board, error, line, now, refetch };
}

/** Milliseconds by a clock that nobody sets; renewed every second. */
function useSecond(): number {
  const [moment, setMoment] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setMoment(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
