import { existsSync } from 'node:fs';
import { installPackage, onPath } from './system-programs.mjs';

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
  await installPackage('chromium-headless-shell', 'Chromium for the browser tests');
  return findChromium();
}

/** The path of the machine's Chromium or Chrome; undefined when there is none. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return onPath(...names) ?? elsewhere.find((path) => existsSync(path));
}
