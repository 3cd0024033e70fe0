import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/**
 * Runs after the pages are built. Builds what the server runs to render their first content: one file with everything in it, in a folder
 * that is not served. Assets keep the names that the pages use.
 */
export function buildFirstContent(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'trailcrew-first-content',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(resolve(config.root, config.build.outDir), '.first-content');
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        plugins: [react()],
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true, target: 'node' },
        build: {
          ssr: 'src/app/first-content.tsx',
          outDir: folder,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          target: 'es2022',
          minify: false,
          rolldownOptions: { output: { entryFileNames: 'first-content.js' } },
        },
      });
    },
  };
}
