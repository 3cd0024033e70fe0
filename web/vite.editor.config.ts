import { join } from 'node:path';
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** Where the editor of the API page lies until the pages are built. */
export const editorFolder = join(import.meta.dirname, 'dist-editor');

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: editorFolder,
    emptyOutDir: true,
    manifest: true,
    // Nothing inline, as in the pages.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/features/api-guide/editor/mount-editor.tsx'),
      preserveEntrySignatures: 'strict',
      // Its packages say 'use client', which means nothing here.
      onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
    },
  },
});
