const firstSeconds = 10;
const longestSeconds = 4 * 60 * 60;
const longestAfterBreakSeconds = 5 * 60;

/**
 * Seconds until the next attempt: 10 after the first failure, doubled each time up to four hours, plus up to a quarter
 * at random so that mails do not return in step. A lost connection waits five minutes at most: it is mostly the
 * server's fault, and that ends suddenly.
 */
export function retryDelay(
  failures: number,
  failure: 'postponed' | 'broken-off',
  chance: number = Math.random(),
): number {
  const longest = failure === 'broken-off' ? longestAfterBreakSeconds : longestSeconds;
  return Math.min(firstSeconds * 2 ** (failures - 1), longest) * (1 + chance / 4);
}
