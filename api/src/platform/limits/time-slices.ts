import { yieldToEventLoop } from './yield-to-event-loop.js';
import { clock } from '../clock.js';

/** Milliseconds of work after which others get their turn. */
const atOnce = 5;

/** Splits the long work of one request into short turns, whatever it is made of and however many parts of it go on at once. */
export interface TimeSlices {
  /** A pause when one is due, else nothing. */
  rest(): Promise<void> | undefined;
  /** Does this when its turn comes, in the order of asking. */
  soon(work: () => void): void;
  /** Does this as soon as nothing waits for its turn. */
  idle(work: () => void): void;
}

const paces = new WeakMap<object, TimeSlices>();

/** The pace of a request, by its services. */
export function timeSlicesOf(services: object): TimeSlices {
  let pace = paces.get(services);
  if (!pace) paces.set(services, (pace = createTimeSlices()));
  return pace;
}

/** The pace of one request. */
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
  const workOff = async (): Promise<void> => {
    for (const work of waiting) {
      const due = rest();
      if (due) await due;
      work();
    }
    waiting.length = 0;
  };
  const idle = (work: () => void): void => {
    // After what the last one set going has had its say.
    process.nextTick(() => (waiting.length === 0 ? work() : void waiting.push(() => idle(work))));
  };

  return {
    rest,
    idle: (work) => void Promise.resolve().then(() => idle(work)),
    soon(work) {
      // What is added while the others are worked off is reached by the same loop.
      if (waiting.push(work) === 1) void workOff();
    },
  };
}
