import { open, readFile } from 'node:fs/promises';

/** A file of lines that is only appended to. */
export interface Journal {
  /** Writes a line, and resolves once the disk has it. */
  append(line: string): Promise<void>;
  /** All lines, oldest first; a last one without its line break was cut short by a crash and is included. */
  read(): Promise<string[]>;
}

/** The journal in a file, which is created if it is missing: where it cannot be written, the server does not start. */
export async function openJournal(file: string): Promise<Journal> {
  await (await open(file, 'a', 0o600)).close();
  return {
    async append(line) {
      const handle = await open(file, 'a', 0o600);
      try {
        // A line that was cut short must not swallow this one.
        const { size } = await handle.stat();
        await handle.appendFile(`${size > 0 && !(await endsInLineBreak(file, size)) ? '\n' : ''}${line}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    read: async () => (await readFile(file, 'utf8')).split('\n').filter((line) => line !== ''),
  };
}

async function endsInLineBreak(file: string, size: number): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() === '\n';
  } finally {
    await handle.close();
  }
}
