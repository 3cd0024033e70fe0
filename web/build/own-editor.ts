import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  file: string;
  isEntry?: boolean;
  css?: string[];
}

/**
 * Puts the editor of the API page, built before by `vite.editor.config.ts`, among the assets and writes its addresses into the page. In one
 * build with it, the pages of visitors would load code that only the editor needs. Error: it is not built.
 */
export function ownEditor(built: string): Plugin {
  let assets = '';
  return {
    name: 'trailcrew-own-editor',
    config(_, { command }) {
      if (command !== 'build') return;
      const list = join(built, '.vite/manifest.json');
      if (!existsSync(list)) throw new Error('Build the editor first: vite build --config vite.editor.config.ts');
      const entries = Object.values(JSON.parse(readFileSync(list, 'utf8')) as Record<string, Entry>);
      const entry = entries.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error(`${list} names no entry`);
      const address = (file: string) => `/${file}`;
      return { define: { __EDITOR__: { script: address(entry.file), styles: (entry.css ?? []).map(address) } } };
    },
    configResolved(config) {
      assets = join(resolve(config.root, config.build.outDir), 'assets');
    },
    writeBundle() {
      cpSync(join(built, 'assets'), assets, { recursive: true });
    },
  };
}
