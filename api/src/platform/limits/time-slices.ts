import { yieldToEventLoop } from './yield-to-event-loop.js';
import { clock } from '../clock.js';

/** Milliseconds of work after which the event loop gets a turn. */
const atOnce = 5;

/** Splits the long work of one request into short slices, however many parts of it run concurrently. */
export interface TimeSlices {
  /** A pause when one is due, otherwise undefined. */
  rest(): Promise<void> | undefined;
  /** Runs this when its turn comes, first in, first out. */
  soon(work: () => void): void;
  /** Runs this as soon as nothing else is queued. */
  idle(work: () => void): void;
}

const slicesByServices = new WeakMap<object, TimeSlices>();

/** The time slices of a request, by its services. */
export function timeSlicesOf(services: object): TimeSlices {
  let slices = slicesByServices.get(services);
  if (!slices) slicesByServices.set(services, (slices = createTimeSlices()));
  return slices;
}

/** The time slices of one request. */
function createTimeSlices(): TimeSlices {
  const waiting: (() => void)[] = [];
  let since = clock.elapsed();
  let pause: Promise<void> | undefined;

  const rest = (): Promise<void> | undefined => {
    if (clock.elapsed() - since < atOnce) return pause;
    pause ??= yieldToEventLoop().then(() => {
      pause = undefined;
      since = clock.elapsed();
    });
    return pause;
  };
  const drain = async (): Promise<void> => {
    for (const work of waiting) {
      const due = rest();
      if (due) await due;
      work();
    }
    waiting.length = 0;
  };
  const idle = (work: () => void): void => {
    // After all microtasks of the last one.
    process.nextTick(() => (waiting.length === 0 ? work() : void waiting.push(() => idle(work))));
  };

  return {
    rest,
    idle: (work) => void Promise.resolve().then(() => idle(work)),
    soon(work) {
      // Work that is added meanwhile is reached by the same loop.
      if (waiting.push(work) === 1) void drain();
    },
  };
}
