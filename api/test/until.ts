import { setTimeout as pause } from 'node:timers/promises';
import { promised } from './promised.js';

/** Asks until the answer is yes. Throws when the time (milliseconds, as `promised` takes them) is over. */
export async function until(answer: () => boolean | Promise<boolean>, milliseconds: number): Promise<void> {
  const atMost = promised(milliseconds);
  const end = performance.now() + atMost;
  while (!(await answer())) {
    if (performance.now() > end) throw new Error(`Not so within ${atMost} ms: ${answer.toString()}`);
    await pause(25);
  }
}
