import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';

/** The most streams (or prepared streams) of one process, and of one network: a whole club may share one address. */
export const mostInAll = 2_000;
export const mostOfOne = 1_000;

/** A stream that is counted. */
export interface CountedStream {
  /** Marks the stream as used: the least recently used ones make room first. */
  touch(): void;
  /** Removes the stream. */
  leave(): void;
}

interface Counted {
  network: string;
  event: string;
  usedAt: number;
  end: () => void;
}

/**
 * Counts streams by network and by event. When there is no room, the idlest stream of the network with the most streams is ended in favour
 * of a network with fewer. Where no network has more, the event with the most streams gives way.
 */
export function streamCounts() {
  const streams = new Set<Counted>();
  const byNetwork = new Map<string, number>();
  const byEvent = new Map<string, number>();

  const remove = (stream: Counted): boolean => {
    if (!streams.delete(stream)) return false;
    add(byNetwork, stream.network, -1);
    add(byEvent, stream.event, -1);
    return true;
  };

  /** Ends a stream of a network (or event) that has more streams than this one; false if there is none. */
  const makeRoom = (network: string, event: string): boolean => {
    const [largestNetwork, ofNetwork] = largest(byNetwork);
    const [largestEvent, ofEvent] = largest(byEvent);
    let candidates: Counted[] = [];
    if (ofNetwork > (byNetwork.get(network) ?? 0) + 1)
      candidates = [...streams].filter((stream) => stream.network === largestNetwork);
    else if (ofEvent > (byEvent.get(event) ?? 0) + 1)
      candidates = [...streams].filter((stream) => stream.event === largestEvent);
    const [first] = candidates;
    if (!first) return false;
    const idlest = candidates.reduce((one, other) => (other.usedAt < one.usedAt ? other : one), first);
    remove(idlest);
    idlest.end();
    return true;
  };

  return {
    /**
     * Counts one more; `end` is called when it has to make room. Errors: UNAVAILABLE when there is no room, TOO_MANY_REQUESTS for one
     * network.
     */
    enter: (network: string, event: string, end: () => void): CountedStream => {
      if ((byNetwork.get(network) ?? 0) >= mostOfOne)
        throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 30 });
      if (streams.size >= mostInAll && !makeRoom(network, event))
        throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 30 });
      const stream: Counted = { network, event, usedAt: clock.elapsed(), end };
      streams.add(stream);
      add(byNetwork, network, 1);
      add(byEvent, event, 1);
      return {
        touch: () => void (stream.usedAt = clock.elapsed()),
        leave: () => void remove(stream),
      };
    },
  };
}

function add(counts: Map<string, number>, name: string, more: number): void {
  const count = (counts.get(name) ?? 0) + more;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
}

function largest(counts: ReadonlyMap<string, number>): [name: string, count: number] {
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
}
