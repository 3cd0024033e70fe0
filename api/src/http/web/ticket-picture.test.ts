import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readQrCode } from '../../../test/read-qr-code.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const get = (path: string) => fetch(server.url + path);

it('the picture of a ticket holds its address, in capitals, and belongs to no cache but the browser’s', async () => {
  for (const spelling of ['ABCD2345EFGH67IJ', 'abcd2345efgh67ij']) {
    const response = await get(`/t/${spelling}/qr.svg`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const read = await readQrCode(Buffer.from(await response.arrayBuffer()));
    expect(read?.text).toBe(`${server.publicUrl.toUpperCase()}/T/ABCD2345EFGH67IJ`);
  }
});

it('there is none of what is no ticket', async () => {
  for (const code of ['ABCD2345EFGH67I', 'ABCD2345EFGH67IJK', '%3Csvg%3E', '%00', 'x'])
    expect([code, (await get(`/t/${code}/qr.svg`)).status]).toEqual([code, 404]);
});

it('the page of a ticket has the address of its picture too: in capitals, and the same for every code', async () => {
  const texts = await Promise.all(
    ['/T/ABCD2345EFGH67IJ', '/t/ABCD2345EFGH67IJ', '/t/QQQQ2345EFGH67IJ', '/t/x'].map(async (path) => {
      const response = await fetch(server.url + path, { headers: { accept: 'text/html' }, redirect: 'error' });
      return [response.status, await response.text()];
    }),
  );
  expect(new Set(texts.map(String)).size).toBe(1);
  expect(texts[0]?.[0]).toBe(200);
});
