import type { Response } from 'express';
import { drained } from './write-stream.js';

/** A stream whose events are written without the library. */
export interface DirectWriter {
  /** The library's view of the stream: nothing, until it ends. */
  silence: AsyncIterableIterator<never>;
  /** Starts sending events, after the response headers. */
  begin: () => void;
}

/**
 * Writes each event of a source as the bytes that all its subscribers share. The library would serialise each message for each of them,
 * with several promises on the way: for five hundred subscribers that is more than sending it. `isAllowed`: called before each event.
 */
export function writeEvents(
  source: AsyncIterableIterator<object>,
  eventOf: (published: object) => Buffer | Promise<Buffer>,
  isAllowed: () => Promise<boolean>,
  leave: () => void,
  response: Response,
): DirectWriter {
  let end: () => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => ([end, fail] = [resolve, reject]));

  const send = async (): Promise<void> => {
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
    begin: () => void send().then(end, fail),
  };
}
