import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A message as it arrived. */
export interface ReceivedMessage {
  /** Its `webhook-id`. */
  id: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, string> };
}

/** How a receiver answers; without a word 204. */
type Behaviour = (message: ReceivedMessage, response: ServerResponse) => void;

/** A program that is sent webhooks, on a port of its own. */
export interface Receiver {
  url: string;
  /** All that arrived, also what was refused. */
  received: ReceivedMessage[];
  /** How it answers from now on. */
  answers(behaviour: Behaviour): void;
  /** The message as the `standardwebhooks` package reads it. Throws when its signature is not that of the secret. */
  verified(message: ReceivedMessage, secret: string): unknown;
  /** Listens no more: calls are refused. */
  stop(): Promise<void>;
  /** Listens again, at the same address. */
  start(): Promise<void>;
}

export const taken: Behaviour = (_message, response) => void response.writeHead(204).end();

/** Starts a receiver at an address of this machine; with `tls` it speaks https, whatever `url` says. */
export async function startReceiver({
  host = '127.0.0.1',
  port = 0,
  tls,
}: { host?: string; port?: number; tls?: { key: string; cert: string } } = {}): Promise<Receiver> {
  const received: ReceivedMessage[] = [];
  let behaviour = taken;
  const take = (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const message: ReceivedMessage = {
        id: String(request.headers['webhook-id']),
        headers: request.headers,
        text,
        body: JSON.parse(text || '{}') as ReceivedMessage['body'],
      };
      received.push(message);
      behaviour(message, response);
    });
  };
  const http = tls ? createTlsServer(tls, take) : createServer(take);
  const listen = (at: number) => new Promise<void>((done) => http.listen(at, host, done));
  await listen(port);
  const own = (http.address() as AddressInfo).port;
  return {
    url: `http://${host}:${own}/hook`,
    received,
    answers: (next) => void (behaviour = next),
    verified: ({ text, headers }, secret) => new Webhook(secret).verify(text, headers as Record<string, string>),
    stop: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
    start: () => listen(own),
  };
}
