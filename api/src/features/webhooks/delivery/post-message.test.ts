import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { receiverCertificate } from '../../../../test/receiver-certificate.js';
import { startReceiver, type Receiver } from '../../../../test/start-receiver.js';
import { clock } from '../../../platform/clock.js';
import { postMessage, secondsOf, type PostParts } from './post-message.js';
import { isPrivate } from './receiver-address.js';

/* Real sockets. Names are resolved by the tests, and one address of this machine stands for the open internet. */

const outside = '127.0.0.2';
const never = new AbortController().signal;
const receivers: Receiver[] = [];
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

async function receiver(host?: string, port?: number, tls?: typeof receiverCertificate): Promise<Receiver> {
  const started = await startReceiver({ host, port, tls });
  receivers.push(started);
  return started;
}

/** A server that says nothing, or half of it, until the test is over. */
async function silent(words: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('close', () => socket.destroy());
    socket.once('data', () => socket.write(words));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const post = (url: string, parts: Partial<PostParts> = {}) =>
  postMessage(
    url,
    { headers: { 'content-type': 'application/json' }, body: '{"type":"webhook.test"}' },
    { allowed: { allowHttp: true, allowHosts: ['127.0.0.1'] }, elapsed: clock.elapsed, ...parts },
    never,
  );

/** A name whose address changes with each look. */
function turning(...addresses: string[]) {
  const looks: string[] = [];
  const resolve = (host: string) => {
    looks.push(host);
    const address = addresses[Math.min(looks.length, addresses.length) - 1] as string;
    return Promise.resolve([{ address, family: 4 }]);
  };
  return { looks, resolve };
}

describe('a message', () => {
  it('goes to the exact address that was checked: a name that turns private is not followed', async () => {
    const public_ = await receiver(outside);
    const port = Number(new URL(public_.url).port);
    const inside = await receiver('127.0.0.1', port);
    const isInside = (address: string) => address !== outside && isPrivate(address);
    const { looks, resolve } = turning(outside, '127.0.0.1');
    const parts = { allowed: { allowHttp: true, allowHosts: [] }, resolve, isInside };
    const url = `http://receiver.example:${port}/hook`;

    expect(await post(url, parts)).toMatchObject({ status: 204, failure: null });
    expect(looks).toEqual(['receiver.example']);
    expect(public_.received[0]?.headers.host).toBe(`receiver.example:${port}`);
    expect(await post(url, parts)).toMatchObject({ status: null, failure: expect.stringContaining('private network') });
    expect(inside.received).toEqual([]);
    expect(public_.received).toHaveLength(1);
  });

  it('goes by https to the exact address that was checked, if the certificate there is that of the name', async () => {
    const there = await receiver(outside, undefined, receiverCertificate);
    const { port } = new URL(there.url);
    const resolve = () => Promise.resolve([{ address: outside, family: 4 }]);
    const parts = { allowed: { allowHttp: false, allowHosts: [] }, resolve, isInside: () => false };
    const untrusted = { status: null, failure: expect.stringContaining('certificate is not to be trusted') };
    expect(await post(`https://receiver.example:${port}/hook`, parts)).toMatchObject(untrusted);

    const usual = getCACertificates('default');
    setDefaultCACertificates([...usual, receiverCertificate.cert]);
    try {
      expect(await post(`https://receiver.example:${port}/hook`, parts)).toMatchObject({ status: 204, failure: null });
      expect(there.received.map(({ headers }) => headers.host)).toEqual([`receiver.example:${port}`]);
      expect(await post(`https://other.example:${port}/hook`, parts)).toMatchObject(untrusted);
      expect(there.received).toHaveLength(1);
    } finally {
      setDefaultCACertificates(usual);
    }
  });

  it('is not sent to an address that became forbidden since it was entered', async () => {
    const there = await receiver();
    const strict = { allowHttp: false, allowHosts: ['127.0.0.1'] };
    expect(await post(there.url, { allowed: strict })).toMatchObject({
      status: null,
      failure: expect.stringContaining('https'),
    });
    const none = { allowHttp: true, allowHosts: [] };
    expect(await post(there.url, { allowed: none })).toMatchObject({ failure: expect.stringContaining('private') });
    expect(there.received).toEqual([]);
  });

  it('does not follow a redirect', async () => {
    const [there, elsewhere] = [await receiver(), await receiver()];
    there.answers((_message, response) => void response.writeHead(307, { location: elsewhere.url }).end());
    expect(await post(there.url)).toMatchObject({ status: 307, failure: expect.stringContaining('redirect') });
    expect(elsewhere.received).toEqual([]);
  });

  it('shows no more than the first 1,000 bytes of an answer, and waits for no more', async () => {
    const there = await receiver();
    // It never ends.
    there.answers((_message, response) => void response.writeHead(500).write('ä'.repeat(3_000)));
    const { status, answer, failure } = await post(there.url);
    expect([status, failure, Buffer.byteLength(answer ?? '')]).toEqual([500, 'The receiver answered 500.', 1_000]);
  });

  it.each([
    ['nothing', '', null],
    ['half of its head', 'HTTP/1.1 200 OK\r\nx-slow', null],
    ['its head and never the rest', 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nab', 200],
  ])('waits its time for a receiver that says %s', async (_what, words, status) => {
    const tried = await post(await silent(words), { timeLimit: 300 });
    expect(tried.status).toBe(status);
    expect(tried.failure).toBe(status ? null : 'No answer within 0.3 seconds.');
    expect(tried.tookMs).toBeGreaterThanOrEqual(250);
  });

  it('waits no longer for a name that nobody resolves', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await post('http://slow.example/', { resolve, timeLimit: 100 })).toMatchObject({
      status: null,
      failure: 'No answer within 0.1 seconds.',
    });
  });

  it('says in words why it did not arrive', async () => {
    const there = await receiver();
    await there.stop();
    expect((await post(there.url)).failure).toBe('Nobody listens at this address. (ECONNREFUSED)');
    receivers.pop();
    const tls = await receiver();
    expect((await post(tls.url.replace('http:', 'https:'))).failure).toMatch(/certificate|could not be sent/);
  });
});

it('waits as long as the receiver says, in seconds or until a date, and a day at most', () => {
  const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
  expect(['30', '999999', 'soon', '0', undefined].map(secondsOf)).toEqual([
    30,
    86_400,
    undefined,
    undefined,
    undefined,
  ]);
  expect(secondsOf(inTwoMinutes)).toBeGreaterThan(110);
});
