import { statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openJournal } from '../../../platform/files/journal.js';
import { StartError } from '../../../platform/start-error.js';

/** Where the ledger of erasures lies. */
export function ledgerFile(dataDir: string): string {
  return join(dataDir, 'erasures.jsonl');
}

/** What another ledger holds, read before a restore replaces anything. Error: StartError if the file cannot be read. */
export async function readLedger(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
  return text.split('\n').filter((line) => line !== '');
}

/**
 * After a restore: adds the lines of another ledger to the one in the data folder. Returns a sentence for the operator where there are none, as
 * people who were erased since the backup are back then; `since`: when it was made, ISO 8601.
 */
export async function copyLedger(
  dataDir: string,
  lines: readonly string[] | undefined,
  since: string,
): Promise<string | undefined> {
  const file = ledgerFile(dataDir);
  if (!lines)
    return statSync(file, { throwIfNoEntry: false })?.size
      ? undefined
      : `No list of erasures was found: people who were erased since ${inUtc(since)} are back. Give it with --erasures FILE.`;
  await mkdir(dirname(file), { recursive: true });
  const journal = await openJournal(file);
  const known = new Set(await journal.read());
  // All of them, in their order: a line may take back one before it.
  if (lines.some((line) => !known.has(line))) for (const line of lines) await journal.append(line);
  return undefined;
}

function inUtc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
