import { setTimeout as sleep } from 'node:timers/promises';
import { clock } from '../../platform/clock.js';

/** Asks again and again until the answer is yes (true) or the time in milliseconds is over (false). */
export async function waitUntil(answer: () => boolean, milliseconds: number): Promise<boolean> {
  const start = clock.elapsed();
  while (!answer()) {
    if (clock.elapsed() - start > milliseconds) return false;
    await sleep(20);
  }
  return true;
}
