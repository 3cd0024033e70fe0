import { dirname } from 'node:path';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * The folder of the server's package, as a URL with a trailing slash. Files that are not code are found from here: tests run the sources, a
 * built server a few bundled files.
 */
export const apiFolder = pathToFileURL(`${dirname(packageFile())}/`);

/** Whether this runs from the TypeScript sources, as in tests. */
export const fromSource = import.meta.url.endsWith('.ts');

/** The folder of the code's separate files, as a URL with a trailing slash. */
export const codeFolder = new URL(fromSource ? 'src/' : 'dist/', apiFolder);

function packageFile(): string {
  const path = findPackageJSON('..', import.meta.url);
  if (!path) throw new Error('The package.json of the server was not found.');
  return path;
}
