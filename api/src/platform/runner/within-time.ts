/**
 * Runs work with a signal that fires after this many milliseconds, or earlier when `stopped` fires. Afterwards nothing references the
 * signals: one that `AbortSignal.any` derives is never freed, nor is an `AbortSignal.timeout` until its time is over.
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

/** The result of `work`, or null when it takes longer than this many milliseconds; the work continues. Without a number, it waits. */
export async function orNullAfter<Output>(
  milliseconds: number | undefined,
  work: Promise<Output>,
): Promise<Output | null> {
  if (milliseconds === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), milliseconds)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
