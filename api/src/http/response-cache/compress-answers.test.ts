import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { given } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { compressAnswers } from './compress-answers.js';

let server: SharedTestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  const there = given(server.database.pool);
  ({ headers } = await there.staff('admin', { email: 'admin@example.org' }));
  const event = await there.event();
  const { id } = await event.category();
  await server.database.pool.query(
    `with o as (insert into opportunity (event_id, category_id, name) values ($1, $2, 'Timing') returning id)
     insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, o.id, date '2027-02-18', '07:00', '09:00', n from o, generate_series(1, 50) n`,
    [event.id, id],
  );
});
afterAll(() => server.close());

interface Raw {
  status: number;
  encoding: string | undefined;
  vary: string | undefined;
  bytes: Buffer;
}

/** As it comes over the wire. */
function ask(
  method: string,
  path: string,
  more: Record<string, string>,
  body?: object,
  url = server.url,
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const type = body ? { 'content-type': 'application/json' } : {};
    const call = httpRequest(url + path, { method, headers: { ...type, ...more } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          vary: response.headers.vary,
          bytes: Buffer.concat(parts),
        }),
      );
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

const shifts = { query: '{ shifts { id date startTime endTime qtyRequired } }' };
const reads: [name: string, method: string, path: string, body: object | undefined][] = [
  ['REST', 'GET', '/api/shifts', undefined],
  ['a list for staff', 'GET', '/api/lead/shifts', undefined],
  ['the OpenAPI document', 'GET', '/api/openapi.json', undefined],
  ['GraphQL', 'POST', '/graphql', shifts],
];

describe('answers that are read', () => {
  it.each(reads)(
    'of %s come as small as the caller takes them, and say the same',
    async (_name, method, path, body) => {
      const plain = await ask(method, path, headers, body);
      const gzip = await ask(method, path, { ...headers, 'accept-encoding': 'gzip' }, body);
      const brotli = await ask(method, path, { ...headers, 'accept-encoding': 'gzip, br' }, body);
      expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual([undefined, 'gzip', 'br']);
      expect(plain.bytes.length).toBeGreaterThan(5000);
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
      expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
      expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 3);
      expect(plain.vary).toContain('Accept-Encoding');
    },
  );
});

describe('answers that may carry a token', () => {
  const long = 'x'.repeat(2000);

  /** A server whose every answer is long enough to be compressed, behind the same handler. */
  async function behindHandler(method: string, path: string): Promise<Raw> {
    const app = express();
    app.use(compressAnswers(), (_request, response) => void response.json({ token: long }));
    const listening = app.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    try {
      const { port } = listening.address() as AddressInfo;
      return await ask(method, path, { 'accept-encoding': 'gzip, br' }, undefined, `http://127.0.0.1:${port}`);
    } finally {
      listening.close();
    }
  }

  it.each([
    ['signing in', 'POST', '/api/auth/login', undefined],
    ['a sign-in link', 'GET', '/api/auth/verify/some-token', undefined],
    ["a household's link", 'GET', '/api/manage/some-token', undefined],
    ['signing up', 'POST', '/api/signup', undefined],
    ['no token', 'GET', '/api/shifts', 'br'],
  ])('are never compressed, others are: %s', async (_name, method, path, expected) => {
    const { encoding, bytes } = await behindHandler(method, path);
    expect([encoding, bytes.length > 1024]).toEqual([expected, !expected]);
  });

  it('are never compressed: a mutation', async () => {
    const names = Array.from({ length: 25 }, (_, n) => `a${n}${'x'.repeat(60)}: __typename`);
    const query = `mutation { ${names.join(' ')} }`;
    const { encoding, bytes } = await ask('POST', '/graphql', { 'accept-encoding': 'gzip, br' }, { query });
    expect(encoding).toBeUndefined();
    expect(bytes.length).toBeGreaterThan(1024);
  });
});
