import { createServer } from 'node:net';

/*
 * Systems take local ports of outgoing connections from 32768 on, or later. A port below that stays free while its user
 * starts, stops, and starts again.
 */
const [lowest, highest] = [20_000, 32_000];

/** A TCP port of this machine that nothing uses at the moment. Fails when 100 in a row are in use. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${lowest} and ${highest}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
