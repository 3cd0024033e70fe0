import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.js';

// Longer than other files: leasing, running, recording and draining share one small state that reads best in one place.

/** A row that this process has leased. */
export interface Leased {
  id: string;
  /** The end of the lease, as the database writes it; proves that the lease is still ours. */
  lease: string;
}

/** Rows of work, and how the runner leases, renews, releases and runs them. */
export interface Queue<Item extends Leased = Leased> {
  /** For the log. */
  readonly name: string;
  /** How many more may start while `inHand` are running. */
  free(inHand: number): number;
  /** Milliseconds until more may start, even with free capacity; 0 when nothing limits it. */
  rest(): number;
  /** Leases up to `count` rows that are due, except those in `except`, which this process holds. Expired leases count as none. */
  lease(count: number, leaseMs: number, except: string[]): Promise<Item[]>;
  /** Extends leases that are still ours. Returns the new lease of each; a missing one was lost to another process. */
  renew(held: readonly Leased[], leaseMs: number): Promise<Map<string, string>>;
  /** Releases leases unchanged, so that others need not wait for their end. */
  release(held: readonly Leased[]): Promise<void>;
  /** Milliseconds until a row is due (0: now), or undefined when none waits. */
  dueIn(): Promise<number | undefined>;
  /**
   * Does the work. Returns the function that records its outcome, which is called until it succeeds. Never rejects. `stopped`: the server
   * stops.
   */
  run(item: Item, stopped: AbortSignal): Promise<() => Promise<void>>;
}

/** Works through the queues while the server runs. */
export interface Runner {
  /** Something was committed: poll this queue, or all, now. */
  wake(name?: string): void;
  /** Leases nothing more, lets running work finish for a while, releases the rest. Never rejects. */
  stop(): Promise<void>;
}

/** All in milliseconds. */
export const runnerTiming = {
  /** Between polls without a wake-up: for rows written by another process, or due again. */
  poll: 5_000,
  /** The shortest pause between polls, so that one poll finds a whole rush, and requests come first. */
  gather: 25,
  /** After a crash, rows wait this long at most. */
  lease: 30_000,
  /** The whole server has ten seconds to stop. */
  drain: 8_000,
};

/** Timing of a runner; tests shorten it. */
export type RunnerTiming = typeof runnerTiming;

/**
 * Starts the runner. All work runs at least once, and exactly once unless the process or the database dies between the work and the record
 * of its outcome: leases are renewed during the work, and an outcome that could not be recorded is held until it can. Any number of
 * processes may share one database; nothing depends on persistent connections (decision 021).
 */
export function startRunner(queues: readonly Queue[], log: Logger, timing: Partial<RunnerTiming> = {}): Runner {
  const every = { ...runnerTiming, ...timing };
  const runs = queues.map((queue) => runQueue(queue, log, every));
  return {
    wake: (name) => runs.forEach((one, at) => (name ?? queues[at]?.name) === queues[at]?.name && one.wake()),
    stop: async () => void (await Promise.all(runs.map((one) => one.stop()))),
  };
}

interface InHand {
  item: Leased;
  abort: AbortController;
  /** Its outcome is being recorded, whatever it is: its lease is left alone. */
  isRecording: boolean;
}

function runQueue(queue: Queue, log: Logger, every: RunnerTiming): Runner {
  const inHand = new Map<string, InHand>();
  const unrecorded = new Map<string, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();
  let turns: Promise<void> | undefined;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> = Promise.resolve();
  let stopping: Promise<void> | undefined;
  let isUnavailable = false;

  function wake(): void {
    if (stopping) return;
    isWoken = true;
    turns ??= pollLoop();
  }

  async function pollLoop(): Promise<void> {
    clearTimeout(timer);
    let rest = every.poll;
    while (isWoken && !stopping) {
      isWoken = false;
      rest = await pollOnce();
      if (!stopping) await delay(every.gather);
    }
    turns = undefined;
    if (!stopping) timer = setTimeout(wake, rest);
  }

  /** One poll of the queue. Returns the milliseconds until the next one. */
  async function pollOnce(): Promise<number> {
    try {
      await recordLeftovers();
      const free = queue.free(inHand.size);
      if (free === 0) return queue.rest() || every.poll;
      const items = await queue.lease(free, every.lease, [...inHand.keys(), ...unrecorded.keys()]);
      noteDatabaseSuccess();
      if (stopping) {
        await queue.release(items);
        return every.poll;
      }
      for (const item of items) take(item);
      // At full capacity, the next finished item triggers a poll.
      if (items.length === free) return every.poll;
      const dueIn = await queue.dueIn();
      return Math.min(every.poll, Math.max(100, dueIn ?? every.poll));
    } catch (error) {
      noteDatabaseFailure(error);
      return Math.min(every.poll, 2_000);
    }
  }

  function take(item: Leased): void {
    const hand: InHand = { item, abort: new AbortController(), isRecording: false };
    inHand.set(item.id, hand);
    const work = finish(hand).finally(() => {
      underWay.delete(work);
      wake();
    });
    underWay.add(work);
  }

  /** Does one item of work and records the outcome. Never rejects. */
  async function finish(hand: InHand): Promise<void> {
    const { id } = hand.item;
    const record = await queue.run(hand.item, hand.abort.signal);
    hand.isRecording = true;
    // A renewal in progress changes the lease that the record refers to.
    await renewing;
    try {
      await record();
    } catch (error) {
      unrecorded.set(id, record);
      noteDatabaseFailure(error);
    }
    inHand.delete(id);
  }

  /** Records outcomes that the database could not take before. */
  async function recordLeftovers(): Promise<void> {
    for (const [id, record] of unrecorded) {
      await record();
      unrecorded.delete(id);
    }
  }

  async function renew(): Promise<void> {
    const held = [...inHand.values()].filter((hand) => !hand.isRecording).map((hand) => hand.item);
    if (held.length === 0) return;
    try {
      const renewed = await queue.renew(held, every.lease);
      for (const item of held) item.lease = renewed.get(item.id) ?? item.lease;
    } catch (error) {
      noteDatabaseFailure(error);
    }
  }

  function noteDatabaseFailure(error: unknown): void {
    const message = 'The runner cannot reach the database; it tries again until it can.';
    if (!isUnavailable) log.warn({ err: error, queue: queue.name }, message);
    isUnavailable = true;
  }

  function noteDatabaseSuccess(): void {
    if (isUnavailable) log.info({ queue: queue.name }, 'The runner reaches the database again.');
    isUnavailable = false;
  }

  async function drain(): Promise<void> {
    clearTimeout(timer);
    clearInterval(renewals);
    await atMost(every.drain, turns ?? Promise.resolve());
    await atMost(every.drain, Promise.all(underWay));
    for (const hand of inHand.values()) hand.abort.abort();
    await atMost(1_000, Promise.all(underWay));
    await atMost(500, recordLeftovers().catch(noteDatabaseFailure));
  }

  const renewals = setInterval(() => {
    renewing = renewing.then(renew);
  }, every.lease / 3);
  wake();
  return { wake, stop: () => (stopping ??= drain()) };
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timeout = new AbortController();
  const timer = delay(milliseconds, undefined, { signal: timeout.signal }).catch((error: unknown) => {
    if (!timeout.signal.aborted) throw error;
  });
  await Promise.race([work, timer]);
  timeout.abort();
}
