/** Yields to the event loop: long work calls it every few milliseconds. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
