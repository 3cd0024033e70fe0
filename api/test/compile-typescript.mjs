import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/*
 * Loaded before the tests with --import: compiles TypeScript as `npm run build` does, when Node loads it. Node itself removes types, and knows
 * neither decorators nor their metadata.
 */

const settings = JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8'));
const isTypescript = (url) => url?.startsWith('file:') && url.replace(/\?.*/, '').endsWith('.ts');

registerHooks({
  /** Imports name the file that will be built: `./server.js` is `./server.ts`. */
  resolve(specifier, context, next) {
    if (isTypescript(context.parentURL) && /^\.{1,2}\/.*\.js$/.test(specifier)) {
      const url = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(fileURLToPath(url))) return { url: url.href, shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isTypescript(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const options = { ...settings, filename, swcrc: false, sourceMaps: 'inline', module: { type: 'es6' } };
    const { code } = transformSync(readFileSync(filename, 'utf8'), options);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
