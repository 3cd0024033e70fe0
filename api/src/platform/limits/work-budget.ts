import { clock } from '../clock.js';
import { DomainError } from '../operation/domain-error.js';

/**
 * How much of the server the visitors of one network may use by reading. It is counted by the cost of the answers (characters sent, rows
 * read), not by the number of requests: a client that polls one shift never reaches it. Counted in this process, since a read must not cost
 * a call to the database.
 */
export interface WorkBudget {
  /** Error: TOO_MANY_REQUESTS with the seconds until some budget is available. */
  admit(network: string): void;
  /** Whether `admit` would refuse. */
  isSpent(network: string): boolean;
  /** Charges work that was done. */
  spend(network: string, amount: number): void;
}

/** Characters a minute for one network: 400 times the page of an event with 1,000 shifts. */
export const workAMinute = 400_000_000;
/** Nobody waits longer than this many minutes, however much was read before. */
const longestWait = 2;
/** The most networks to remember; above that, those with a full budget are deleted. */
const mostNetworks = 10_000;

/** A budget that refills steadily; `enabled: false` lets everything pass (load tests only). */
export function createWorkBudget(enabled: boolean): WorkBudget {
  const used = new Map<string, { amount: number; at: number }>();
  const perMillisecond = workAMinute / 60_000;

  const nowUsed = (network: string): number => {
    const known = used.get(network);
    return known ? Math.max(0, known.amount - (clock.elapsed() - known.at) * perMillisecond) : 0;
  };
  const deleteRefilled = (): void => {
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
      if (used.size >= mostNetworks && !used.has(network)) deleteRefilled();
      const most = (1 + longestWait) * workAMinute;
      used.set(network, { amount: Math.min(most, nowUsed(network) + amount), at: clock.elapsed() });
    },
  };
}
