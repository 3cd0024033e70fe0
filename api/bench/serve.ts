import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where a server of the bench listens. */
export interface Served {
  url: string;
  databaseUrl: string;
  /** Its process, where it says so. */
  pid?: number;
}

const children: ChildProcess[] = [];

/** As the product is started everywhere: less memory for some more collecting of garbage. */
const asInProduction = ['--max-semi-space-size=4'];

/** Starts the product, of this checkout or another, as a process of its own, and waits for the line with its addresses. */
export function serveProduct(checkout: string, dataDir: string): Promise<Served> {
  return start([...asInProduction, join(checkout, 'api', 'bench', 'serve-product.ts'), dataDir], false);
}

/** Starts another server of the bench in the same way. `quiet`: what it says besides is its own. */
export function serve(path: string, args: string[], quiet = false): Promise<Served> {
  return start([path, ...args], quiet);
}

async function start(words: string[], quiet: boolean): Promise<Served> {
  const errors = quiet ? 'ignore' : 'inherit';
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', errors] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) {
      child.stdout.resume();
      return JSON.parse(line) as Served;
    }
  }
  throw new Error(`${words.join(' ')} ended before it served`);
}

/** Stops all servers, the first that was started last: it may hold the database of the others. */
export async function stopAll(): Promise<void> {
  for (const child of children.splice(0).reverse()) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}
