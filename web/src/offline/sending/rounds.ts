import { pauseAfter } from '../rules/batch';

/** What came of a round, for when the next one begins. */
export interface Round {
  failed: boolean;
  waits: boolean;
}

const lock = 'trailcrew-check-in-sender';
/** A tab that a phone put to sleep in the middle of a round keeps nobody else from sending for longer than this. */
const longestRound = 60_000;
/** The pause between two rounds of which neither has anything to send. */
const calm = 30_000;

/**
 * Runs `round` whenever the page becomes visible or the phone says that it is online, after `onBack`, and again and again: soon while something
 * waits, later after failures. One round at a time in this tab, and one in the whole browser. The returned function asks for a round at once.
 */
export function startRounds(round: () => Promise<Round>, onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  let failures = 0;
  let lockedSince: number | null = null;

  const run = async (): Promise<void> => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    let next = calm;
    while (isWanted) {
      isWanted = false;
      const steal = lockedSince !== null && Date.now() - lockedSince > longestRound;
      const came = await alone(steal, round).catch((error: unknown): Round => {
        // Another tab took the lock away, or the store failed: what waits is tried again.
        console.error('A round broke off', error);
        return { failed: true, waits: true };
      });
      lockedSince = came ? null : (lockedSince ?? Date.now());
      failures = came?.failed ? failures + 1 : 0;
      next = came?.failed ? pauseAfter(failures - 1) : !came || came.waits ? pauseAfter(0) : calm;
    }
    isRunning = false;
    timer = setTimeout(now, next);
  };
  const now = () => void run();
  const back = () => {
    onBack();
    now();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && back());
  window.addEventListener('online', back);
  // Also shown when it is loaded, which is no coming back.
  window.addEventListener('pageshow', ({ persisted }) => persisted && back());
  return now;
}

/** Runs work that no other tab is at; undefined where one is. Browsers without locks have one tab in their hands most of the time. */
async function alone<Result>(steal: boolean, work: () => Promise<Result>): Promise<Result | undefined> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lock, steal ? { steal } : { ifAvailable: true }, (held) =>
    held ? work() : undefined,
  );
}
