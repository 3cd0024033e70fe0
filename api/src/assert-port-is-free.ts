import { createServer } from 'node:net';

/** Rejects with the system's error (EADDRINUSE, EACCES, EADDRNOTAVAIL …) when the server will not be able to listen there. */
export function assertPortIsFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
