import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { given } from '../../test/given.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { untilBlocked } from '../../test/until-blocked.js';
import { createWorkBudget, workAMinute, type WorkBudget } from '../platform/limits/work-budget.js';
import type { PublicSettings } from '../contract/people/settings.js';
import { createResponseCache } from './response-cache/response-cache.js';
import { webClient } from './web/web-client.js';

/* Those who ask for the same wait for one reading: nobody who leaves, is slow or fails may keep the others waiting. */

const settings: PublicSettings = {
  ...{
    productTitle: 'Trailcrew',
    organisationName: 'Club',
    contactEmail: 'club@example.org',
    contactPhone: null,
    privacyUrl: null,
    timeZone: 'UTC',
    timeZoneIsChosen: true,
  },
  ...{ lookupMode: 'open', development: false },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { keepsAnswers: true });
});
afterAll(() => server.close());

/** A request of which only `text` is sent, on a connection of its own. */
async function send(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const inTime = (milliseconds = 5_000) => ({ signal: AbortSignal.timeout(milliseconds) });

/** An event with so many shifts that they are read in several batches. */
async function longList(): Promise<{ path: string; shiftId: string }> {
  const { pool } = server.database;
  const shift = await given(pool).shift();
  await pool.query(
    `insert into shift (id, event_id, opportunity_id, date, start_time, end_time, qty_required)
     select gen_random_uuid(), event_id, opportunity_id, date, start_time, end_time, 1
     from shift, generate_series(1, 700) where id = $1`,
    [shift.id],
  );
  return { path: `/api/shifts?eventId=${shift.eventId}`, shiftId: shift.id };
}

async function whileLocked(table: string, work: (holder: PoolClient) => Promise<void>): Promise<void> {
  const client = await server.database.pool.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('a reading that several wait for', () => {
  it('goes on without a caller who was to read for the others and left', async () => {
    const { path, shiftId } = await longList();
    let first: Promise<Response> | undefined;
    let third: Promise<Response> | undefined;
    await whileLocked('shift', async (holder) => {
      first = fetch(server.url + path, inTime(30_000));
      await untilBlocked(holder, server.database.pool);
      const second = await send(server.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      third = fetch(server.url + path, inTime(15_000));
      // What the first is given is old by then.
      await server.database.pool.query(
        `insert into fact (kind, record_id, within) values ('shift.changed', $1, '{}')`,
        [shiftId],
      );
      second.destroy();
      await fetch(`${server.url}/healthz`);
    });
    expect((await first)?.status).toBe(200);
    expect(((await (await third)!.json()) as unknown[]).length).toBe(701);
    expect((await fetch(server.url + path, inTime())).status).toBe(200);
  }, 60_000);

  it('does not wait for a request that is not sent to its end', async () => {
    const shift = await given(server.database.pool).shift();
    const path = `/api/shifts?eventId=${shift.eventId}`;
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`;
    const dawdler = await send(server.url, head);
    await fetch(`${server.url}/healthz`);
    expect((await fetch(server.url + path, inTime())).status).toBe(200);
    dawdler.destroy();
  });

  it('that fails in the middle is reported as a failure, without what was made before', async () => {
    const app = express();
    app.use(
      createResponseCache(server.running.services)((request) => request.url),
      (_request, response) => {
        response.type('json').write('[{"id":1}');
        throw new Error('The second batch cannot be read');
      },
    );
    app.use((_error: Error, _request: express.Request, response: express.Response, next: express.NextFunction) => {
      if (response.headersSent) return next();
      response.status(500).json({ code: 'INTERNAL' });
    });
    await served(app, async (url) => {
      const answer = await fetch(url);
      expect([answer.status, await answer.text()]).toEqual([500, '{"code":"INTERNAL"}']);
    });
  });
});

it('what is given again counts as reading, and a caller who has read their share is answered by the handler', async () => {
  const budget = createWorkBudget(true);
  let spent = 0;
  const work: WorkBudget = {
    ...budget,
    spend: (network, amount) => {
      spent += amount;
      budget.spend(network, amount);
    },
  };
  const app = express();
  let times = 0;
  app.use(
    createResponseCache({ ...server.running.services, work })((request) => request.url, { isMetered: true }),
    (_request, response) => {
      times += 1;
      response.locals.sameForAll = true;
      response.json('x'.repeat(498));
    },
  );
  await served(app, async (url) => {
    for (let turn = 0; turn < 4; turn += 1) await (await fetch(url)).text();
    expect(spent).toBe(4 * 500);
    expect(times).toBeLessThan(4);
    const before = times;
    budget.spend('127.0.0.1', workAMinute * 2);
    for (let turn = 0; turn < 2; turn += 1) await (await fetch(url)).text();
    expect(times).toBe(before + 2);
  });
});

describe('pages', () => {
  it('come without their first content when the database does not answer', async () => {
    await whileLocked('fact', async () => {
      const page = await fetch(`${server.url}/event/some-race`, { headers: { accept: 'text/html' }, ...inTime() });
      expect(page.status).toBe(200);
    });
  });

  it('are kept once they can be had, though one was late before', async () => {
    let times = 0;
    const content = { html: '<p>Race</p>', cache: null, head: '<title>Race</title>', isMissing: false };
    const find = () => Promise.resolve((times += 1) === 1 ? undefined : content);
    const app = express();
    app.use(await webClient(`${server.dataDir}/web`, settings, find, createResponseCache(server.running.services)));
    await served(app, async (url) => {
      for (let turn = 0; turn < 5; turn += 1) await (await fetch(url, { headers: { accept: 'text/html' } })).text();
      expect(times).toBe(2);
    });
  });
});

async function served(app: express.Express, work: (url: string) => Promise<void>): Promise<void> {
  const http = createServer(app).listen(0, '127.0.0.1');
  await once(http, 'listening');
  try {
    await work(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`);
  } finally {
    http.closeAllConnections();
    http.close();
  }
}
