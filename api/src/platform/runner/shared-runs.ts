/**
 * Runs the same work once for all who ask for it at the same time. A run that has begun may know too little for those who ask later: they
 * share the next one. Errors reach all who share a run.
 */
export function sharedRuns<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  const next = new Map<string, Promise<Result>>();

  function begin(key: string, work: () => Promise<Result>): Promise<Result> {
    const run = work();
    running.set(key, run);
    const over = () => void running.delete(key);
    run.then(over, over);
    return run;
  }

  return function share(key, work) {
    const ahead = running.get(key);
    if (!ahead) return begin(key, work);
    const known = next.get(key);
    if (known) return known;
    const after = () => {
      next.delete(key);
      return begin(key, work);
    };
    const own = ahead.then(after, after);
    next.set(key, own);
    return own;
  };
}
