import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildCheckIn } from './build/build-check-in.ts';
import { buildFirstContent } from './build/build-first-content.ts';
import { developmentSettings } from './build/development-settings.ts';
import { listModules } from './build/list-modules.ts';
import { listPreloads } from './build/list-preloads.ts';
import { ofEntry } from './build/of-entry.ts';
import { orderPage } from './build/order-page.ts';
import { ownEditor } from './build/own-editor.ts';
import { precompress } from './build/precompress.ts';
import { editorFolder } from './vite.editor.config.ts';

// The Host header stays the page's own, so that the API sees calls of its own origin.
const api = { target: 'http://localhost:4000', changeOrigin: false };

// Its package names its development build only, which warns programmers in words that visitors would have to fetch.
const quietRouter = dirname(fileURLToPath(import.meta.resolve('react-router'))).replace('development', 'production');

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    // RxJS keeps a build for today's browsers beside the one that carries stand-ins for classes.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: join(quietRouter, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(quietRouter, 'dom-export.mjs') },
          ]
        : [],
  },
  plugins: [
    react(),
    tailwindcss(),
    developmentSettings(),
    orderPage(),
    listModules(),
    listPreloads({
      events: ['src/features/events/events-page.tsx'],
      // Whoever taps before all is there waits for the form alone.
      event: ['src/features/events/event-page.tsx', 'src/features/signups/dialog/sign-up-steps.tsx'],
      category: ['src/features/categories/category-page.tsx'],
      volunteerLookup: ['src/features/households/lookup-page.tsx'],
      privacy: ['src/app/rare-page.tsx', 'src/features/privacy/notice/privacy-page.tsx'],
      myData: ['src/app/rare-page.tsx', 'src/features/privacy/own/my-data-page.tsx'],
      household: ['src/features/households/household-page.tsx'],
      offer: ['src/features/households/household-page.tsx'],
      replacement: ['src/features/households/household-page.tsx'],
      erase: ['src/features/households/household-page.tsx'],
      ticket: ['src/app/rare-page.tsx', 'src/features/tickets/ticket-page.tsx'],
    }),
    ownEditor(editorFolder),
    buildCheckIn(),
    precompress(),
    buildFirstContent(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Nothing inline: the Content-Security-Policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ofEntry.test(file)),
    },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // The contract's zod schemas are pure: a page that needs only a rule beside them must not carry zod.
        manualPureFunctions: ['z', 'day', 'line', 'email', 'optionalLine', 'personName', 'personInput'],
        // Some of its regular expressions are too new for the bundler to know that making them does nothing.
        moduleSideEffects: (id) => !/[\\/]api[\\/]src[\\/]contract[\\/]/.test(id),
      },
    },
  },
  server: {
    proxy: {
      ...{ '/graphql': api, '/api': api, '/docs': api, '/embed/event': api, '/uploads': api, '/stock-images': api },
      '^/t/[^/]+/qr\\.svg$': api,
      '^/auth/oidc(/callback)?(\\?|$)': api,
    },
  },
}));
