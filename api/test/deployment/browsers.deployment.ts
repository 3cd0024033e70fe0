import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startDeployment, type Deployment } from './start-deployment.js';

// Journeys of web/e2e in browsers that know no other address than nginx's. They run alone here, so they hold every limit of time.

const checkout = fileURLToPath(new URL('../../../', import.meta.url));

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment({ settings: { RATE_LIMITS: 'off' }, demo: true });
});
afterAll(() => deployment.stop());

/** Walks one file of journeys; its words go to the terminal. Gives the exit code of Playwright. */
async function walk(file: string): Promise<number | null> {
  const { JEST_WORKER_ID: _worker, ...env } = process.env;
  const words = ['test', '-c', 'web/e2e/playwright.config.ts', '--workers=1', '--retries=0', '--reporter=list', file];
  const playwright = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...words], {
    cwd: checkout,
    env: {
      ...env,
      TRAILCREW_E2E_URL: deployment.nginx.url,
      TRAILCREW_E2E_DATABASE: deployment.database.url,
      TRAILCREW_E2E_ALONE: 'on',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(playwright, 'exit')) as [number | null];
  return code;
}

describe('browsers behind nginx', () => {
  it.each([
    ['agree on each kind of change within two seconds', 'live-kinds.spec'],
    ['agree within two seconds in seven tabs, and after a time without a network', 'live.spec'],
    ['catch up in two tabs within two seconds when a laptop wakes', 'live-asleep.spec'],
    ['ask in the API guide under the content policy of production', 'api-guide.spec'],
  ])('%s', async (_what, file) => {
    expect(await walk(file)).toBe(0);
    // Pages ask by GraphQL, which has no route of its own in these figures.
    const asked = deployment.servers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text());
    for (const figures of await Promise.all(asked))
      expect(
        figures.split('\n').filter((line) => /_count{method="POST",route="other",status="200"}/.test(line)),
      ).toHaveLength(1);
  });
});
