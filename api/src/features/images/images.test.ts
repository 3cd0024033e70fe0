import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { given } from '../../../test/given.js';
import { hostileImages } from '../../../test/hostile/images.js';
import { hugePng, photoWithPlace, pictureOfEachKind } from '../../../test/image-samples.js';
import { nobodyOf } from '../../../test/nobody.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { removeUnusedImages } from './remove-unused-images.js';

const publicUrl = 'http://localhost:4000';
let server: TestServer;
let admin: Record<string, string>;
let lead: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: publicUrl });
  admin = (await given(server.database.pool).staff('admin')).headers;
  lead = (await given(server.database.pool).staff('lead')).headers;
});
afterAll(() => server.close());

interface Refusal {
  message: string;
  code: string;
  errors?: Record<string, string>;
}

/** An upload address, and what it becomes once its image is there. */
async function newAddress(headers = admin) {
  const { status, body } = await server.rest<{ uploadURL: string }>(
    'POST',
    '/api/upload/image',
    { fileName: 'cover.jpg' },
    headers,
  );
  expect(status).toBe(200);
  const { uploadURL } = body;
  const image = uploadURL.split('?')[0] as string;
  return { uploadURL, image, put: uploadURL.slice(publicUrl.length), path: image.slice(publicUrl.length) };
}

async function send(path: string, bytes: Buffer | string, type = 'image/jpeg') {
  const response = await fetch(server.url + path, {
    method: 'PUT',
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    headers: { 'content-type': type },
  });
  return { status: response.status, body: (await response.json()) as Refusal & { success?: boolean } };
}

async function get(path: string) {
  const response = await fetch(server.url + path);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function upload(bytes: Buffer) {
  const address = await newAddress();
  const answer = await send(address.put, bytes);
  expect(answer).toEqual({ status: 200, body: { success: true } });
  return address;
}

const jpeg = (width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
const uploaded = () => {
  try {
    return readdirSync(join(server.dataDir, 'uploads'));
  } catch {
    return [];
  }
};

describe('an upload address', () => {
  it('is for staff, names our own server and works for the image alone', async () => {
    for (const headers of [admin, lead]) {
      const { uploadURL } = await newAddress(headers);
      expect(uploadURL).toMatch(/^http:\/\/localhost:4000\/uploads\/[0-9a-f-]{36}\.webp\?signature=[\w-]{43}$/);
    }
    const stranger = await server.rest<Refusal>('POST', '/api/upload/image', { fileName: 'x.png' });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    const unnamed = await server.rest<Refusal>('POST', '/api/upload/image', {}, admin);
    expect([unnamed.status, unnamed.body.errors]).toEqual([400, { fileName: 'File name is required' }]);
  });

  it('comes by GraphQL too', async () => {
    const mutation = 'mutation { createImageUpload(fileName: "x.png") { uploadURL } }';
    const { data } = await server.graphql<{ createImageUpload: { uploadURL: string } }>(mutation, {}, lead);
    const path = data.createImageUpload.uploadURL.slice(publicUrl.length);
    expect(await send(path, await jpeg())).toMatchObject({ status: 200 });
    const { errors } = await server.graphql(mutation);
    expect(errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  });

  it('shows nothing before the image is there, and then the image', async () => {
    const { put, path } = await newAddress();
    expect((await get(path)).status).toBe(404);
    expect((await send(put, await jpeg())).status).toBe(200);
    expect((await get(path)).status).toBe(200);
  });

  it('works once', async () => {
    const { put, path } = await upload(await jpeg());
    const before = await get(path);
    const again = await send(put, await jpeg(300, 300));
    expect([again.status, again.body]).toEqual([
      410,
      {
        code: 'UPLOAD_OVER',
        message: 'This upload address was used already or has expired. Please choose the file again.',
      },
    ]);
    expect((await get(path)).bytes.equals(before.bytes)).toBe(true);
  });

  it('works once when it is used twice at the same moment', async () => {
    const { put } = await newAddress();
    const bytes = await jpeg();
    const answers = await Promise.all([1, 2, 3].map(() => send(put, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('is over after 15 minutes', async () => {
    const { put, path } = await newAddress();
    const age = (minutes: number) =>
      server.database.pool.query(
        `update image_upload set created_at = now() - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2)
         where id = $1`,
        [/[0-9a-f-]{36}/.exec(path)?.[0], minutes],
      );
    await age(14);
    expect((await send(put, 'no image')).status).toBe(415);
    await age(1);
    expect((await send(put, await jpeg())).body.code).toBe('UPLOAD_OVER');
    expect((await get(path)).status).toBe(404);
  });

  it('is refused with another signature, another name or none', async () => {
    const one = await newAddress();
    const other = await newAddress();
    const bytes = await jpeg();
    for (const path of [
      one.path,
      `${one.path}?signature=`,
      `${one.path}?signature=${'x'.repeat(43)}`,
      one.put.replace(one.path, other.path),
      one.put.replace('.webp', '-480.webp'),
      one.put.replace('.webp', '.svg'),
      '/uploads/..%2f..%2fsecret.key?signature=x',
    ]) {
      const { status, body } = await send(path, bytes);
      expect([path, status, body.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
    expect((await send(one.put, bytes)).status).toBe(200);
  });

  it('takes another try after a refused file', async () => {
    const { put } = await newAddress();
    expect((await send(put, '<svg/>')).status).toBe(415);
    expect((await send(put, await jpeg())).status).toBe(200);
  });
});

describe('a full disk', () => {
  it('is reported as such, leaves nothing behind, and the address works once there is room', async () => {
    const { images } = server.running.services;
    const { put, path } = await newAddress();
    const { write } = images;
    const before = uploaded();
    let written = 0;
    // The kernel's own device that is always full; the first of the three sizes still found room.
    images.write = (file, bytes) => ((written += 1) === 1 ? write(file, bytes) : writeFile('/dev/full', bytes));
    try {
      const refused = await send(put, await jpeg());
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        507,
        'NO_ROOM',
        'The server is out of space. Please contact the person who runs it, then try again.',
      ]);
      expect(written).toBeGreaterThan(1);
    } finally {
      images.write = write;
    }
    expect(uploaded()).toEqual(before);
    expect((await get(path)).status).toBe(404);
    expect((await send(put, await jpeg())).status).toBe(200);
    expect((await get(path)).status).toBe(200);
    expect((await send(put, await jpeg())).status).toBe(410);
  });
});

describe('what becomes of an image', () => {
  it('a photo comes out upright, in three sizes, without its place, camera and owner', async () => {
    const photo = await photoWithPlace();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Secret Camera');
    const { path } = await upload(photo);
    for (const [file, width, height] of [
      [path, 1067, 1600],
      [path.replace('.webp', '-960.webp'), 960, 1440],
      [path.replace('.webp', '-480.webp'), 480, 720],
    ] as const) {
      const { status, bytes } = await get(file);
      expect(status).toBe(200);
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height });
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      expect(bytes.toString('latin1')).not.toMatch(/Secret Camera|Vera|GPS|Exif/);
    }
  });

  it('every kind that is taken is served as WebP; small ones are not enlarged', async () => {
    for (const [kind, bytes] of await pictureOfEachKind()) {
      const { path } = await upload(bytes);
      const image = await get(path);
      const { format, width, height } = await sharp(image.bytes).metadata();
      expect([kind, format, width, height]).toEqual([kind, 'webp', 640, 400]);
      const small = await sharp((await get(path.replace('.webp', '-480.webp'))).bytes).metadata();
      expect(small.width).toBe(480);
    }
  });

  it('is served so that nothing in it can act, for a year', async () => {
    const { path } = await upload(await jpeg());
    const { headers } = await get(path);
    expect(
      Object.fromEntries(
        ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/uploads/',
    '/uploads/x',
    '/uploads/..%2fsecret.key',
    '/uploads/%2e%2e%2fsecret.key',
    `/uploads/${randomUUID()}.webp`,
    `/uploads/${randomUUID()}-480.webp`,
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

const hostile = await hostileImages();

describe('what is refused', () => {
  const refused = async (bytes: Buffer | string, type?: string) => {
    const files = uploaded().length;
    const { put, path } = await newAddress();
    const { status, body } = await send(put, bytes, type);
    expect((await get(path)).status).toBe(404);
    expect(uploaded()).toHaveLength(files);
    return [status, body.code, body.message];
  };

  it.each(hostile)('%s', async (_what, bytes, type, expected) => {
    expect(await refused(bytes, type)).toEqual(expected);
  });

  it('a PNG of 200 megapixels, at once, while others are served', async () => {
    const bomb = hugePng(20_000, 10_000);
    expect(bomb.length).toBeLessThan(200_000);
    const [[status, code], slowest] = await Promise.all([refused(bomb, 'image/png'), slowestOf(20)]);
    expect([status, code]).toEqual([413, 'FILE_TOO_LARGE']);
    // Beside other tests; a held-up server would answer after seconds.
    expect(slowest).toBeLessThan(3_000);
  });

  it('more than 10 MB, however it says its length', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, 0);
    (await jpeg()).copy(bytes);
    expect(await refused(bytes)).toEqual([413, 'FILE_TOO_LARGE', 'This image is over 10 MB.']);
    const { put } = await newAddress();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(
        server.url + put,
        { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      for (let at = 0; at < bytes.length; at += 1_000_000) sent.write(bytes.subarray(at, at + 1_000_000));
      sent.end();
    });
    expect(status).toBe(413);
  });
});

/** The longest of some requests that have nothing to do with images, in milliseconds. */
async function slowestOf(times: number): Promise<number> {
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await server.rest('GET', '/api/events');
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}

describe('pictures that nothing shows any more', () => {
  const filesOf = (path: string) => {
    const id = /[0-9a-f-]{36}/.exec(path)?.[0] ?? '';
    return readdirSync(join(server.dataDir, 'uploads')).filter((file) => file.startsWith(id)).length;
  };
  const passes = (hours: number) =>
    server.database.pool.query('update image_upload set expires_at = expires_at - make_interval(hours => $1)', [hours]);

  const cleanUp = () => removeUnusedImages.run(nobodyOf(server), {}, new AbortController().signal);

  it('go a day later, every hour; covers stay, also those of a copy', async () => {
    const pool = server.database.pool;
    const [shown, replaced, never] = [
      await upload(await jpeg()),
      await upload(await jpeg()),
      await upload(await jpeg()),
    ];
    const [event, copy] = [await given(pool).event(), await given(pool).event()];
    const cover = (id: string, url: string) =>
      pool.query('update event set cover_image_url = $2 where id = $1', [id, url]);
    await cover(event.id, replaced.image);
    await cover(copy.id, shown.image);
    await passes(23);
    await cleanUp();
    expect([shown, replaced, never].map(({ path }) => filesOf(path))).toEqual([3, 3, 3]);
    await cover(event.id, shown.path);
    await pool.query('delete from event where id = $1', [copy.id]);
    await passes(3);
    await cleanUp();
    expect([shown, replaced, never].map(({ path }) => filesOf(path))).toEqual([3, 0, 0]);
    expect((await get(replaced.path)).status).toBe(404);
    expect((await get(shown.path)).status).toBe(200);
  });
});

describe('covers', () => {
  const set = (kind: string, id: string, coverImageUrl: string, headers = admin) =>
    server.graphql<{ setCoverImage: { id: string; kind: string; coverImageUrl: string | null } }>(
      `mutation ($kind: CoverKind!, $id: ID!, $coverImageUrl: String!) {
        setCoverImage(kind: $kind, id: $id, coverImageUrl: $coverImageUrl) { id kind coverImageUrl } }`,
      { kind, id, coverImageUrl },
      headers,
    );
  const ladder = async () => {
    const event = await given(server.database.pool).event();
    const category = await event.category();
    const opportunity = await category.opportunity();
    return { EVENT: event.id, CATEGORY: category.id, OPPORTUNITY: opportunity.id } as const;
  };

  it('are set and taken away on events, categories and roles, and audited', async () => {
    const ids = await ladder();
    const { image, path } = await upload(await jpeg());
    for (const [kind, id] of Object.entries(ids)) {
      for (const address of [image, path, '/stock-images/event-winter.svg']) {
        expect((await set(kind, id, address)).data.setCoverImage).toEqual({ id, kind, coverImageUrl: address });
      }
      const { rows } = await server.database.pool.query(
        'select cover_image_url, version from ' + kind.toLowerCase() + ' where id = $1',
        [id],
      );
      expect(rows).toEqual([{ cover_image_url: '/stock-images/event-winter.svg', version: 4 }]);
      expect((await set(kind, id, '')).data.setCoverImage.coverImageUrl).toBe(null);
      const { rows: audit } = await server.database.pool.query<{ action: string; summary: string }>(
        'select action, summary from audit_entry where record_id = $1 and event_id = $2 order by happened_at desc limit 1',
        [id, ids.EVENT],
      );
      expect(audit).toEqual([
        { action: `${kind.toLowerCase()}.cover-changed`, summary: expect.stringMatching(/: cover image removed$/) },
      ]);
    }
  });

  it('that are set again change nothing: no new version, no entry of the audit log, no fact', async () => {
    const ids = await ladder();
    const cover = '/stock-images/event-winter.svg';
    for (const [kind, id] of Object.entries(ids)) {
      for (let time = 0; time < 2; time += 1)
        expect((await set(kind, id, cover)).data.setCoverImage).toEqual({ id, kind, coverImageUrl: cover });
      const { rows } = await server.database.pool.query(
        `select version, (select count(*)::int from audit_entry where record_id = $1) as entries,
           (select json_agg(json_build_object('kind', kind, 'detail', detail)) from fact where record_id = $1) as facts
         from ${kind.toLowerCase()} where id = $1`,
        [id],
      );
      const fact = { kind: `${kind.toLowerCase()}.changed`, detail: { fields: ['coverImageUrl'], version: 2 } };
      expect(rows).toEqual([{ version: 2, entries: 1, facts: [fact] }]);
    }
  });

  it('of a role go by REST too', async () => {
    const { OPPORTUNITY: id } = await ladder();
    const { image } = await upload(await jpeg());
    const path = `/api/admin/opportunities/${id}`;
    const put = (body: object, headers = admin) =>
      server.rest<Refusal & { id: string; coverImageUrl: string | null }>('PUT', path, body, headers);
    expect(await put({ coverImageUrl: image })).toMatchObject({ status: 200, body: { id, coverImageUrl: image } });
    expect((await server.rest<{ coverImageUrl: string }>('GET', `/api/opportunities/${id}`)).body.coverImageUrl).toBe(
      image,
    );
    expect(await put({ coverImageUrl: '' })).toMatchObject({ status: 200, body: { coverImageUrl: null } });
    expect(await put({})).toMatchObject({ status: 400, body: { errors: { coverImageUrl: 'Please choose an image' } } });
    expect((await put({ coverImageUrl: '' }, lead)).status).toBe(403);
    expect((await put({ coverImageUrl: '' }, {})).status).toBe(401);
    for (const unknown of [randomUUID(), 'x']) {
      const { status, body } = await server.rest<Refusal>(
        'PUT',
        `/api/admin/opportunities/${unknown}`,
        { coverImageUrl: '' },
        admin,
      );
      expect([status, body.code]).toEqual([404, 'OPPORTUNITY_NOT_FOUND']);
    }
  });

  it('are for admins', async () => {
    const { EVENT: id } = await ladder();
    expect((await set('EVENT', id, '', lead)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await set('EVENT', id, '', {})).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
    expect((await set('EVENT', randomUUID(), '')).errors?.[0]?.extensions.code).toBe('EVENT_NOT_FOUND');
    expect((await set('CATEGORY', id, '')).errors?.[0]?.extensions.code).toBe('CATEGORY_NOT_FOUND');
  });

  it('come from this server alone', async () => {
    const { EVENT: id } = await ladder();
    const { path, uploadURL } = await upload(await jpeg());
    for (const address of [
      'https://evil.example/x.png',
      'https://evil.example/stock-images/event-winter.svg',
      '//evil.example/stock-images/event-winter.svg',
      '/\\evil.example/stock-images/event-winter.svg',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '/api/auth/logout',
      '/stock-images/../api/events',
      '/stock-images/event-winter.svg?x=1',
      `/uploads/${randomUUID()}.webp`,
      path.replace('.webp', '-480.webp'),
      uploadURL,
      'http://admin@localhost:4000/stock-images/event-winter.svg',
      'x',
    ]) {
      const { errors } = await set('EVENT', id, address);
      expect([address, errors?.[0]?.extensions.code]).toEqual([address, 'INVALID_INPUT']);
      expect(errors?.[0]?.extensions.errors?.coverImageUrl).toMatch(
        /^(Please use an uploaded|This image is not there)/,
      );
    }
  });

  it('of an address that the server had once are kept as a path', async () => {
    const { EVENT: id } = await ladder();
    const { path } = await upload(await jpeg());
    expect((await set('EVENT', id, `https://old.example.org${path}`)).data.setCoverImage.coverImageUrl).toBe(path);
  });
});
