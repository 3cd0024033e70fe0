/** The value of a cell, or why it was not understood: a `problem` completes the sentence 'Date "2/30/2027" …'. */
export type Reading<T> = { value: T; warning?: string } | { problem: string };

/** A cell that was understood. `warning` completes the same sentence. */
export function understood<T>(value: T, warning?: string): Reading<T> {
  return warning ? { value, warning } : { value };
}

/** A cell that was not understood. */
export function notUnderstood(problem: string): { problem: string } {
  return { problem };
}
