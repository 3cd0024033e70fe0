import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { pino } from 'pino';
import { folderStore } from '../../features/images/folder-store.js';
import { z } from 'zod';
import { clubSettings, sampleSignup } from '../../../test/smtp/mail-samples.js';
import { openOutboxDatabase, type OutboxDatabase } from '../../../test/smtp/outbox-database.js';
import { ormConfig } from '../../database/orm.config.js';
import { entities } from '../../registry.js';
import { placesTaken, type SignupDetails } from '../../features/signups/signup.announcements.js';
import { operation } from '../../platform/operation/operation.js';
import { runOperation } from '../../platform/operation/run-operation.js';
import { createWorkBudget } from '../../platform/limits/work-budget.js';
import { noBrowser } from '../../platform/operation/known-browser.js';
import { noSessionCookie } from '../../platform/operation/session-cookie.js';
import { noRateLimits } from '../../platform/limits/rate-limit.js';
import { watchFacts } from '../../platform/facts/watch-facts.js';
import { unmetered } from '../../platform/limits/answer-meter.js';
import { fullAccess } from '../../platform/reading/access-scope.js';
import type { RequestContext, Services } from '../../platform/operation/request-context.js';
import { readingsOf } from '../../platform/reading/record-readings.js';
import { rowsOf } from '../../platform/reading/rows.js';
import { retryTransaction } from '../../platform/transactions/retry-transaction.js';
import { transactionsOf } from '../../platform/transactions/transactions.js';
import { visitor } from '../../platform/operation/viewer.js';
import { mailListeners } from './mail-listeners.js';

interface QueuedMail {
  recipient: string;
  recipient_name: string;
  message_id: string;
  payload: { signups: SignupDetails[] };
  due_in: number;
}

/** Stands for any operation after which somebody has a place; `fails` undoes it. */
const takeShift = operation(
  {
    access: 'public',
    input: z.object({ fact: z.custom<SignupDetails>(), fails: z.boolean() }),
  },
  async function takeShift(ctx, { fact, fails }) {
    await ctx.announce(placesTaken, {
      places: [{ signup: fact, volunteerId: randomUUID(), isNew: false, gotPhone: false }],
    });
    if (fails) throw new Error('undone');
    return fact.signupId;
  },
);

describe('a taken shift', () => {
  let database: OutboxDatabase;
  let orm: MikroORM;
  let writingPool: pg.Pool;
  let woken: number;
  let warnings: string[];

  beforeAll(async () => {
    database = await openOutboxDatabase();
    orm = await MikroORM.init(ormConfig({ databaseUrl: database.url, entities }));
    writingPool = await orm.em.getConnection().getNativeClient();
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });
  beforeEach(async () => {
    await database.pool.query('truncate outbox');
    woken = 0;
    warnings = [];
  });

  function context(): RequestContext {
    const services: Services = {
      openTransaction: retryTransaction(
        transactionsOf(writingPool, () => orm.em.fork(), { pooled: false, log: pino({ level: 'silent' }) }),
      ),
      rows: rowsOf(database.pool),
      replica: rowsOf(database.pool),
      readingOf: readingsOf(orm.getMetadata(), orm.em.getPlatform()),
      images: folderStore('/nonexistent', 'http://localhost:4000'),
      settings: clubSettings,
      askForProof: () => Promise.reject(new Error('Nobody is asked here')),
      erasures: { append: () => Promise.resolve(), read: () => Promise.resolve([]) },
      log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
      answer: unmetered,
      accessScope: fullAccess,
      limits: noRateLimits,
      work: createWorkBudget(false),
      listeners: mailListeners,
      factListeners: [],
      facts: watchFacts({
        rows: rowsOf(database.pool),
        secretKey: Buffer.alloc(32, 7),
        log: pino({ level: 'silent' }),
      }),
      secretKey: Buffer.alloc(32, 7),
      translateError: () => undefined,
      wakeRunner: (queue) => void (woken += queue === 'outbox' ? 1 : 0),
    };
    const ctx: RequestContext = {
      services,
      viewer: visitor,
      knownBrowser: noBrowser,
      sessionCookie: noSessionCookie,
      ip: '127.0.0.1',
      em: orm.em.fork(),
      execute: () => Promise.reject(new Error('outside of an operation')),
      withCommit: () => {
        throw new Error('outside of an operation');
      },
      run: (op, input) => runOperation(ctx, op, input),
      runAndAnswer: () => Promise.reject(new Error('no api')),
      grantHousehold: () => undefined,
      forgetHousehold: () => undefined,
      announce: () => Promise.reject(new Error('outside of an operation')),
    };
    return ctx;
  }

  const take = (fact: SignupDetails, fails = false) => runOperation(context(), takeShift, { fact, fails });
  const by = (email: string) => sampleSignup({ volunteer: { firstName: 'Kari', lastName: 'Nordmann', email } });
  const queued = async (): Promise<QueuedMail[]> => {
    const { rows } = await database.pool.query<QueuedMail>(
      `select recipient, recipient_name, message_id, payload, extract(epoch from next_attempt_at - now())::float8 as due_in
       from outbox order by created_at`,
    );
    return rows;
  };

  it('queues a mail with a snapshot of the facts, a fixed Message-ID and no token', async () => {
    const fact = sampleSignup();
    await take(fact);
    const mails = await queued();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipient: 'siobhan@example.org',
      recipient_name: "Siobhán O'Neil-Ødegård",
      payload: { signups: [fact] },
    });
    expect(mails[0]!.message_id).toMatch(/^<[0-9a-f-]{36}@shifts\.club\.example>$/);
    expect(mails[0]!.due_in).toBeLessThanOrEqual(0);
    expect(JSON.stringify(mails[0])).not.toContain('/manage/');
    expect(woken).toBe(1);
  });

  it('queues nothing when the operation is undone', async () => {
    await expect(take(sampleSignup(), true)).rejects.toThrow('undone');
    expect(await queued()).toEqual([]);
    expect(woken).toBe(0);
  });

  it('collects what goes beyond twenty mails an hour to one address, however its case is typed', async () => {
    for (let number = 1; number <= 20; number += 1) await take(by('kari@example.org'));
    const [late, later, last] = [by('KARI@example.org'), by('kari@example.org'), by('Kari@Example.org')];
    await take(late);
    await take(later);
    await take(last);
    await take(by('ola@example.org'));
    const mails = await queued();
    expect(mails).toHaveLength(22);
    expect(mails.slice(0, 20).every((mail) => mail.payload.signups.length === 1 && mail.due_in <= 0)).toBe(true);
    const collecting = mails[20]!;
    expect(collecting.payload.signups).toEqual([late, later, last]);
    // When the first of the twenty is an hour old.
    expect(collecting.due_in).toBeGreaterThan(3_500);
    expect(collecting.due_in).toBeLessThanOrEqual(3_600);
    expect(mails[21]).toMatchObject({ recipient: 'ola@example.org' });
    expect(mails[21]!.due_in).toBeLessThanOrEqual(0);
    expect(warnings).toHaveLength(3);
    expect(warnings.join()).not.toMatch(/kari/i);
  });

  it('begins another collection when a worker has leased the first', async () => {
    for (let number = 1; number <= 21; number += 1) await take(by('kari@example.org'));
    await database.pool.query(
      `update outbox set leased_until = now() + interval '30 seconds' where next_attempt_at > now()`,
    );
    await take(by('kari@example.org'));
    expect((await queued()).map((mail) => mail.payload.signups.length)).toEqual(Array.from({ length: 22 }, () => 1));
  });

  it('forgets mails of more than an hour ago', async () => {
    for (let number = 1; number <= 20; number += 1) await take(by('kari@example.org'));
    await database.pool.query(`update outbox set created_at = created_at - interval '61 minutes'`);
    await take(by('kari@example.org'));
    expect((await queued()).every((mail) => mail.due_in <= 0)).toBe(true);
  });

  it('loses nobody when many sign up under one address at once', async () => {
    const facts = Array.from({ length: 60 }, () => by('kari@example.org'));
    await Promise.all(facts.map((fact) => take(fact)));
    const kept = (await queued()).flatMap((mail) => mail.payload.signups.map((signup) => signup.signupId));
    expect(kept.sort()).toEqual(facts.map((fact) => fact.signupId).sort());
  });
});
