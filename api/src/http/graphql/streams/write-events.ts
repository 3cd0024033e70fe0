import type { Response } from 'express';
import { drained } from './write-stream.js';

/** A conversation whose events go out past the library that began it. */
export interface DirectWriter {
  /** What the library has of it: nothing, until it is over. */
  silence: AsyncIterableIterator<never>;
  /** Begins to tell, once the head of the answer is sent. */
  begin: () => void;
}

/**
 * Writes each event of a source as the bytes that all its listeners get. The library would write the text of each message anew for each of
 * them, with some promises on the way: for five hundred that is more than sending it. `isAllowed`: asked before each event.
 */
export function writeEvents(
  source: AsyncIterableIterator<object>,
  eventOf: (told: object) => Buffer | Promise<Buffer>,
  isAllowed: () => Promise<boolean>,
  leave: () => void,
  response: Response,
): DirectWriter {
  let end: () => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => ([end, fail] = [resolve, reject]));

  const tell = async (): Promise<void> => {
    for (;;) {
      const step: IteratorResult<object, unknown> = await source.next();
      if (step.done || !(await isAllowed())) return;
      const event = await eventOf(step.value);
      if (response.writableEnded || response.destroyed) return;
      if (!response.write(event) && !(await drained(response))) return;
    }
  };
  const stop = async (): Promise<IteratorReturnResult<undefined>> => {
    leave();
    await source.return?.();
    return { done: true, value: undefined };
  };
  return {
    silence: {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => ended.then(stop),
      return: stop,
      throw: stop,
    },
    begin: () => void tell().then(end, fail),
  };
}
