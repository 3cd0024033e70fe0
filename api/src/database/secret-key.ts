import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../platform/start-error.js';

/** Error codes of file systems without hard links. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * The server's secret (32 bytes) in `secret.key` of the data folder, created at the first start. Of several processes
 * that start at once, one creates it. Error: StartError when the file is damaged.
 */
export async function loadSecretKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true });
  if ((await read(path)) === undefined) await make(path);
  const key = Buffer.from(((await read(path)) ?? '').trim(), 'hex');
  if (key.length !== 32)
    throw new StartError(`${path} is damaged: restore it from a backup, or delete it to get a new one.`);
  return key;
}

/** The text of a file; undefined where there is none. */
async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Creates a key unless there is one. It is complete when it gets its name, so that nobody reads half of it, and a full
 * disk leaves none.
 */
async function make(path: string): Promise<void> {
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  const key = randomBytes(32).toString('hex');
  try {
    // On disk before it has its name, so that a power failure leaves a whole key or none.
    const file = await open(own, 'wx', 0o600);
    await file
      .writeFile(key)
      .then(() => file.sync())
      .finally(() => file.close());
    await link(own, path).catch((error: NodeJS.ErrnoException) => {
      if (!noLinks.has(error.code ?? '')) throw error;
      // Without links another process that starts at the same moment may read half of it: it ends, and succeeds the
      // next time.
      return writeFile(path, key, { flag: 'wx', mode: 0o600 });
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
}
