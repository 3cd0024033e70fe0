import { DomainError } from '../../platform/domain-error.js';

/** Listeners, or prepared streams, of one process, and of one network: a whole club behind one address, but not all that there is room for. */
const mostInAll = 2_000;
const mostOfOne = 1_000;

/** Counts who listens, or may soon. */
export function streamCounts() {
  const byNetwork = new Map<string, number>();
  let inAll = 0;
  return {
    /** One more; gives what ends it. Errors: UNAVAILABLE when there is no room, TOO_MANY_REQUESTS for one network. */
    enter: (network: string): (() => void) => {
      const ofNetwork = byNetwork.get(network) ?? 0;
      if (inAll >= mostInAll) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 30 });
      if (ofNetwork >= mostOfOne) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 30 });
      inAll += 1;
      byNetwork.set(network, ofNetwork + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        inAll -= 1;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left > 0) byNetwork.set(network, left);
        else byNetwork.delete(network);
      };
    },
  };
}
