/**
 * Runs a job's pieces of work one after another until the server stops (`stopped`). A failure does not keep the others from running: all
 * failures are thrown together at the end (message: `words`), so that the job is retried.
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
