/**
 * Does work whose signal fires after so many milliseconds, or before that when `stopped` does. Afterwards nothing holds on to any of them:
 * a signal that `AbortSignal.any` makes of another such one is never freed, and until its time is over no `AbortSignal.timeout` is.
 */
export async function withinTime<Output>(
  milliseconds: number,
  stopped: AbortSignal,
  work: (over: AbortSignal) => Promise<Output>,
): Promise<Output> {
  const over = new AbortController();
  const stop = (): void => over.abort(stopped.reason);
  const timer = setTimeout(() => over.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
  stopped.addEventListener('abort', stop);
  try {
    if (stopped.aborted) stop();
    return await work(over.signal);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', stop);
  }
}
