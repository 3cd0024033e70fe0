import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/*
 * Starts what the journeys need: the built product with its demo on a port and in a folder of its own, and a real mail server whose mails
 * the tests read at TRAILCREW_E2E_MAIL. With TRAILCREW_E2E_URL set, a running product is used instead.
 */

const mails: { to: string; mail: Email }[] = [];

export default async function startApp(): Promise<() => Promise<void>> {
  if (process.env.TRAILCREW_E2E_URL) return () => Promise.resolve();
  const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-journeys-'));
  const smtp = await startSmtp();
  const mailbox = await startMailbox();
  const port = await freePort();
  const app = spawn(process.execPath, [fileURLToPath(new URL('../../api/dist/bundle/main.js', import.meta.url))], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Trail Club <club@example.org>',
      ORG_NAME: 'Tamarack Trail Club',
      ORG_CONTACT_PHONE: '+1 612 555 0100',
      ORG_TIME_ZONE: 'America/Chicago',
      PUBLIC_CORS_ORIGINS: '*',
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
      RATE_LIMITS: 'off',
      MAIL_GATHER_SECONDS: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  app.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, () => app.exitCode !== null);
  process.env.TRAILCREW_E2E_URL = url;
  process.env.TRAILCREW_E2E_MAIL = mailbox.url;
  // The build carries no types.
  const embedded = new URL('../../api/dist/database/embedded/find-running-embedded.js', import.meta.url).href;
  const { findRunningEmbedded } = (await import(embedded)) as {
    findRunningEmbedded(folder: string): string | undefined;
  };
  const database = findRunningEmbedded(join(dataDir, 'postgres'));
  if (database) process.env.TRAILCREW_E2E_DATABASE = database;

  return async () => {
    app.kill('SIGTERM');
    if (app.exitCode === null) await once(app, 'exit');
    mailbox.server.close();
    if (process.env.TRAILCREW_PICTURES) await keepMails(process.env.TRAILCREW_PICTURES);
    await new Promise<void>((resolve) => smtp.server.close(() => resolve()));
    await rm(dataDir, { recursive: true, force: true });
    // What the product itself calls a bug is one, even where the journey went on.
    if (/ ERROR: /.test(log)) throw new Error(`The product's log holds errors:\n${log}`);
  };
}

async function ready(url: string, hasEnded: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    if (hasEnded()) throw new Error('The product ended instead of starting');
    // Refused until it listens: that is what is waited for.
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The product was not ready within a minute');
}

async function startSmtp(): Promise<{ url: string; server: SMTPServer }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Addresses that receive no mail, for what the staff see then.
    onRcptTo({ address }, _session, done) {
      const unknown = address.endsWith('@refused.example');
      done(unknown ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            for (const { address } of session.envelope.rcptTo) mails.push({ to: address.toLowerCase(), mail });
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, server };
}

/** Keeps each mail that came as a page for people to look at, one of those that begin alike. */
async function keepMails(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { mail } of mails) {
    const words = (mail.subject ?? '').split(/[:\d]/)[0]?.replace(/\W+/g, '-').slice(0, 60);
    if (mail.html) await writeFile(join(folder, `mail-${words}.html`), mail.html);
  }
}

/** GET /?to=address: the mails to an address, oldest first. */
async function startMailbox(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://mailbox').searchParams.get('to')?.toLowerCase();
    const found = mails
      .filter((one) => one.to === to)
      .map(({ mail: { subject, messageId, html, text } }) => ({ subject, messageId, html, text }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
