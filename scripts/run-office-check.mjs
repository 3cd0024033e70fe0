import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runApiTests } from './run-tests.mjs';
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
  return runApiTests(node, { SOFFICE_PATH: office }, ['--config', 'jest.office.config.mjs', ...words]);
}

function onPath(name) {
  const found = spawnSync(name, ['--version'], { stdio: 'ignore' });
  return found.status === 0 ? name : undefined;
}
