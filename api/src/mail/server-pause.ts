import { clock } from '../platform/clock.js';

/** Holds mails back while the mail server takes nothing, and lets single ones probe whether it is back. */
export interface ServerPause {
  /** How many mails may start now, with `underWay` sending already. */
  free(underWay: number): number;
  /** The server took a mail or answered about it. True when that ends a pause. */
  answered(): boolean;
  /** The server could not be reached. True when that begins a pause. */
  unreachable(): boolean;
  /** Milliseconds until a probe may go; 0 without a pause. */
  remaining(): number;
}

/** Pauses of `firstMs`, doubled up to `longestMs` from probe to probe. */
export function createServerPause(parts: { concurrency: number; firstMs: number; longestMs: number }): ServerPause {
  let probesFailed = 0;
  let until = 0;
  const remaining = () => (probesFailed === 0 ? 0 : Math.max(0, until - clock.elapsed()));
  return {
    remaining,
    free(underWay) {
      if (probesFailed === 0) return Math.max(0, parts.concurrency - underWay);
      return remaining() === 0 && underWay === 0 ? 1 : 0;
    },
    answered() {
      const ended = probesFailed > 0;
      probesFailed = 0;
      return ended;
    },
    unreachable() {
      // Mails that were under way together fail together: that is one piece of news, not several.
      if (remaining() > 0) return false;
      probesFailed += 1;
      until = clock.elapsed() + Math.min(parts.firstMs * 2 ** (probesFailed - 1), parts.longestMs);
      return probesFailed === 1;
    },
  };
}
