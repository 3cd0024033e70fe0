import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { given } from '../../../test/given.js';
import { photoWithPlace } from '../../../test/image-samples.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { nobodyOf } from '../../../test/nobody.js';
import { removeUnusedImages } from './remove-unused-images.js';

/* A bucket as its protocol shows it: PUT, GET and DELETE of objects, signed by header or by query. */

const objects = new Map<string, { type: string | undefined; bytes: Buffer }>();
const calls: string[] = [];
let away = false;
let bucket: Server;
let server: TestServer;
let admin: Record<string, string>;
let origin: string;

beforeAll(async () => {
  bucket = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
      const byHeader = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/');
      const byQuery = searchParams.get('X-Amz-Credential')?.startsWith('key/') && searchParams.has('X-Amz-Signature');
      calls.push(`${request.method} ${byHeader ? 'header' : byQuery ? 'query' : 'open'}`);
      if (away) return void response.writeHead(403).end();
      if (request.method === 'PUT' && (byHeader || byQuery)) {
        objects.set(pathname, { type: request.headers['content-type'], bytes: await buffer(request) });
        return void response.end();
      }
      const found = objects.get(pathname);
      if (request.method === 'DELETE' && byHeader) objects.delete(pathname);
      if (!found) return void response.writeHead(404).end();
      return void response.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes);
    })();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => bucket.once('listening', resolve));
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  server = await startTestServer({
    S3_BUCKET: 'club',
    S3_ENDPOINT: origin,
    S3_REGION: 'eu-north-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => bucket.close(resolve));
});

async function upload(bytes: Buffer): Promise<string> {
  const { body } = await server.rest<{ uploadURL: string }>('POST', '/api/upload/image', { fileName: 'x.jpg' }, admin);
  const address = new URL(body.uploadURL);
  expect(address.origin).toBe(origin);
  expect(address.pathname).toMatch(/^\/club\/images\/[0-9a-f-]{36}\.webp$/);
  expect(address.searchParams.get('X-Amz-Expires')).toBe('900');
  const put = await fetch(body.uploadURL, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(put.status).toBe(200);
  return body.uploadURL.split('?')[0] as string;
}

const setCover = async (coverImageUrl: string) => {
  const role = await (await (await given(server.database.pool).event()).category()).opportunity();
  const path = `/api/admin/opportunities/${role.id}`;
  return server.rest<{ coverImageUrl: string; code: string }>('PUT', path, { coverImageUrl }, admin);
};

describe('images in a bucket', () => {
  it('are sent there with a signed address; when one becomes a cover it is re-encoded in all sizes, without its place', async () => {
    const image = await upload(await photoWithPlace());
    expect(await setCover(image)).toMatchObject({ status: 200, body: { coverImageUrl: image } });
    const base = new URL(image).pathname.replace('.webp', '');
    for (const [suffix, width] of [
      ['', 1067],
      ['-960', 960],
      ['-480', 480],
    ] as const) {
      const stored = objects.get(`${base}${suffix}.webp`);
      expect(stored?.type).toBe('image/webp');
      const metadata = await sharp(stored?.bytes).metadata();
      expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', width, undefined]);
    }
    const before = calls.length;
    expect((await setCover(image)).status).toBe(200);
    // The second time it is known to be done.
    expect(calls.slice(before)).toEqual(['GET header']);
  });

  it('what is no picture is refused as a cover and taken away from the bucket', async () => {
    const image = await upload(Buffer.from('<svg onload="alert(1)"/>'));
    expect(await setCover(image)).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } });
    expect(objects.has(new URL(image).pathname)).toBe(false);
    expect(await setCover(image)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('of other buckets and folders are refused', async () => {
    for (const address of [
      `${origin}/other/images/x.webp`,
      `${origin}/club/images/../secret.webp`,
      'https://evil.example/x.webp',
    ]) {
      expect(await setCover(address)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  });

  it('may be shown by our pages, and sent by them, by their content policy', async () => {
    const { headers } = await server.rest('GET', '/');
    expect(headers.get('content-security-policy')).toContain(`img-src 'self' data: blob: ${origin}`);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${origin}`);
  });

  it('say so when the bucket does not answer, and change nothing', async () => {
    const image = await upload(await photoWithPlace());
    away = true;
    expect(await setCover(image)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    away = false;
    expect(objects.has(new URL(image).pathname)).toBe(true);
  });

  it('go when nothing has shown them for a day; while the bucket is away they wait', async () => {
    const [kept, never] = [await upload(await photoWithPlace()), await upload(await photoWithPlace())];
    expect((await setCover(kept)).status).toBe(200);
    await server.database.pool.query(`update image_upload set expires_at = now() - interval '25 hours'`);
    away = true;
    const cleanUp = () => removeUnusedImages.run(nobodyOf(server), {}, new AbortController().signal);
    await expect(cleanUp()).rejects.toThrow();
    away = false;
    expect(objects.has(new URL(never).pathname)).toBe(true);
    await cleanUp();
    expect(objects.has(new URL(never).pathname)).toBe(false);
    expect(objects.has(new URL(kept).pathname)).toBe(true);
  });
});
