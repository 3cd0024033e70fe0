import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

const worker = 'src/offline/worker/check-in-worker.js';

/**
 * Builds the page at /check-in beside the site's pages: in one build with them, the pages of visitors would share chunks with it and change.
 * Then writes its worker, with the files of the entry's own graph. Before the site's own files are compressed.
 */
export function buildCheckIn(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'trailcrew-check-in',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    // In development the page has no worker, and Vite its file.
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/check-in(?:\?|$)/.test(request.url ?? '')) request.url = '/check-in.html';
        next();
      });
    },
    async writeBundle() {
      const part = join(folder, '.check-in');
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        plugins: [react(), tailwindcss()],
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          manifest: '.check-in/manifest.json',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          target: 'es2022',
          reportCompressedSize: false,
          rolldownOptions: { input: join(root, 'check-in.html') },
        },
      });
      const manifest = JSON.parse(await readFile(join(part, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
      await rename(join(folder, 'check-in.html'), join(part, 'check-in.html'));
      await writeFile(join(folder, 'check-in-worker.js'), await workerOf(root, folder, manifest));
    },
  };
}

/** The worker's script with what the entry imports; with what it loads later where the browser cannot read tickets. Fonts have stand-ins. */
async function workerOf(root: string, folder: string, manifest: Record<string, Chunk>): Promise<string> {
  const filesOf = (names: readonly string[], seen = new Set<string>()): string[] =>
    names.flatMap((name) => {
      const chunk = manifest[name];
      if (!chunk || seen.has(name)) return [];
      seen.add(name);
      return [chunk.file, ...(chunk.css ?? []), ...filesOf(chunk.imports ?? [], seen)];
    });
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry);
  if (!entry) throw new Error('The page at /check-in has no entry');
  const files = [...new Set(filesOf([entry[0]]))];
  const later = entry[1].dynamicImports ?? [];
  const wasm = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.wasm') ? [file] : []));
  const scanner = [...new Set([...filesOf(later), ...wasm])].filter((file) => !files.includes(file));
  const addresses = (all: string[]) => JSON.stringify(all.map((file) => `/${file}`));
  const script = await readFile(join(root, worker), 'utf8');
  const page = await readFile(join(folder, '.check-in/check-in.html'), 'utf8');
  // Names of files are made from what is in them.
  const version = createHash('sha256')
    .update(script)
    .update(page)
    .update(addresses(scanner))
    .digest('hex')
    .slice(0, 16);
  return script
    .replace("'__VERSION__'", () => `'${version}'`)
    .replace('__FILES__', () => addresses(files))
    .replace('__SCANNER__', () => addresses(scanner));
}
