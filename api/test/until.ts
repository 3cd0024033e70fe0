import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is yes. Throws when the time (milliseconds) is over. */
export async function until(answer: () => boolean | Promise<boolean>, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await answer())) {
    if (performance.now() > end) throw new Error(`Not so within ${milliseconds} ms: ${answer.toString()}`);
    await pause(25);
  }
}
