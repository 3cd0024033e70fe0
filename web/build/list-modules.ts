import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `.vite/modules.json`: the source modules of each chunk, so that tests can see what visitors load. */
export function listModules(): Plugin {
  let root = '';
  return {
    name: 'trailcrew-list-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const modules: Record<string, string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') modules[file.fileName] = Object.keys(file.modules).map((id) => relative(root, id));
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules, null, 1) });
    },
  };
}
