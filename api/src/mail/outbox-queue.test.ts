import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { queryObjects } from 'node:v8';
import { Pool } from 'pg';
import { pino } from 'pino';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp/start-smtp-server.js';
import { clubSettings, sampleSignup } from '../../test/smtp/mail-samples.js';
import { openOutboxDatabase, type OutboxDatabase } from '../../test/smtp/outbox-database.js';
import type { Mailer } from './content/mail-content.js';
import { createMailer } from './mailer.js';
import { startRunner, type Runner, type RunnerTiming } from '../platform/runner/runner.js';
import { outboxQueue, type OutboxParts, type OutboxTiming } from './outbox-queue.js';
import { ticketCode } from '../features/tickets/ticket-code.js';
import { createMailRenderer } from './content/render-mail.js';

const log = pino({ level: 'silent' });
const render = createMailRenderer({ settings: clubSettings, secretKey: Buffer.alloc(32, 7), ticketCode });
const hasty = { poll: 50, firstPause: 50, longestPause: 100 };

describe('the runner with the outbox', () => {
  let database: OutboxDatabase;
  let server: TestSmtpServer;
  let running: AbortController;
  let started: { worker: Runner; mailer: Mailer }[];

  beforeAll(async () => {
    database = await openOutboxDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query('truncate outbox');
    server = await startSmtpServer();
    started = [];
    running = new AbortController();
  });
  afterEach(async () => {
    running.abort();
    server.beforeAcknowledging = () => Promise.resolve();
    await Promise.all(started.map(({ worker }) => worker.stop()));
    for (const { mailer } of started) mailer.close();
    await server.stop();
  });

  type Parts = Partial<Omit<OutboxParts, 'timing'>> & {
    timing?: Partial<OutboxTiming & RunnerTiming>;
    options?: string;
  };

  function start({ timing = hasty, ...parts }: Parts = {}): Runner {
    const mailer = createMailer({
      smtpUrl: `${server.url}${parts.options ?? ''}`,
      mailFrom: 'Club <no-reply@club.example>',
      dataDir: '/nowhere',
      production: true,
    });
    const outbox = outboxQueue({ pool: database.pool, mailer, render, log, timing, ...parts });
    const worker = startRunner([outbox], log, timing);
    started.push({ worker, mailer });
    return worker;
  }

  const enqueue = (recipient: string) => database.enqueue({ recipient, payload: { signups: [sampleSignup()] } });
  const enqueueMany = (count: number) =>
    Promise.all(Array.from({ length: count }, (_unused, index) => enqueue(`volunteer${index}@example.org`)));
  const recipients = () => server.received.flatMap((mail) => mail.recipients).sort();
  const everyone = (count: number) =>
    Array.from({ length: count }, (_unused, index) => `volunteer${index}@example.org`).sort();

  /** Asks the database again and again until it says so, or until the test has run out of time. */
  async function until(condition: () => Promise<boolean>): Promise<void> {
    const { signal } = running;
    while (!signal.aborted && !(await condition())) await new Promise((resolve) => setImmediate(resolve));
  }

  /** States in the order of the alphabet. */
  const untilStates = (wanted: Record<string, number>) =>
    until(async () => JSON.stringify(await database.states()) === JSON.stringify(wanted));

  it('sends what is due, once, and notes it', async () => {
    const [id] = await enqueueMany(30);
    start();
    await untilStates({ sent: 30 });
    expect(recipients()).toEqual(everyone(30));
    expect(await database.row(id!)).toMatchObject({ state: 'sent', attempts: 1, leased_until: null, last_error: null });
    const { rows } = await database.pool.query<{ message_id: string }>('select message_id from outbox');
    expect(server.received.map((mail) => mail.parsed.messageId).sort()).toEqual(
      rows.map((row) => row.message_id).sort(),
    );
  });

  it('holds nothing of mails that are sent', async () => {
    // Collects garbage first.
    const signals = (): number => queryObjects(AbortSignal, { format: 'count' });
    start();
    const sendMany = async (sent: number): Promise<void> => {
      await enqueueMany(40);
      await untilStates({ sent });
    };
    await sendMany(40);
    const before = signals();
    expect(before).toBeGreaterThan(0);
    await sendMany(80);
    // What the runner and the mails still in their last step hold.
    expect(signals() - before).toBeLessThan(10);
  });

  it('lets a confirmation pass the mails to a whole group', async () => {
    await enqueueMany(20);
    await database.pool.query('update outbox set bulk_mail_id = gen_random_uuid()');
    await enqueue('just-signed-up@example.org');
    start({ timing: { ...hasty, concurrency: 1 } });
    await untilStates({ sent: 21 });
    expect(server.received[0]?.recipients).toEqual(['just-signed-up@example.org']);
  });

  it('is woken long before its next look', async () => {
    const worker = start({ timing: { poll: 60_000 } });
    await enqueue('first@example.org');
    worker.wake();
    await server.until(() => server.received.length === 1);
    await untilStates({ sent: 1 });
    await enqueue('second@example.org');
    worker.wake();
    await server.until(() => server.received.length === 2);
  });

  it('delivers everything once after an outage, and only probes while it lasts', async () => {
    await server.stop();
    const ids = await enqueueMany(40);
    start();
    // The first four fail together; afterwards one at a time probes.
    const probed = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        'select count(*)::int as count from outbox where last_error is not null',
      );
      return rows[0]!.count;
    };
    await until(async () => (await probed()) >= 6);
    expect(await database.states()).toEqual({ waiting: 40 });
    expect((await Promise.all(ids.map((id) => database.row(id)))).every((row) => row.attempts === 0)).toBe(true);
    await server.start();
    await untilStates({ sent: 40 });
    expect(recipients()).toEqual(everyone(40));
  });

  it('does not run through the whole outbox while the server is away', async () => {
    await server.stop();
    await enqueueMany(40);
    start({ timing: { poll: 20, firstPause: 60_000, longestPause: 60_000 } });
    const later = await enqueue('latest@example.org');
    for (let look = 0; look < 200; look += 1) await database.row(later);
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from outbox where last_error is not null',
    );
    expect(rows[0]!.count).toBeGreaterThan(0);
    expect(rows[0]!.count).toBeLessThanOrEqual(4);
  });

  it('takes over the mails of a killed worker when their lease has run out, and not before', async () => {
    const [orphan, held] = [await enqueue('orphan@example.org'), await enqueue('held@example.org')];
    await database.pool.query(`update outbox set leased_until = now() - interval '1 second' where id = $1`, [orphan]);
    await database.pool.query(`update outbox set leased_until = now() + interval '1 hour' where id = $1`, [held]);
    await enqueue('free@example.org');
    start();
    await untilStates({ sent: 2, waiting: 1 });
    expect(recipients()).toEqual(['free@example.org', 'orphan@example.org']);
  });

  it('gives up on a refused address at once and sends the others', async () => {
    server.unknown.add('volunteer1@example.org');
    const ids = await enqueueMany(3);
    start();
    await untilStates({ failed: 1, sent: 2 });
    expect(await database.row(ids[1]!)).toMatchObject({ state: 'failed', leased_until: null });
    expect((await database.row(ids[1]!)).last_error).toContain('550 5.1.1 No such mailbox');
  });

  it('tries a postponed mail again after ten seconds, then after twice as long', async () => {
    server.mood = 'defer';
    const id = await enqueue('busy@example.org');
    const worker = start();
    await until(async () => (await database.row(id)).attempts >= 1);
    const first = await database.row(id);
    expect(first).toMatchObject({ state: 'waiting', leased_until: null });
    expect(first.due_in).toBeGreaterThan(8);
    expect(first.due_in).toBeLessThanOrEqual(12.5);
    await database.pool.query('update outbox set next_attempt_at = now() where id = $1', [id]);
    worker.wake();
    await until(async () => (await database.row(id)).attempts >= 2);
    expect((await database.row(id)).due_in).toBeGreaterThan(18);
    server.mood = 'accept';
    await database.pool.query('update outbox set next_attempt_at = now() where id = $1', [id]);
    await untilStates({ sent: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('gives up after 72 hours', async () => {
    server.mood = 'defer';
    const [old, recent] = [await enqueue('old@example.org'), await enqueue('recent@example.org')];
    await database.pool.query(`update outbox set created_at = now() - interval '73 hours' where id = $1`, [old]);
    await database.pool.query(`update outbox set created_at = now() - interval '71 hours' where id = $1`, [recent]);
    start();
    await until(async () => (await database.row(recent)).attempts >= 1);
    await untilStates({ failed: 1, waiting: 1 });
    expect(await database.row(old)).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('keeps a mail that it cannot write, and sends the rest', async () => {
    const id = await database.enqueue({ recipient: 'odd@example.org', payload: { signups: 'of another release' } });
    await enqueueMany(3);
    start();
    await untilStates({ sent: 3, waiting: 1 });
    await until(async () => (await database.row(id)).attempts >= 1);
    expect((await database.row(id)).last_error).toContain('could not be written');
  });

  it('sends nothing twice with two workers at once', async () => {
    await enqueueMany(60);
    start();
    start();
    await untilStates({ sent: 60 });
    expect(recipients()).toEqual(everyone(60));
  });

  it('renews the lease of a slow send, so that another worker does not take it', async () => {
    const lease = 300;
    let acknowledge = () => undefined as void;
    server.beforeAcknowledging = () => new Promise<void>((resolve) => (acknowledge = resolve));
    const id = await enqueue('slow@example.org');
    const { rows } = await database.pool.query<{ now: Date }>('select now()');
    start({ timing: { ...hasty, lease } });
    start({ timing: { ...hasty, lease } });
    const leasedUntil = async () => (await database.row(id)).leased_until?.getTime() ?? 0;
    // Three leases long the server thinks.
    await until(async () => (await leasedUntil()) >= rows[0]!.now.getTime() + 4 * lease);
    acknowledge();
    await untilStates({ sent: 1 });
    expect(server.connections).toBe(1);
    expect(recipients()).toEqual(['slow@example.org']);
  });

  it('lets mails under way finish when it stops, and takes no more', async () => {
    const waiting: (() => void)[] = [];
    let underWay = () => undefined as void;
    const four = new Promise<void>((resolve) => (underWay = resolve));
    server.beforeAcknowledging = () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 4) underWay();
      });
    await enqueueMany(10);
    const worker = start();
    await four;
    const stopped = worker.stop();
    for (const acknowledge of waiting) acknowledge();
    await stopped;
    expect(await database.states()).toEqual({ sent: 4, waiting: 6 });
    const { rows } = await database.pool.query('select id from outbox where leased_until is not null');
    expect(rows).toEqual([]);
  });

  it('breaks hanging mails off when it must stop, and gives their leases back', async () => {
    server.mood = 'hang';
    const id = await enqueue('hanging@example.org');
    const worker = start({ timing: { ...hasty, drain: 200 } });
    await server.until(() => server.connections === 1);
    await worker.stop();
    expect(await database.row(id)).toMatchObject({ state: 'waiting', leased_until: null, attempts: 0 });
  });

  it('recovers from a server that hangs', async () => {
    server.mood = 'hang';
    const id = await enqueue('hanging@example.org');
    start({ options: '?socketTimeout=300' });
    await until(async () => (await database.row(id)).attempts >= 1);
    expect((await database.row(id)).last_error).toContain('broke off');
    server.mood = 'accept';
    await database.pool.query('update outbox set next_attempt_at = now()');
    await untilStates({ sent: 1 });
  });

  it('sends a mail once though the database is away when its outcome comes, and goes on when it is back', async () => {
    const gate = await startGate(new URL(database.url));
    const pool = new Pool({ connectionString: gate.url, max: 2 });
    pool.on('error', () => undefined);
    server.beforeAcknowledging = () => gate.close();
    await enqueue('first@example.org');
    const worker = start({ pool });
    await server.until(() => server.received.length === 1);
    server.beforeAcknowledging = () => Promise.resolve();
    await enqueue('second@example.org');
    await gate.open();
    worker.wake();
    await untilStates({ sent: 2 });
    expect(recipients()).toEqual(['first@example.org', 'second@example.org']);
    await worker.stop();
    await pool.end();
    await gate.close();
  });

  it('leaves mails alone while there is no mail server', async () => {
    const id = await enqueue('patient@example.org');
    const mailer = createMailer({ mailFrom: 'no-reply@club.example', dataDir: '/nowhere', production: true });
    start({ mailer });
    for (let look = 0; look < 100; look += 1) await database.row(id);
    expect(await database.row(id)).toMatchObject({ state: 'waiting', attempts: 0, leased_until: null });
  });
});

/** A proxy in front of the database that can be closed: connections through it break and new ones are refused. */
async function startGate(target: URL): Promise<{ url: string; open(): Promise<void>; close(): Promise<void> }> {
  let server: Server | undefined;
  let port = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const open = async () => {
    server = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname);
      keep(near);
      keep(far);
      near.pipe(far).pipe(near);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const close = async () => {
    const closing = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };
  await open();
  const url = new URL(target.href);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, open, close };
}
