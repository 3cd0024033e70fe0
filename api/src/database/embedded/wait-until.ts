import { setTimeout as sleep } from 'node:timers/promises';
import { clock } from '../../platform/clock.js';

/** Polls until the condition holds (true) or the time in milliseconds is over (false). */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const start = clock.elapsed();
  while (!condition()) {
    if (clock.elapsed() - start > milliseconds) return false;
    await sleep(20);
  }
  return true;
}
