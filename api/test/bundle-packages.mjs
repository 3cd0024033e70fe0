import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/*
 * Each file of tests loads the whole product anew, and most of its 2,500 modules belong to a few packages. Those are put together once, and
 * then loaded as a few files each: the same code in the same order. What is not named here is loaded as it is.
 */

const esModules = [
  '@apollo/server',
  '@as-integrations/express5',
  '@date-fns/tz',
  '@graphql-tools/merge',
  '@graphql-tools/schema',
  '@graphql-tools/utils',
  '@mikro-orm/core',
  '@mikro-orm/decorators/legacy',
  '@mikro-orm/migrations',
  '@mikro-orm/postgresql',
  '@mikro-orm/sql',
  'date-fns/format',
  'graphql-scalars',
  'kysely',
  'nodemailer',
  'nodemailer/lib/addressparser',
  'type-graphql',
  'zod',
];

const commonModules = [
  'csv-stringify/sync',
  'express',
  'graphql',
  'graphql-jit',
  'graphql/error/index.js',
  'graphql/execution',
  'graphql/execution/execute.js',
  'graphql/jsutils/Path.js',
  'graphql/language',
  'graphql/language/parser',
  'graphql/type',
  'graphql/utilities',
  'graphql/utilities/index.js',
  'prom-client',
  'rate-limiter-flexible',
];

/** Loaded as they are: they look for files beside them, change what is global, or are not installed. */
const apart =
  /^(reflect-metadata|pino|pino-.*|pg|pg-.*|postgres-.*|tarn|class-validator|better-sqlite3|tedious|@opentelemetry\/core)$/;

const root = fileURLToPath(new URL('../..', import.meta.url));
const ours = fileURLToPath(import.meta.url);
const kinds = [
  {
    packages: esModules,
    others: commonModules,
    format: 'esm',
    ending: 'mjs',
    resolve: { mainFields: ['module', 'main'] },
  },
  {
    packages: commonModules,
    others: esModules,
    format: 'cjs',
    ending: 'cjs',
    resolve: { mainFields: ['main'], conditionNames: ['node', 'require', 'default'] },
  },
];

/** Puts them together, unless that was done for these versions before; gives them as Jest's `moduleNameMapper` wants them. */
export async function bundlePackages() {
  const state = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(ours));
  const folder = join(root, 'node_modules', '.cache', 'test-packages', state.digest('hex').slice(0, 16));
  if (!existsSync(folder)) await fill(folder);
  return Object.fromEntries(
    kinds.flatMap(({ packages, ending }) =>
      packages.map((name) => [`^${name.replaceAll('.', '\\.')}$`, join(folder, `${fileOf(name)}.${ending}`)]),
    ),
  );
}

/** Under another name first, so that nobody finds half of it. */
async function fill(folder) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const { packages, others, format, ending, resolve } of kinds) {
    const bundle = await rolldown({
      input: Object.fromEntries(packages.map((name) => [fileOf(name), name])),
      cwd: join(root, 'api'),
      platform: 'node',
      resolve,
      external: (id) => apart.test(id) || others.includes(id),
      plugins: [asInProduction],
      treeshake: false,
    });
    await bundle.write({
      dir: draft,
      format,
      entryFileNames: `[name].${ending}`,
      chunkFileNames: `shared-[hash].${ending}`,
      // Without comments there is less to read; names stay as they are.
      minify: { mangle: false, compress: false },
      // In one file, as its own ask for each other in circles.
      codeSplitting: { groups: [{ name: 'graphql', test: /node_modules\/graphql\// }] },
    });
    await bundle.close();
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another run may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

function fileOf(name) {
  return name.replaceAll(/[^a-z0-9]+/gi, '-');
}

/** Outside of production graphql looks at each value several times, which was a tenth of the tests' time. */
const asInProduction = {
  name: 'as-in-production',
  resolveId: (id) => (/\/instanceOf(\.js)?$/.test(id) ? join(ours, '..', 'instance-of.cjs') : undefined),
};
