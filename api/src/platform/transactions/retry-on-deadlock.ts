import { setTimeout as pause } from 'node:timers/promises';

const mostTries = 5;

/** Whether PostgreSQL cancelled a statement to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/**
 * Retries a read that PostgreSQL cancelled to resolve a deadlock, up to five attempts in all. Reads only deadlock with a migration of the
 * next release, which is about to end.
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
