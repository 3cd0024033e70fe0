import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from './packages.mjs';
import { root } from './places.mjs';
import { environmentFor, runStep } from './processes.mjs';
import { Stop } from './stop.mjs';

const places = [
  process.env.SOFFICE_PATH,
  '/usr/bin/soffice',
  '/usr/bin/libreoffice',
  '/usr/local/bin/soffice',
  '/snap/bin/libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
];

/** Opens the exports with a real office program and looks at what it understood. A check of its own: LibreOffice is large, and `npm test` does without. */
export async function runOfficeCheck(node, words) {
  const office = places.find((place) => place && existsSync(place)) ?? onPath('soffice') ?? onPath('libreoffice');
  if (!office) {
    throw new Stop(
      'LibreOffice was not found. Install its spreadsheet (Debian: apt-get install libreoffice-calc) or set SOFFICE_PATH to the program soffice.',
    );
  }
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    commandOf('jest'),
    '--config',
    'jest.office.config.mjs',
    ...words,
  ];
  const env = { ...environmentFor(node), NODE_ENV: 'test', SOFFICE_PATH: office };
  const { code } = await runStep(node, args, { cwd: join(root, 'api'), env, stream: true });
  return code;
}

function onPath(name) {
  const found = spawnSync(name, ['--version'], { stdio: 'ignore' });
  return found.status === 0 ? name : undefined;
}
