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

const commonModules = ['ajv/dist/2020.js', 'prom-client', 'rate-limiter-flexible'];

/** Used by those above alone. */
const within = [
  '@opentelemetry/api',
  'fast-deep-equal',
  'fast-uri',
  'json-schema-traverse',
  'require-from-string',
  'semver',
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const ours = fileURLToPath(import.meta.url);
const kinds = [
  { packages: esModules, format: 'esm', ending: 'mjs', mainFields: ['module', 'main'] },
  { packages: commonModules, format: 'cjs', ending: 'cjs', mainFields: ['main'] },
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
  for (const { packages, format, ending, mainFields } of kinds) {
    const bundle = await rolldown({
      input: Object.fromEntries(packages.map((name) => [fileOf(name), name])),
      cwd: join(root, 'api'),
      platform: 'node',
      resolve: { mainFields },
      external: (id) => !/^[./]/.test(id) && ![...packages, ...within].includes(id),
      treeshake: false,
    });
    await bundle.write({
      dir: draft,
      format,
      entryFileNames: `[name].${ending}`,
      chunkFileNames: `shared-[hash].${ending}`,
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
