import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/* What every server of the tests begins with. Node reads this file without Jest, too: types only, no imports of the server. */

/** The quiet defaults: no limits, no demo, time zone UTC. */
export function quietSettings(dataDir: string): Record<string, string> {
  return {
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    RATE_LIMITS: 'off',
    MAIL_GATHER_SECONDS: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:4000',
    // Whatever a test has sent anywhere stays on this machine.
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
  };
}

/** A page replaces the built client: what the API does with it is tested here, the client itself in the browser. */
export async function writePage(folder: string, files: Record<string, string> = {}): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><head><title>x</title><!--trailcrew-settings--></head><body><!--trailcrew-first-content--><div id="root"></div></body>',
  );
  await writeFile(join(folder, 'assets', 'a-1.js'), 'export {};');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
