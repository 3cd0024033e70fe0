import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp/start-smtp-server.js';
import { clubSettings, sampleSignup } from '../../test/smtp/mail-samples.js';
import { derivedToken } from '../platform/operation/secrets.js';
import { DeliveryError } from './delivery-error.js';
import type { OutgoingMail } from './content/mail-content.js';
import type { Mailer } from './content/mail-content.js';
import { createMailer } from './mailer.js';
import { ticketCode } from '../features/tickets/ticket-code.js';
import { createMailRenderer } from './content/render-mail.js';
import { createSmtpMailer, smtpTimeouts, type SmtpTimeouts } from './smtp-mailer.js';

const secretKey = Buffer.alloc(32, 7);
const render = createMailRenderer({ settings: clubSettings, secretKey, ticketCode });
const signup = sampleSignup();
const sender = { name: 'Ski Club', address: 'no-reply@club.example' };
const unaborted = new AbortController().signal;

function confirmation(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  const mail = render({
    template: 'signup-confirmation',
    recipient: 'siobhan@example.org',
    recipientName: "Siobhán O'Neil-Ødegård",
    payload: { signups: [signup] },
    messageId: '<fixed-1@shifts.club.example>',
  });
  return { ...mail, ...changes };
}

describe('mails over SMTP', () => {
  let server: TestSmtpServer;
  let mailer: Mailer;

  beforeEach(async () => {
    server = await startSmtpServer();
    mailer = createMailer({
      smtpUrl: `${server.url}?socketTimeout=400`,
      mailFrom: '"Fjell & Fjord, Ski Club" <no-reply@club.example>',
      dataDir: '/nowhere',
      production: true,
    });
  });

  afterEach(async () => {
    mailer.close();
    await server.stop();
  });

  const failureOf = async (mail: OutgoingMail, signal = unaborted): Promise<string> => {
    const error: unknown = await mailer.send(mail, signal).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof DeliveryError ? error.failure : `no DeliveryError: ${String(error)}`;
  };

  it('arrive with structured addresses, the fixed Message-ID, both parts and the calendar file', async () => {
    const sent = confirmation();
    await mailer.send(sent, unaborted);
    const [received] = server.received;
    const mail = received!.parsed;
    expect(received!.recipients).toEqual(['siobhan@example.org']);
    expect(mail.from).toEqual({ name: 'Fjell & Fjord, Ski Club', address: 'no-reply@club.example' });
    expect(mail.to).toEqual([{ name: "Siobhán O'Neil-Ødegård", address: 'siobhan@example.org' }]);
    expect(mail.replyTo).toEqual([{ name: 'Fjell & Fjord Ski Club', address: 'volunteers@club.example' }]);
    expect(mail.messageId).toBe('<fixed-1@shifts.club.example>');
    expect(mail.subject).toBe('You are signed up: Course Marshal <Spruce & Birch>, Sat, Feb 20');
    expect(mail.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-generated');
    const link = `https://shifts.club.example/manage/${derivedToken(secretKey, 'household', signup.householdTokenId)}`;
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(link);
    expect(mail.text).toContain(
      'Saturday, February 20, 2027\n7:30 AM – 9:45 AM\nAlaska Standard Time (America/Anchorage)',
    );
    const [file] = mail.attachments;
    expect(file).toMatchObject({
      filename: 'shift.ics',
      mimeType: 'text/calendar',
      disposition: 'attachment',
      method: 'PUBLISH',
    });
    expect(file!.content).toContain('DTSTART:20270220T163000Z');
    // Calendars insist on CRLF: the file travels byte by byte.
    const bytes = Buffer.from(sent.attachments[0]!.content).toString('base64');
    expect(received!.raw.replaceAll('\r\n', '')).toContain(bytes);
    expect(received!.raw).not.toMatch(/[^\x00-\x7f]/);
  });

  it('keep the case of the address as typed', async () => {
    await mailer.send(confirmation({ to: { name: '', address: 'Kari.Nordmann@Example.org' } }), unaborted);
    expect(server.received[0]!.recipients).toEqual(['Kari.Nordmann@example.org']);
  });

  it.each([
    ['a name', { to: { name: 'Eve\r\nBcc: all@example.org', address: 'eve@example.org' } }],
    ['an address', { to: { name: '', address: 'eve@example.org\nBcc: all@example.org' } }],
    ['a subject', { subject: 'Hello\r\nX-Forged: yes' }],
    ['a Message-ID', { messageId: '<a@b>\r\nX-Forged: yes' }],
  ])('are refused when %s holds control characters, without a connection', async (_what, changes) => {
    expect(await failureOf(confirmation(changes))).toBe('refused');
    expect(server.connections).toBe(0);
  });

  it('distinguish a refused address from a full mailbox', async () => {
    server.unknown.add('siobhan@example.org');
    expect(await failureOf(confirmation())).toBe('refused');
    server.unknown.clear();
    server.mood = 'defer';
    expect(await failureOf(confirmation())).toBe('postponed');
  });

  it('are not blamed when the server is away or refuses everybody', async () => {
    await server.stop();
    expect(await failureOf(confirmation())).toBe('unreachable');
    await server.start();
    server.mood = 'busy';
    expect(await failureOf(confirmation())).toBe('unreachable');
  });

  it('break off when the server takes a message and never answers', async () => {
    server.mood = 'hang';
    expect(await failureOf(confirmation())).toBe('broken-off');
  });

  it('break off when they are aborted', async () => {
    server.mood = 'hang';
    const abort = new AbortController();
    const failure = failureOf(confirmation(), abort.signal);
    await server.until(() => server.connections === 1);
    abort.abort();
    expect(await failure).toBe('broken-off');
  });
});

describe('a mail server that hangs', () => {
  // Long enough that it cannot be what ended a conversation, however slow the computer.
  const never = 600_000;
  const endless: SmtpTimeouts = { connection: never, greeting: never, silence: never, total: never };

  /** A server that takes the connection, and what it then does with it. */
  async function hanging(timeouts: Partial<SmtpTimeouts>, meet: (socket: Socket) => void) {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      meet(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = createSmtpMailer(url, sender, { ...endless, ...timeouts });
    const error: unknown = await mailer.send(confirmation(), unaborted).catch((reason: unknown) => reason);
    mailer.close();
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
    return error instanceof DeliveryError ? [error.failure, error.reason] : error;
  }

  // Only one limit can end it: without that one, the test would take ten minutes.
  it('is left when it says nothing', async () => {
    expect(await hanging({ greeting: 300 }, () => undefined)).toEqual(['unreachable', 'ETIMEDOUT']);
  });

  it('is left when it greets and then says nothing', async () => {
    const greet = (socket: Socket) => void socket.write('220 mail.example.org\r\n');
    expect(await hanging({ silence: 300 }, greet)).toEqual(['broken-off', 'ETIMEDOUT']);
  });

  it('is left when it never stops talking', async () => {
    const left = await hanging({ total: 900 }, (socket) => {
      socket.write('220 mail.example.org\r\n');
      const timer = setInterval(() => socket.write('250-and\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    expect(left).toEqual(['broken-off', 'EABORT']);
  });

  it('is left after fifteen seconds at the latest when nobody says otherwise', () => {
    expect(smtpTimeouts.total).toBe(15_000);
    for (const milliseconds of Object.values(smtpTimeouts)) expect(milliseconds).toBeLessThanOrEqual(15_000);
  });
});

describe('createMailer', () => {
  it('delivers nothing in production without a server', async () => {
    const mailer = createMailer({ mailFrom: 'a@club.example', dataDir: '/nowhere', production: true });
    expect(mailer.delivers).toBe(false);
    await expect(mailer.send(confirmation(), unaborted)).rejects.toThrow('SMTP_URL');
  });

  it('never shows the password of the server', () => {
    const mailer = createMailer({
      smtpUrl: 'smtp://mailer:geheim@mail.example.org:587',
      mailFrom: 'a@club.example',
      dataDir: '/nowhere',
      production: true,
    });
    mailer.close();
    expect(mailer.destination).toBe('smtp://mail.example.org:587');
  });

  it.each(['', 'nobody', 'a@club.example, b@club.example', 'Crew: a@club.example, b@club.example;'])(
    'refuses the sender %j',
    (mailFrom) => {
      expect(() => createMailer({ mailFrom, dataDir: '/nowhere', production: true })).toThrow('MAIL_FROM');
    },
  );
});
