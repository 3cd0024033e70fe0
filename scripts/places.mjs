import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** What the launcher remembers between runs; may be deleted at any time. */
export const cacheFolder = join(root, '.cache');
