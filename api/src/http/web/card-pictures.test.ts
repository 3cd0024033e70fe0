import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { given, visitorDetails } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { drawCard } from './draw-card.js';
import { letteringOf, wrap } from './lettering.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ORG_NAME: 'Nordic <b> & Club' });
});
afterAll(() => server.close());

const text = {
  title: 'Birkie',
  lines: ['Feb 18', 'Cable'],
  note: '12 spots open',
  noteIsGood: true,
  from: 'Trailcrew',
};

/** How many pixels of a part of a picture are dark: letters. */
async function darkPixels(card: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const raw = await sharp(card).extract(part).greyscale().raw().toBuffer();
  return raw.filter((light) => light < 90).length;
}
const titlePart = { left: 72, top: 260, width: 1056, height: 120 };

describe('lettering', () => {
  it('needs no font of the machine, and knows our own letters of half the world', async () => {
    const bold = await letteringOf(700);
    expect(bold.widthOf('Göteborg', 64)).toBeGreaterThan(200);
    expect(bold.outline('Ö', 0, 0, 64)).toMatch(/^M[\d.-]+ [\d.-]+Q/);
    for (const word of ['Łódź', 'Vasaløpet', 'Αθήνα', 'Лыжня', 'Đà Nẵng'])
      expect([word, bold.widthOf(word, 10) > word.length * 3]).toEqual([word, true]);
    expect(bold.outline('雪', 0, 0, 64)).toBe('');
  });

  it('wraps at words, breaks one that is too long, and cuts what does not fit with an ellipsis', async () => {
    const bold = await letteringOf(700);
    const at = { size: 64, width: 1056, most: 2 };
    expect(wrap(bold, 'Birkie', at)).toEqual({ lines: ['Birkie'], isWhole: true });
    const { lines, isWhole } = wrap(bold, 'W'.repeat(300), at);
    expect([lines.length, isWhole, lines[1]?.endsWith('…')]).toEqual([2, false, true]);
    for (const line of lines) expect(bold.widthOf(line, 64)).toBeLessThanOrEqual(1056);
  });
});

describe('a card', () => {
  it('is a PNG of 1200 x 630 with the title in it, whatever the title holds', async () => {
    for (const title of ['Birkie', '<script>"&\u0000</svg>', 'The Longest Name of a Ski Marathon '.repeat(8)]) {
      const card = await drawCard({ ...text, title }, undefined);
      expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(await darkPixels(card, titlePart)).toBeGreaterThan(1_000);
    }
    const empty = await drawCard({ ...text, title: '', lines: [] }, undefined);
    expect(await darkPixels(empty, titlePart)).toBe(0);
  });
});

describe('the address of a card', () => {
  it('shows an event and a shift, with a tag that changes with what it says', async () => {
    const event = await given(server.database.pool).event({ name: 'Birkie & Co' });
    const shift = await (await (await event.category()).opportunity()).shift({ qtyRequired: 3 });
    const { slug } = event;
    const read = async (query = '', headers = {}) => fetch(`${server.url}/event/${slug}/card.png${query}`, { headers });
    const first = await read();
    expect([
      first.status,
      first.headers.get('content-type'),
      first.headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'image/png', 'cross-origin']);
    const tag = first.headers.get('etag') ?? '';
    expect((await read('', { 'if-none-match': tag })).status).toBe(304);
    const ofShift = await read(`?shift=${shift.id}`);
    expect([ofShift.status, ofShift.headers.get('etag') === tag]).toEqual([200, false]);
    // Not one of this event, or none at all: the event's own.
    expect((await read('?shift=none')).headers.get('etag')).toBe(tag);
    await server.database.pool.query('update event set name = $1 where slug = $2', ['Birkie', slug]);
    expect((await read('', { 'if-none-match': tag })).status).toBe(200);
  });

  it('says of a shift that is called off more than that nothing is free', async () => {
    const { pool } = server.database;
    const event = await given(pool).event();
    const shift = await (await (await event.category()).opportunity()).shift({ qtyRequired: 1 });
    const { status } = await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id });
    expect(status).toBe(201);
    const tag = async () =>
      (await fetch(`${server.url}/event/${event.slug}/card.png?shift=${shift.id}`)).headers.get('etag');
    const taken = await tag();
    await pool.query('update shift set cancelled_at = now() where id = $1', [shift.id]);
    const calledOff = await tag();
    await pool.query('update shift set cancelled_at = null, closed = true where id = $1', [shift.id]);
    const closed = await tag();
    expect(new Set([taken, calledOff, closed]).size).toBe(3);
  });

  it('shows the cover of the event, and does without one that is not there', async () => {
    const folder = join(server.dataDir, 'uploads');
    const [there, gone] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    mkdirSync(folder, { recursive: true });
    const red = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#ff0000' } });
    writeFileSync(join(folder, `${there}.webp`), await red.webp().toBuffer());
    const colourAtTop = async (id: string) => {
      const { pool } = server.database;
      const { slug } = await given(pool).event();
      await pool.query('update event set cover_image_url = $1 where slug = $2', [`/uploads/${id}.webp`, slug]);
      const card = Buffer.from(await (await fetch(`${server.url}/event/${slug}/card.png`)).arrayBuffer());
      const [red = 0, green = 0] = await sharp(card)
        .extract({ left: 600, top: 100, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return red > 200 && green < 60;
    };
    expect(await colourAtTop(there)).toBe(true);
    expect(await colourAtTop(gone)).toBe(false);
  });

  it('is there for the landing page, and not for an event that is not', async () => {
    expect((await fetch(`${server.url}/card.png`)).status).toBe(200);
    for (const slug of ['none', '%00', 'A b'])
      expect([slug, (await fetch(`${server.url}/event/${slug}/card.png`)).status]).toEqual([slug, 404]);
  });
});
