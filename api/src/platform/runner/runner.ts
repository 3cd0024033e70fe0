import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.js';

// Longer than other files: leasing, running, noting and draining share one small state that reads best in one place.

/** A row in this process's hands while its lease lasts. */
export interface Leased {
  id: string;
  /** Until when, as the database writes it; proves that the lease is still ours. */
  lease: string;
}

/** Rows that are done later, and how: what the runner takes from, renews, gives back. */
export interface Queue<Item extends Leased = Leased> {
  /** For the log. */
  readonly name: string;
  /** How many may start now, with `inHand` under way. */
  free(inHand: number): number;
  /** Milliseconds until more may start, though hands are free; 0 when nothing holds them back. */
  rest(): number;
  /** Leases up to `count` rows that are due; never those in `except`, which are in this process's hands. A lease that ran out counts as none. */
  lease(count: number, leaseMs: number, except: string[]): Promise<Item[]>;
  /** Lengthens leases that are still ours. Gives the new lease of each; a missing one was lost to another process. */
  renew(held: readonly Leased[], leaseMs: number): Promise<Map<string, string>>;
  /** Gives leases back untouched, so that others need not wait for their end. */
  release(held: readonly Leased[]): Promise<void>;
  /** Milliseconds until some row is due (0: now), or nothing when none waits. */
  dueIn(): Promise<number | undefined>;
  /** Does the work; gives how its outcome is noted, which is called until it succeeds. Never rejects. `stopped`: the server stops. */
  run(item: Item, stopped: AbortSignal): Promise<() => Promise<void>>;
}

/** Does what lies in the queues, for as long as the server lives. */
export interface Runner {
  /** Something was committed: look into this queue, or into all, now instead of at the next poll. */
  wake(name?: string): void;
  /** Takes nothing more, lets what is under way finish for a while, gives the leases of the rest back. Never rejects. */
  stop(): Promise<void>;
}

/** All in milliseconds. */
export const runnerTiming = {
  /** Between looks when nobody calls: rows written by another process, or due again. */
  poll: 5_000,
  /** Between two looks at least, so that one look finds what came in a rush, and requests come first. */
  gather: 25,
  /** After a crash rows wait this long at most. */
  lease: 30_000,
  /** The whole server has ten seconds to stop. */
  drain: 8_000,
};

/** Times of a runner; tests make them shorter. */
export type RunnerTiming = typeof runnerTiming;

/**
 * Starts the runner. Everything is done at least once, and only once unless the process or the database dies between the work and the note
 * of it: a lease is renewed while its work lasts, and an outcome that could not be noted is kept until it can. Any number of processes may
 * run on one database; nothing rests on connections that stay (decision 021).
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
  /** Done or not, its outcome is being noted: its lease is left alone. */
  answered: boolean;
}

function runQueue(queue: Queue, log: Logger, every: RunnerTiming): Runner {
  const inHand = new Map<string, InHand>();
  const unrecorded = new Map<string, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();
  let turns: Promise<void> | undefined;
  let turnWanted = false;
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> = Promise.resolve();
  let stopping: Promise<void> | undefined;
  let databaseAway = false;

  function wake(): void {
    if (stopping) return;
    turnWanted = true;
    turns ??= takeTurns();
  }

  async function takeTurns(): Promise<void> {
    clearTimeout(timer);
    let rest = every.poll;
    while (turnWanted && !stopping) {
      turnWanted = false;
      rest = await takeTurn();
      if (!stopping) await delay(every.gather);
    }
    turns = undefined;
    if (!stopping) timer = setTimeout(wake, rest);
  }

  /** One look at the queue. Gives the milliseconds until the next one. */
  async function takeTurn(): Promise<number> {
    try {
      await recordLeftovers();
      const free = queue.free(inHand.size);
      if (free === 0) return queue.rest() || every.poll;
      const items = await queue.lease(free, every.lease, [...inHand.keys(), ...unrecorded.keys()]);
      databaseAnswers();
      if (stopping) {
        await queue.release(items);
        return every.poll;
      }
      for (const item of items) take(item);
      // With all hands full, the first one free looks for more.
      if (items.length === free) return every.poll;
      const dueIn = await queue.dueIn();
      return Math.min(every.poll, Math.max(100, dueIn ?? every.poll));
    } catch (error) {
      databaseFails(error);
      return Math.min(every.poll, 2_000);
    }
  }

  function take(item: Leased): void {
    const hand: InHand = { item, abort: new AbortController(), answered: false };
    inHand.set(item.id, hand);
    const work = finish(hand).finally(() => {
      underWay.delete(work);
      wake();
    });
    underWay.add(work);
  }

  /** Does one piece of work and notes the outcome. Never rejects. */
  async function finish(hand: InHand): Promise<void> {
    const { id } = hand.item;
    const note = await queue.run(hand.item, hand.abort.signal);
    hand.answered = true;
    // A renewal under way changes the lease that the note names.
    await renewing;
    try {
      await note();
    } catch (error) {
      unrecorded.set(id, note);
      databaseFails(error);
    }
    inHand.delete(id);
  }

  /** Notes outcomes that the database could not take when they came. */
  async function recordLeftovers(): Promise<void> {
    for (const [id, note] of unrecorded) {
      await note();
      unrecorded.delete(id);
    }
  }

  async function renew(): Promise<void> {
    const held = [...inHand.values()].filter((hand) => !hand.answered).map((hand) => hand.item);
    if (held.length === 0) return;
    try {
      const renewed = await queue.renew(held, every.lease);
      for (const item of held) item.lease = renewed.get(item.id) ?? item.lease;
    } catch (error) {
      databaseFails(error);
    }
  }

  function databaseFails(error: unknown): void {
    const told = 'The runner cannot reach the database; it tries again until it can.';
    if (!databaseAway) log.warn({ err: error, queue: queue.name }, told);
    databaseAway = true;
  }

  function databaseAnswers(): void {
    if (databaseAway) log.info({ queue: queue.name }, 'The runner reaches the database again.');
    databaseAway = false;
  }

  async function drain(): Promise<void> {
    clearTimeout(timer);
    clearInterval(renewals);
    await atMost(every.drain, turns ?? Promise.resolve());
    await atMost(every.drain, Promise.all(underWay));
    for (const hand of inHand.values()) hand.abort.abort();
    await atMost(1_000, Promise.all(underWay));
    await atMost(500, recordLeftovers().catch(databaseFails));
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
