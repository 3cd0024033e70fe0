import { followEvent, type LineNews } from './live-line';
import type { WorkerMessage } from './live-worker';

/** Milliseconds between two looks while there is no line. */
const askEvery = 30_000;
const signOfLife = 10_000;
/** Many who see the same page do not ask at the same moment. */
const spread = 600;
/** Between two fetches in a rush: what comes meanwhile is fetched together. With the way of a change to here it is seen within two seconds. */
const leastGap = 1_000;

/** Follows over a line; `anew`: one that was there before is not trusted. */
type Follow = (...asked: [...Parameters<typeof followEvent>, anew: boolean]) => () => void;

/** Fetches what changed; `gone` when there is nothing left to look at. */
export type Refresh = (shiftIds: readonly string[]) => Promise<'gone' | 'there'>;

/**
 * Keeps a page true while it is looked at: `refresh` is called with the shifts that changed, or with none when everything may be another. It
 * is also called every 30 seconds while there is no line, and once after sleep and after a time without a network. Where it answers `gone`
 * nothing is asked any more. Returns what ends it.
 */
export function watchEvent(
  eventId: string,
  position: string,
  refresh: Refresh,
  follow: Follow = typeof SharedWorker === 'function' ? followTogether : followEvent,
): () => void {
  let last = position;
  let leave: (() => void) | undefined;
  let waiting: Set<string> | 'all' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  /** Left, or gone: what is under way then must begin nothing more. */
  let isOver = false;
  let begun = -leastGap;
  let asking: ReturnType<typeof setInterval> | undefined;

  const changed = (shiftIds: readonly string[]): void => {
    if (isOver) return;
    if (shiftIds.length === 0 || waiting === 'all') waiting = 'all';
    else waiting = new Set([...(waiting ?? []), ...shiftIds]);
    if (!isBusy) timer ??= setTimeout(() => void freshen(), Math.max(spread * Math.random(), pause()));
  };

  const pause = (): number => begun + leastGap - performance.now();

  const freshen = async (): Promise<void> => {
    const wanted = waiting;
    [waiting, timer, isBusy, begun] = [undefined, undefined, true, performance.now()];
    try {
      if ((await refresh(wanted === 'all' ? [] : [...(wanted ?? [])])) === 'gone') end();
    } catch (error) {
      console.warn('The page could not be fetched again; it is tried later', error);
      askNowAndThen();
    }
    isBusy = false;
    if (waiting) changed(waiting === 'all' ? [] : [...waiting]);
  };

  const askNowAndThen = (): void => {
    if (!isOver) asking ??= setInterval(() => changed([]), askEvery);
  };

  const hear = (news: LineNews): void => {
    if (news === 'lost') return askNowAndThen();
    clearInterval(asking);
    asking = undefined;
    if (news === 'open') return;
    last = news.position;
    changed(news.shiftIds);
  };

  const join = (anew: boolean): void => {
    if (isOver || leave || document.visibilityState === 'hidden') return;
    leave = follow(eventId, last, hear, anew);
  };
  const part = (): void => {
    leave?.();
    leave = undefined;
    clearInterval(asking);
    asking = undefined;
  };
  const onVisible = (): void => (document.visibilityState === 'hidden' ? part() : join(false));
  const onOnline = (): void => {
    changed([]);
    part();
    join(true);
  };
  const onShow = (): void => join(false);

  // A computer that slept was not there when this should have run.
  let awake = Date.now();
  const pulse = setInterval(() => {
    const slept = Date.now() - awake > 3 * signOfLife;
    awake = Date.now();
    if (slept && document.visibilityState === 'visible') onOnline();
  }, signOfLife);

  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', part);
  window.addEventListener('pageshow', onShow);
  const end = (): void => {
    isOver = true;
    part();
    clearInterval(pulse);
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pagehide', part);
    window.removeEventListener('pageshow', onShow);
  };
  join(false);
  return end;
}

/** Follows over the line that all tabs share. */
function followTogether(eventId: string, after: string, hear: (news: LineNews) => void, anew: boolean): () => void {
  const { port } = new SharedWorker(new URL('./live-worker.ts', import.meta.url), { type: 'module', name: 'live' });
  const say = (said: WorkerMessage): void => port.postMessage(said);
  port.onmessage = ({ data }: MessageEvent<LineNews>) => hear(data);
  say({ follow: eventId, after, anew });
  const pulse = setInterval(() => say('here'), signOfLife);
  return () => {
    clearInterval(pulse);
    say('leave');
    port.close();
  };
}
