import { readFileSync } from 'node:fs';
import type { ServerProcess } from './start-server-process.js';

/** Lets a server be asked to collect its garbage, by Node's own inspector on a loopback port. */
export const inspected = ['--inspect=127.0.0.1:0'];

/** Megabytes that the process of a server holds (RSS, on Linux only) right after it has collected its garbage. */
export async function settledMemory(server: ServerProcess): Promise<number> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(server.said()) ?? [];
  if (!address) throw new Error(`The server was not started with ${inspected.join(' ')}`);
  const inspector = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    inspector.addEventListener('error', () => reject(new Error('The inspector does not answer')));
    inspector.addEventListener('open', () =>
      inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })),
    );
    inspector.addEventListener('message', () => resolve());
  });
  inspector.close();
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
