/** Lets everything else that waits have its turn: long work calls it every few milliseconds. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
