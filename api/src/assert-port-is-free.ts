import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const tries = 30;
const pause = 100;

/**
 * Rejects with the system's error (EADDRINUSE, EACCES, EADDRNOTAVAIL …) when the server will not be able to listen there. A port in use is
 * tried for 3 seconds: after a quick restart the old server may not have stopped yet.
 */
export async function assertPortIsFree(host: string, port: number): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await probe(host, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || left === 0) throw error;
      await sleep(pause);
    }
  }
}

function probe(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
