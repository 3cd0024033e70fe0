import { clock } from '../clock.js';
import { DomainError } from '../operation/domain-error.js';

/**
 * How much of the server strangers of one network may use by reading, counted by what their answers cost (characters sent, rows read) and
 * not by how often they ask: a poller of one shift never meets it. Kept in this process: a read must not cost a call to the database.
 */
export interface WorkBudget {
  /** Error: TOO_MANY_REQUESTS with the seconds until something is left. */
  admit(network: string): void;
  /** Whether `admit` would refuse. */
  isSpent(network: string): boolean;
  /** Notes work that was done. */
  spend(network: string, amount: number): void;
}

/** Characters a minute: 400 times the page of an event with 1,000 shifts, from one network. */
export const workAMinute = 400_000_000;
/** Nobody is made to wait longer than this many minutes for what was read before, however much it was. */
const longestWait = 2;
/** Networks that are remembered; beyond that, those that are even again are forgotten. */
const mostNetworks = 10_000;

/** A budget that fills up again evenly; `enabled: false` lets everything pass (load tests only). */
export function createWorkBudget(enabled: boolean): WorkBudget {
  const used = new Map<string, { amount: number; at: number }>();
  const perMillisecond = workAMinute / 60_000;

  const nowUsed = (network: string): number => {
    const known = used.get(network);
    return known ? Math.max(0, known.amount - (clock.elapsed() - known.at) * perMillisecond) : 0;
  };
  const forgetEven = (): void => {
    for (const network of used.keys()) if (nowUsed(network) === 0) used.delete(network);
  };

  const isSpent = (network: string): boolean => enabled && nowUsed(network) >= workAMinute;

  return {
    isSpent,
    admit(network) {
      if (!isSpent(network)) return;
      const over = nowUsed(network) - workAMinute;
      throw new DomainError('TOO_MANY_REQUESTS', {
        message: 'Very much was read from here within a minute. Please wait a little and try again.',
        retryAfterSeconds: Math.max(1, Math.ceil(over / perMillisecond / 1000)),
      });
    },
    spend(network, amount) {
      if (!enabled) return;
      if (used.size >= mostNetworks && !used.has(network)) forgetEven();
      const most = (1 + longestWait) * workAMinute;
      used.set(network, { amount: Math.min(most, nowUsed(network) + amount), at: clock.elapsed() });
    },
  };
}
