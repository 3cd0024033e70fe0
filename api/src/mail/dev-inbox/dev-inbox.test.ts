import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { clubSettings, sampleSignup } from '../../../test/smtp/mail-samples.js';
import type { StoredMail } from '../kept-mails.js';
import { createMailer } from '../mailer.js';
import { ticketCode } from '../../features/tickets/ticket-code.js';
import { createMailRenderer } from '../content/render-mail.js';
import { devInbox } from './dev-inbox.js';

describe('the development inbox', () => {
  let dataDir: string;
  let server: Server;
  let address: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-inbox-'));
    const app = express().use('/dev', devInbox({ dataDir, destination: 'kept here' }));
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dev`;
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(dataDir, { recursive: true });
  });

  async function receive(recipient: string, name: string, template = 'signup-confirmation'): Promise<StoredMail> {
    const render = createMailRenderer({ settings: clubSettings, secretKey: Buffer.alloc(32, 7), ticketCode });
    const mailer = createMailer({ mailFrom: 'no-reply@club.example', dataDir, production: false });
    const payload = { signups: [sampleSignup()] };
    const row = {
      template,
      recipient,
      recipientName: name,
      payload,
      messageId: `<${name}@localhost>`,
    };
    await mailer.send(render(row), new AbortController().signal);
    const [mail] = await json(`/mail.json?to=${encodeURIComponent(recipient.toUpperCase())}`);
    return mail!;
  }

  const get = (path: string) => fetch(address + path);
  const page = async (path: string) => (await get(path)).text();
  const json = async (path: string) => (await (await get(path)).json()) as StoredMail[];

  it('says what it is when it is empty', async () => {
    expect(await page('/mail')).toContain('No mails yet');
    expect(await json('/mail.json')).toEqual([]);
  });

  it('lists mails and shows one, its text and its file', async () => {
    const mail = await receive('kari@example.org', 'Kari <b>Nordmann</b>');
    const list = await page('/mail');
    expect(list).toContain(`href="/dev/mail/${mail.id}"`);
    expect(list).toContain('Kari &#60;b&#62;Nordmann');
    expect(list).not.toContain('<b>');
    const opened = await page(`/mail/${mail.id}`);
    expect(/<iframe[^>]*>/.exec(opened)?.[0]).toContain(`src="/dev/mail/${mail.id}/html"`);
    expect(/<iframe[^>]*>/.exec(opened)?.[0]).toMatch(/sandbox="(?!.*allow-(scripts|same-origin))/);
    expect(await page(`/mail/${mail.id}?view=text`)).toContain('Saturday, February 20, 2027');
    const file = await get(`/mail/${mail.id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="?shift\.ics"?$/);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(await file.text()).toBe(mail.attachments[0]!.content);
  });

  it('shows a picture that is within the mail, in it and as a file', async () => {
    const mail = await receive('kari@example.org', 'Kari', 'reminder');
    const [picture] = mail.attachments;
    expect(await (await get(`/mail/${mail.id}/html`)).text()).toContain(
      `src="data:image/png;base64,${picture?.content}"`,
    );
    const file = Buffer.from(await (await get(`/mail/${mail.id}/attachments/0`)).arrayBuffer());
    expect(file.toString('base64')).toBe(picture?.content);
  });

  it('gives scripts the mails of one address', async () => {
    await receive('kari@example.org', 'Kari');
    await receive('ola@example.org', 'Ola');
    expect((await json('/mail.json')).map((mail) => mail.to.address).sort()).toEqual([
      'kari@example.org',
      'ola@example.org',
    ]);
    expect((await json('/mail.json?to=Ola@example.org')).map((mail) => mail.to.address)).toEqual(['ola@example.org']);
  });

  it('sandboxes the mail and opens its links in a new tab', async () => {
    const mail = await receive('kari@example.org', 'Kari');
    const shown = await get(`/mail/${mail.id}/html`);
    const rules = shown.headers.get('content-security-policy');
    expect(rules).toMatch(/^sandbox /);
    expect(rules).toContain("default-src 'none'");
    expect(rules).not.toContain('allow-scripts');
    expect(await shown.text()).toContain('<base target="_blank">');
  });

  it('needs no script and no foreign style', async () => {
    const mail = await receive('kari@example.org', 'Kari');
    const shown = await get(`/mail/${mail.id}`);
    const rules = shown.headers.get('content-security-policy');
    expect(rules).not.toContain('unsafe');
    expect(rules).not.toContain('script-src');
    expect(await shown.text()).not.toMatch(/<script|style=|<style/);
    expect((await get('/mail/inbox.css')).headers.get('content-type')).toContain('text/css');
  });

  it.each(['/mail/unknown', '/mail/unknown/html', '/mail/unknown/attachments/0', '/mail/..%2f..%2fsecret'])(
    'answers 404 for %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('answers 404 for a file that the mail does not have', async () => {
    const mail = await receive('kari@example.org', 'Kari');
    expect((await get(`/mail/${mail.id}/attachments/1`)).status).toBe(404);
    expect((await get(`/mail/${mail.id}/attachments/length`)).status).toBe(404);
  });
});
