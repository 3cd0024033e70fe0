import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './places.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

// Installing on one system can drop packages that only other systems need; then `npm ci` refuses the lock file
// everywhere.
test('the lock file names the optional packages of every system', () => {
  const known = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  // Only a fallback without native code, which npm leaves out by itself.
  known.add('@tailwindcss/oxide-wasm32-wasi');
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !known.has(name))
      .map((name) => `${name} of ${path}`),
  );
  assert.deepEqual(missing, []);
});

test('the manifests pin exact versions', () => {
  for (const manifest of ['package.json', 'api/package.json', 'web/package.json']) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      assert.match(version, /^(npm:@[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/, `${name} in ${manifest}`);
    }
  }
});

test('the product uses every package that it installs', () => {
  // Not imported by the code: the GraphQL client needs it.
  const asked = new Set(['rxjs']);
  const unused = ['api', 'web'].flatMap((folder) => {
    const sources = readdirSync(join(root, folder, 'src'), { recursive: true })
      .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => readFileSync(join(root, folder, 'src', path), 'utf8'))
      .join('\n');
    const { dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const isNamed = (name) => sources.includes(`'${name}'`) || sources.includes(`'${name}/`);
    return Object.keys(dependencies).filter((name) => !isNamed(name) && !asked.has(name));
  });
  assert.deepEqual(unused, []);
});
