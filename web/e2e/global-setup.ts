import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { startProduct } from './start-product.ts';

/*
 * Starts what the journeys need: the built product with its demo on its own port and folder, and a real mail server
 * whose mails the tests read at TRAILCREW_E2E_MAIL. With TRAILCREW_E2E_URL set, a running product is used instead.
 */

const mails: { to: string; mail: Email }[] = [];

export default async function startApp(): Promise<() => Promise<void>> {
  if (process.env.TRAILCREW_E2E_URL) return () => Promise.resolve();
  const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-journeys-'));
  const smtp = await startSmtp();
  const mailbox = await startMailbox();
  const product = await startProduct(dataDir, '127.0.0.1', {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Trail Club <club@example.org>',
    ORG_NAME: 'Tamarack Trail Club',
    ORG_CONTACT_PHONE: '+1 612 555 0100',
    ORG_TIME_ZONE: 'America/Chicago',
    PUBLIC_CORS_ORIGINS: '*',
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
    MAIL_GATHER_SECONDS: '0',
  });
  process.env.TRAILCREW_E2E_URL = product.url;
  process.env.TRAILCREW_E2E_MAIL = mailbox.url;
  // The build has no types.
  const embedded = new URL('../../api/dist/database/embedded/find-running-embedded.js', import.meta.url).href;
  const { findRunningEmbedded } = (await import(embedded)) as {
    findRunningEmbedded(folder: string): string | undefined;
  };
  const database = findRunningEmbedded(join(dataDir, 'postgres'));
  if (database) process.env.TRAILCREW_E2E_DATABASE = database;

  return async () => {
    await product.stop();
    mailbox.server.close();
    if (process.env.TRAILCREW_PICTURES) await keepMails(process.env.TRAILCREW_PICTURES);
    await new Promise<void>((resolve) => smtp.server.close(() => resolve()));
    await rm(dataDir, { recursive: true, force: true });
    // An error in the log is a bug, even where the journey passed.
    if (/ ERROR: /.test(product.log())) throw new Error(`The product's log holds errors:\n${product.log()}`);
  };
}

async function startSmtp(): Promise<{ url: string; server: SMTPServer }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Addresses that receive no mail, so that the staff see failures.
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

/** Stores mails as pages for people to look at, one of those that begin alike. */
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
