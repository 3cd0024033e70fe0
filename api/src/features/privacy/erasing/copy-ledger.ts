import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openJournal } from '../../../platform/files/journal.js';
import { StartError } from '../../../platform/start-error.js';

/** Where the ledger of erasures lies. */
export function ledgerFile(dataDir: string): string {
  return join(dataDir, 'erasures.jsonl');
}

/**
 * After a restore: adds the lines of another ledger to the one in the data folder. Returns a sentence for the operator where neither exists, as
 * people who were erased since the backup are back then. Error: StartError if the named file cannot be read.
 */
export async function copyLedger(dataDir: string, from: string | undefined): Promise<string | undefined> {
  const file = ledgerFile(dataDir);
  if (!from)
    return existsSync(file)
      ? undefined
      : 'No list of erasures was found: whoever was erased since this backup is back. Give it with --erasures FILE.';
  const text = await readFile(from, 'utf8').catch(() => {
    throw new StartError(`${from} cannot be read.`);
  });
  await mkdir(dirname(file), { recursive: true });
  const journal = await openJournal(file);
  const known = new Set(await journal.read());
  for (const line of text.split('\n')) if (line !== '' && !known.has(line)) await journal.append(line);
  return undefined;
}
