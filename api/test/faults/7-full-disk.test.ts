import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { given } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory, watchCommits } from './check-history.js';
import { full, reportFault } from './fault.js';
import { outcomesOf, recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';
import { promised } from '../promised.js';

// No room for pictures and for the log, in a real process: what fails says why, and everything else goes on.

let database: TestDatabase;
let dataDir: string;
let staff: Record<string, string>;
let shiftId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  staff = (await given(database.pool).staff('admin')).headers;
  shiftId = (await given(database.pool).shift({ qtyRequired: 1_000 })).id;
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Pixels by chance, which no format makes small. */
async function largePicture(): Promise<Buffer> {
  const [width, height] = [800, 600];
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.floor(Math.random() * 256)));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

async function uploadAddress(server: ServerProcess): Promise<string> {
  const asked = await fetch(`${server.url}/api/upload/image`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...staff },
    body: JSON.stringify({ fileName: 'photo.jpg' }),
  });
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  return server.url + new URL(uploadURL).pathname + new URL(uploadURL).search;
}

const put = async (address: string, picture: Buffer) => {
  const answer = await fetch(address, { method: 'PUT', body: new Uint8Array(picture) });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
};

it('refuses a picture for which there is no room, leaves nothing of it behind, and takes it once there is', async () => {
  const picture = await largePicture();
  // The system lets this process write no file above 16 kB.
  let server = await startServerProcess({ databaseUrl: database.url, dataDir, within: 'ulimit -f 32' });
  const clients = recorder();
  const address = await uploadAddress(server);
  const violations: string[] = [];
  const refused = await put(address, picture);
  if (refused.status !== 507 || refused.body.code !== 'NO_ROOM')
    violations.push(`the upload received ${refused.status} ${refused.body.code}`);
  const left = existsSync(join(dataDir, 'uploads')) ? readdirSync(join(dataDir, 'uploads')) : [];
  violations.push(...left.map((file) => `${file} was left behind`));
  await clients.signUp(server.url, shiftId);
  await server.end('SIGTERM');

  server = await startServerProcess({ databaseUrl: database.url, dataDir });
  const { pathname, search } = new URL(address);
  const again = await put(server.url + pathname + search, picture);
  if (again.status !== 200) violations.push(`with room it received ${again.status} ${again.body.code}`);
  const { status } = await fetch(server.url + pathname);
  if (status !== 200) violations.push(`the picture is answered with ${status}`);
  await server.end('SIGTERM');
  clients.close();
  violations.push(...(await checkHistory(database.pool, clients.calls)));
  reportFault('7, no room for a picture', '1 round', violations, outcomesOf(clients.calls));
});

for (const mode of full ? ['production', 'development'] : ['production'])
  it(`goes on when its log cannot be written (${mode})`, async () => {
    // The system's own device that is always full.
    const log = openSync('/dev/full', 'w');
    const clients = recorder();
    const settings = { LOG_LEVEL: 'trace', NODE_ENV: mode };
    const server = await startServerProcess({ databaseUrl: database.url, dataDir, log, settings });
    closeSync(log);
    for (let number = 0; number < 50; number += 1) await clients.signUp(server.url, shiftId);
    const { code, milliseconds } = await server.end('SIGTERM');
    clients.close();
    const violations = await checkHistory(database.pool, clients.calls);
    if (code !== 0 || milliseconds > promised(10_500))
      violations.push(`exit ${code} after ${Math.round(milliseconds)} ms`);
    if (server.said() !== '') violations.push(`it said ${server.said()}`);
    reportFault(`7, no room for the log (${mode})`, '50 signups', violations, outcomesOf(clients.calls));
    expect(clients.calls.every(({ outcome }) => outcome === 'acknowledged')).toBe(true);
  });
