import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Where a server of the bench listens. */
export interface Served {
  url: string;
  databaseUrl: string;
}

const children: ChildProcess[] = [];

/** Starts a server of a bench folder as a process of its own and waits for the line with its addresses. `quiet`: what it says besides is its own. */
export async function serve(path: string, args: string[], quiet = false): Promise<Served> {
  const errors = quiet ? 'ignore' : 'inherit';
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', errors] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) {
      child.stdout.resume();
      return JSON.parse(line) as Served;
    }
  }
  throw new Error(`${path} ended before it served`);
}

/** Stops all servers, the first that was started last: it may hold the database of the others. */
export async function stopAll(): Promise<void> {
  for (const child of children.splice(0).reverse()) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}
