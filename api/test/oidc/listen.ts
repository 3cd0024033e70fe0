import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of this machine. */
export async function listen(
  answer: RequestListener,
): Promise<{ url: string; stop(): Promise<void>; start(): Promise<void> }> {
  const http = createServer(answer);
  const open = (port: number) => new Promise<void>((done) => http.listen(port, '127.0.0.1', done));
  await open(0);
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
    start: () => open(port),
  };
}
