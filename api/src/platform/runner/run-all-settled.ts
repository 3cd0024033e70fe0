/**
 * Does what a job found to do, one after another, until the server stops (`stopped`). One that fails keeps no other waiting: what failed is
 * thrown at the end, so that the job says so (`words`) and looks again the next time.
 */
export async function runAllSettled(
  works: readonly (() => Promise<unknown>)[],
  stopped: AbortSignal,
  words: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) {
    if (stopped.aborted) break;
    await work().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, words);
}
