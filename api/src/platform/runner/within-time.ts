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

/** What `work` gives, or null when that takes longer than so many milliseconds; the work itself goes on. Without a number it is waited for. */
export async function orNullAfter<Output>(
  milliseconds: number | undefined,
  work: Promise<Output>,
): Promise<Output | null> {
  if (milliseconds === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), milliseconds)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
