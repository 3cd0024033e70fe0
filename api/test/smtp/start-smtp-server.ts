import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How the server answers; a test may change it at any time. */
export interface SmtpBehaviour {
  /**
   * `defer`: 450 to the recipient; `busy`: 421 to everybody. The others take the whole message: `postpone` answers 451, `hang` nothing,
   * `drop` hangs up.
   */
  mood: 'accept' | 'defer' | 'busy' | 'postpone' | 'hang' | 'drop';
  /** Addresses that get 550 for good. */
  unknown: Set<string>;
  /** Whether that refusal repeats the address, as many servers do. */
  namesUnknown: boolean;
  /** Addresses that are put off: with 450 at once, with 451 when the whole message came. */
  busy: Map<string, 450 | 451>;
  /** So many of the next mails get 421. */
  hangUps: number;
  /** Runs when a message was received and before it is acknowledged. */
  beforeAcknowledging: () => Promise<void>;
}

/** A message that the server acknowledged. */
export interface ReceivedMail {
  recipients: string[];
  raw: string;
  parsed: Email;
}

/** A real mail server on a loopback port, for tests. */
export interface TestSmtpServer extends SmtpBehaviour {
  readonly url: string;
  /** Acknowledged messages, oldest first. */
  readonly received: ReceivedMail[];
  /** Connections made so far. */
  readonly connections: number;
  /** Whole messages that came and were not taken so far, by their addresses. */
  readonly turnedAway: string[];
  /** Refuses connections from now on. */
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
  /** Settles when the condition holds, which is looked at after every message and every refusal. */
  until(condition: () => boolean): Promise<void>;
}

/** Starts the server. It speaks without encryption and takes every sender. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  let server: SMTPServer | undefined;
  let port = 0;
  let waiting: (() => void)[] = [];
  const happened = () => {
    for (const look of waiting) look();
  };
  const state = {
    mood: 'accept' as SmtpBehaviour['mood'],
    unknown: new Set<string>(),
    namesUnknown: false,
    busy: new Map<string, 450 | 451>(),
    hangUps: 0,
    beforeAcknowledging: () => Promise.resolve(),
    received: [] as ReceivedMail[],
    connections: 0,
    turnedAway: [] as string[],
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    async start() {
      server = create();
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      const address = server.server.address();
      if (address && typeof address === 'object') port = address.port;
    },
    async stop() {
      const stopping = server;
      server = undefined;
      if (!stopping) return;
      for (const connection of stopping.connections) connection.close();
      await new Promise<void>((resolve) => stopping.close(() => resolve()));
    },
    until(condition: () => boolean) {
      if (condition()) return Promise.resolve();
      return new Promise<void>((resolve) => {
        const look = () => {
          if (!condition()) return;
          waiting = waiting.filter((other) => other !== look);
          resolve();
        };
        waiting.push(look);
      });
    },
  };

  function create(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 50,
      disableReverseLookup: true,
      onConnect(_session, callback) {
        state.connections += 1;
        happened();
        callback();
      },
      onMailFrom(_address, _session, callback) {
        const hangsUp = state.hangUps > 0;
        if (hangsUp) state.hangUps -= 1;
        callback(hangsUp || state.mood === 'busy' ? refusal(421, 'Come back later') : null);
      },
      onRcptTo({ address }, _session, callback) {
        if (state.unknown.has(address))
          callback(refusal(550, `5.1.1 ${state.namesUnknown ? `<${address}>: ` : ''}No such mailbox`));
        else
          callback(
            state.mood === 'defer' || state.busy.get(address) === 450 ? refusal(450, '4.2.0 Mailbox busy') : null,
          );
        happened();
      },
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const addresses = session.envelope.rcptTo.map(({ address }) => address);
          const isPutOff = addresses.some((address) => state.busy.get(address) === 451);
          if (isPutOff || state.mood !== 'accept') {
            state.turnedAway.push(...addresses);
            if (isPutOff || state.mood === 'postpone') callback(refusal(451, '4.3.0 Local error'));
            if (state.mood === 'drop') for (const connection of created.connections) connection.close();
            return happened();
          }
          void acknowledge(Buffer.concat(chunks).toString('latin1'), session).then(() => callback(), callback);
        });
      },
    });
    // Clients that break off are part of these tests.
    created.on('error', happened);
    return created;
  }

  async function acknowledge(raw: string, session: SMTPServerSession): Promise<void> {
    await state.beforeAcknowledging();
    const parsed = await PostalMime.parse(Buffer.from(raw, 'latin1'), { attachmentEncoding: 'utf8' });
    const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
    state.received.push({ recipients, raw, parsed });
    happened();
  }

  await state.start();
  return state;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
