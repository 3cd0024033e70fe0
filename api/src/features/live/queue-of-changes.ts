/** Holds one change at most for a listener: later ones are merged into it by `together`. */
export function queueOfChanges<Change>(together: (one: Change, later: Change) => Change) {
  let waiting: Change | undefined;
  let wake: (() => void) | undefined;
  let isOver = false;

  return {
    add: (change: Change): void => {
      waiting = waiting ? together(waiting, change) : change;
      wake?.();
    },
    /** Ends the stream after the change that waits. */
    end: (): void => {
      isOver = true;
      wake?.();
    },
    /** Not a generator: a generator cannot be ended while it waits. */
    taken: (stop: () => void): AsyncIterableIterator<Change> => {
      const end = (): Promise<IteratorReturnResult<undefined>> => {
        if (!isOver) stop();
        [isOver, waiting] = [true, undefined];
        wake?.();
        return Promise.resolve({ done: true, value: undefined });
      };
      return {
        [Symbol.asyncIterator]() {
          return this;
        },
        next: async () => {
          while (!waiting && !isOver) await new Promise<void>((resolve) => (wake = resolve));
          if (!waiting) return { done: true, value: undefined };
          const value = waiting;
          waiting = undefined;
          return { done: false, value };
        },
        return: end,
        throw: end,
      };
    },
  };
}
