import { dirname } from 'node:path';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * The folder of the server's package, as an address that ends with a slash. What is not code is found from here: the code itself runs
 * from its sources in tests, and put together into a few files in a built server.
 */
export const apiFolder = pathToFileURL(`${dirname(packageFile())}/`);

/** Whether this runs from its TypeScript sources, as in tests. */
export const fromSource = import.meta.url.endsWith('.ts');

/** The folder in which each file of the code lies by itself, as an address that ends with a slash. */
export const codeFolder = new URL(fromSource ? 'src/' : 'dist/', apiFolder);

function packageFile(): string {
  const path = findPackageJSON('..', import.meta.url);
  if (!path) throw new Error('The server does not lie in its package any more.');
  return path;
}
