import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const versions = { postgraphile: '5.1.5', graphql: '16.15.0' };

/** Installs the rival apart from the product, in the ignored folder `.cache`, unless it is there; null where that does not work. */
export function installPostgraphile(): string | null {
  const folder = fileURLToPath(new URL('../../.cache/bench/postgraphile', import.meta.url));
  if (existsSync(join(folder, 'node_modules', 'postgraphile'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
  return status === 0 ? folder : null;
}
