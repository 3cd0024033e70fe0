import type { PageName } from '@trailcrew/api/contract/page-paths';
import type { Plugin } from 'vite';

/** The modules that a page loads once it is shown, by the page's name. */
export type PageModules = Partial<Record<PageName, readonly string[]>>;

/**
 * Writes `.vite/preloads.json`: for these pages the addresses of the scripts that they need besides the entry's. The server names them in
 * the page, so that no script has to run before the next is requested. Error: a module became no chunk of its own.
 */
export function listPreloads(pages: PageModules): Plugin {
  return {
    name: 'trailcrew-list-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withImports = (file: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(file)) return seen;
        seen.add(file);
        chunks.find(({ fileName }) => fileName === file)?.imports.forEach((next) => withImports(next, seen));
        return seen;
      };
      const entry = chunks.find(({ isEntry }) => isEntry);
      const first = entry ? withImports(entry.fileName) : new Set<string>();
      const ownOf = (modules: readonly string[]) => {
        const own = modules.map((module) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
          if (!chunk) throw new Error(`${module} is no chunk of its own`);
          return [...withImports(chunk.fileName)];
        });
        return [...new Set(own.flat())].filter((file) => !first.has(file)).map((file) => `/${file}`);
      };
      const listed = Object.fromEntries(Object.entries(pages).map(([page, modules]) => [page, ownOf(modules)]));
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(listed, null, 1) });
    },
  };
}
