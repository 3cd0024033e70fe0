import type { ExecutionResult } from 'graphql';

/**
 * The results to send for the source's events, until it ends or the caller loses access: what the library writes on a prepared stream.
 * `isAllowed`: called before each event. Not a generator: that could not be ended while it waits.
 */
export function resultsWhileAllowed(
  source: AsyncIterableIterator<object>,
  answer: (event: object) => ExecutionResult | Promise<ExecutionResult>,
  isAllowed: () => Promise<boolean>,
  leave: () => void,
): AsyncIterableIterator<ExecutionResult> {
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    leave();
    await source.return?.();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      const step: IteratorResult<object, unknown> = await source.next();
      if (step.done || !(await isAllowed())) return end();
      return { done: false, value: await answer(step.value) };
    },
    return: end,
    throw: end,
  };
}
