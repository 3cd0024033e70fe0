import { setTimeout as pause } from 'node:timers/promises';

const mostTries = 5;

/** Whether PostgreSQL ended a statement to undo a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/**
 * Reads again, up to five times in all, what PostgreSQL ended to undo a deadlock. A reading meets one with a migration of the next release
 * alone, which is about to end.
 */
export async function retryOnDeadlock<Output>(read: () => Promise<Output>): Promise<Output> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (!isDeadlock(error) || tries >= mostTries) throw error;
      await pause(tries * (20 + Math.random() * 40));
    }
  }
}
