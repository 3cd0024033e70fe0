import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '../../../test/given.js';
import { taken } from '../../../test/start-receiver.js';
import { startWebhookWorld, type WebhookWorld } from '../../../test/start-webhook-world.js';
import { createTestDatabase } from '../../../test/test-database.js';
import { restoreBackup } from '../../database/backup/restore-backup.js';
import { writeBackup } from '../../database/backup/write-backup.js';
import { beginEpoch, noticeOtherCluster, wordsOfSwitchedOff } from '../../database/fact-epoch.js';
import { migrateDatabase } from '../../database/migrate.js';

/* Rows that came to another database may be a copy: what waits there must not reach the receivers of the real club. */

let world: WebhookWorld;

beforeAll(async () => {
  world = await startWebhookWorld();
});
afterEach(() => world.clear());
afterAll(() => world.server.close());

/** A webhook whose message waits, because its receiver is down. */
async function waitingWebhook() {
  const there = await world.receiver();
  there.answers((_message, response) => void response.writeHead(503).end());
  const shift = await given(world.server.database.pool).shift({ qtyRequired: 5 });
  const { id } = await world.makeWebhook(there.url);
  const signup = await world.signUp(shift.id);
  await world.until(async () => ((await world.deliveriesOf(id))[0]?.tries ?? 0) > 0);
  return { there, id, signup };
}

it('after a dump was loaded elsewhere, webhooks are off and say why; switched on they send what waited', async () => {
  const { pool } = world.server.database;
  const { there, id, signup } = await waitingWebhook();
  await pool.query(`update fact_epoch set cluster = 'a dump from elsewhere'`);
  expect(await noticeOtherCluster(pool)).toBe(1);
  expect(await noticeOtherCluster(pool)).toBe(0);
  const { webhooks } = await world.ask<{ webhooks: object[] }>('{ webhooks { switchedOffAt switchedOffBecause } }');
  expect(webhooks).toEqual([{ switchedOffAt: expect.any(String), switchedOffBecause: 'moved' }]);

  there.answers(taken);
  const tried = there.received.length;
  // A test is sent all the same, because somebody asked for it; nothing else goes with it.
  await world.ask('mutation ($id: ID!) { sendTestWebhook(webhookId: $id) { delivery { id } } }', { id });
  await world.until(async () => (await world.deliveriesOf(id)).some(({ state }) => state === 'delivered'));
  expect(there.received.slice(tried).map(({ body }) => body.type)).toEqual(['webhook.test']);

  await world.updateWebhook(id, { isOn: true });
  await world.until(() => there.received.slice(tried).some(({ body }) => body.data.id === signup));
  expect(await noticeOtherCluster(pool)).toBe(0);
});

it('a backup switches them off where it is restored into another database, and not in its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trailcrew-moved-'));
  const other = await createTestDatabase();
  try {
    const { id } = await waitingWebhook();
    const restore = async (from: string, to: string) => {
      const file = join(folder, 'saved');
      let switchedOff = -1;
      await writeBackup({ databaseUrl: from, dataDir: folder, parts: [], file });
      await restoreBackup({
        ...{ databaseUrl: to, dataDir: folder, parts: [], file, force: true, migrate: migrateDatabase },
        afterLoading: async (client) => void (switchedOff = await beginEpoch(client)),
      });
      return switchedOff;
    };
    expect(await restore(world.server.database.url, other.url)).toBe(1);
    const { rows } = await other.pool.query('select switched_off_because from webhook where id = $1', [id]);
    expect(rows).toEqual([{ switched_off_because: 'moved' }]);
    await other.pool.query('update webhook set switched_off_at = null, switched_off_because = null');
    expect(await restore(other.url, other.url)).toBe(0);
  } finally {
    await other.drop();
    await rm(folder, { recursive: true });
  }
});

it('the operator reads what to do', () => {
  expect(wordsOfSwitchedOff(0)).toBeUndefined();
  expect(wordsOfSwitchedOff(1)).toMatch(/^1 webhook is switched off, .*\/manage-webhooks/);
  expect(wordsOfSwitchedOff(3)).toMatch(/^3 webhooks are switched off/);
});
