import type { Response } from 'express';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { streamCounts } from './stream-counts.js';

/** A stream that was prepared by PUT. */
interface PreparedStream {
  /** The number of its running subscriptions. */
  operations: number;
  /** The response it is sent on; null until it is opened. */
  openAt: Response | null;
  /** Removes it from the counts. */
  leave: () => void;
  touch: () => void;
}

/** The most subscriptions on one prepared stream. */
const mostOnOne = 20;

/** The streams that were prepared by PUT, by their tokens: each carries several subscriptions, and is sent on the response that opens it. */
export function preparedStreams() {
  const counts = streamCounts();
  const streams = new Map<string, PreparedStream>();

  return {
    /** Adds one that nobody has opened yet; `end` is called when it has to make room. Errors: UNAVAILABLE, TOO_MANY_REQUESTS. */
    add: (token: string, network: string, end: () => void): void => {
      const counted = counts.enter(network, '', end);
      streams.set(token, { operations: 0, openAt: null, ...counted });
    },
    has: (token: string): boolean => streams.has(token),
    /** Whether it is still to be opened. */
    isUnopened: (token: string): boolean => streams.get(token)?.openAt === null,
    /** Notes the response on which it is sent from now on. */
    open: (token: string, response: Response): void => {
      const stream = streams.get(token);
      if (!stream) return;
      stream.openAt = response;
      stream.touch();
    },
    /** Marks it as used: the least recently used one makes room first. */
    touch: (token: string): void => streams.get(token)?.touch(),
    /**
     * Counts one more subscription on it; returns the function that ends it. A subscription with a connection of its own has no token. Error:
     * TOO_MANY_REQUESTS.
     */
    enter: (token: string | null): (() => void) => {
      const stream = token ? streams.get(token) : undefined;
      if (!stream) return () => undefined;
      if (stream.operations >= mostOnOne) throw new DomainError('TOO_MANY_REQUESTS');
      stream.operations += 1;
      let isOver = false;
      return () => {
        if (!isOver) stream.operations -= 1;
        isOver = true;
      };
    },
    /** Removes it; returns the response on which it was sent, if it was opened. */
    remove: (token: string): Response | null => {
      const stream = streams.get(token);
      stream?.leave();
      streams.delete(token);
      return stream?.openAt ?? null;
    },
  };
}
