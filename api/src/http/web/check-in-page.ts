import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import { Router } from 'express';
import { checkInPath } from '../../contract/check-in/check-in-path.js';

/**
 * The page at exactly /check-in, which phones keep to work without a line. It is an entry of its own beside the site's pages, and the same
 * for everybody: whoever checks in is known to its scripts alone.
 */
export async function checkInPage(folder: string): Promise<Router> {
  const router = Router({ caseSensitive: true, strict: true });
  const file = join(folder, '.check-in/check-in.html');
  if (!existsSync(file)) return router;
  const html = await readFile(file, 'utf8');
  router.get(checkInPath, compression(), (_request, response) => {
    response.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).type('html').send(html);
  });
  return router;
}
