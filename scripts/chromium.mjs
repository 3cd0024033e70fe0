import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './processes.mjs';
import { say } from './stop.mjs';

// The headless shell is the same engine without the window's frame: a page costs a third of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the browser tests; on Debian it is installed when root may do so. Undefined when there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say('Installing Chromium for the browser tests (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = 'apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell';
    const { code, output } = await runStep('sh', ['-c', install], { env });
    if (code !== 0) say(output.trim().split('\n').slice(-5).join('\n'));
    return findChromium();
  }
  return undefined;
}

/** The path of the machine's Chromium or Chrome; undefined when there is none. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return names.map(onPath).find(Boolean) ?? elsewhere.find((path) => existsSync(path));
}

function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
