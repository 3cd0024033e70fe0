import { followEvent, type LineNews } from './live-line';
import type { WorkerMessage } from './live-worker';

/** Milliseconds between two fetches while there is no connection. */
const askEvery = 30_000;
const signOfLife = 10_000;
/** Spreads the fetches of many people who see the same page. */
const spread = 600;
/**
 * Between two fetches of a burst: changes in between are fetched together. With its way through the server a change is visible within two
 * seconds.
 */
const leastGap = 1_000;

/** Follows an event; `reconnect`: an existing connection is replaced. */
type Follow = (...parameters: [...Parameters<typeof followEvent>, reconnect: boolean]) => () => void;

/** Fetches the changes; `gone` when the record no longer exists. */
export type Refresh = (shiftIds: readonly string[]) => Promise<'gone' | 'there'>;

/**
 * Keeps a page current while it is visible: calls `refresh` with the changed shifts, or with none when anything may have changed. Without a
 * connection it is also called every 30 seconds, and once after sleep and after a time offline. After `gone` nothing is fetched any more.
 * Returns the function that ends it.
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
  /** Ended: work that is under way must start nothing more. */
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

  const onNews = (news: LineNews): void => {
    if (news === 'lost') return askNowAndThen();
    clearInterval(asking);
    asking = undefined;
    if (news === 'open') return;
    last = news.position;
    changed(news.shiftIds);
  };

  const join = (reconnect: boolean): void => {
    if (isOver || leave || document.visibilityState === 'hidden') return;
    leave = follow(eventId, last, onNews, reconnect);
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

  // Detects that the computer slept: this timer ran late.
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

/** Follows over the connection that all tabs share. */
function followTogether(
  eventId: string,
  after: string,
  onNews: (news: LineNews) => void,
  reconnect: boolean,
): () => void {
  const { port } = new SharedWorker(new URL('./live-worker.ts', import.meta.url), { type: 'module', name: 'live' });
  const send = (message: WorkerMessage): void => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<LineNews>) => onNews(data);
  send({ follow: eventId, after, reconnect });
  const pulse = setInterval(() => send('here'), signOfLife);
  return () => {
    clearInterval(pulse);
    send('leave');
    port.close();
  };
}
