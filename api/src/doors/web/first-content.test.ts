import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../platform/logger.js';
import { firstContentFrom, type AskAsVisitor } from './first-content.js';

/* With a small renderer of the form that the web build brings; the real one is seen in the journeys. */

const settings = {
  publicUrl: 'https://volunteers.example.org',
  productTitle: 'Trailcrew',
  organisationName: 'Club',
  contactEmail: 'club@example.org',
  contactPhone: null,
  timeZone: 'UTC',
  timeZoneIsChosen: true,
  lookupMode: 'open',
  development: false,
} as const;
const log = createLogger({ level: 'silent', readable: false });
const home = { path: '/', address: '/', phone: false };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trailcrew-first-content-'));
  await mkdir(join(folder, '.first-content'));
  await writeFile(
    join(folder, '.first-content/first-content.js'),
    `export const askFor = (path) => path === '/' ? { query: '{ events { id } }', variables: {} } : null;
     let times = 0;
     export const renderFirstContent = ({ address, phone }, data) =>
       ({ html: address + phone + (++times), cache: JSON.stringify(data), head: '<title>Home</title>', isMissing: address !== '/' });`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const answering =
  (answer: object): AskAsVisitor =>
  () =>
    Promise.resolve(answer);

describe('the first content', () => {
  it('is rendered once for the same page with the same data, and again when the data changed', async () => {
    let answer = { events: ['one'] };
    const now = new Date('2027-02-20T09:00:00Z');
    const find = await firstContentFrom(
      folder,
      settings,
      () => Promise.resolve(answer),
      log,
      () => now,
    );
    const first = await find(home);
    expect(first).toEqual({
      html: expect.stringMatching(/^\/false/),
      cache: '{"events":["one"]}',
      head: '<title>Home</title>',
      isMissing: false,
    });
    expect(await find(home)).toEqual(first);
    expect((await find({ ...home, phone: true }))?.html).toMatch(/^\/true/);
    answer = { events: ['two'] };
    expect((await find(home))?.cache).toBe('{"events":["two"]}');
  });

  it('is rendered again when a minute has passed: shifts begin while nobody changes anything', async () => {
    let now = new Date('2027-02-20T08:59:30Z');
    const find = await firstContentFrom(folder, settings, answering({ events: [] }), log, () => now);
    const first = await find(home);
    now = new Date('2027-02-20T08:59:59Z');
    expect(await find(home)).toEqual(first);
    now = new Date('2027-02-20T09:00:00Z');
    expect(await find(home)).not.toEqual(first);
  });

  it('brings its data along, unless that is so much that the page would come late', async () => {
    const events = Array.from({ length: 30_000 }, (_, number) => `an event of number ${number}`);
    const find = await firstContentFrom(folder, settings, answering({ events }), log);
    expect(await find(home)).toEqual({
      html: expect.stringMatching(/^\/false/),
      cache: null,
      head: '<title>Home</title>',
      isMissing: false,
    });
  });

  it('says of addresses without a page that there is none, rendered once for all of them', async () => {
    const noQuestion: AskAsVisitor = () => Promise.reject(new Error('asked for nothing'));
    const find = await firstContentFrom(folder, settings, noQuestion, log);
    const first = await find({ path: '/no/such', address: '/no/such?x=1', phone: false });
    expect(first).toMatchObject({ html: expect.not.stringContaining('such'), isMissing: true });
    expect(await find({ path: '/nor/this', address: '/nor/this', phone: false })).toEqual(first);
  });

  it('is for some pages only, and none of a build that brings no renderer', async () => {
    const find = await firstContentFrom(folder, settings, answering({}), log);
    expect(await find({ path: '/admin', address: '/admin', phone: false })).toBeNull();
    const none = await firstContentFrom(join(folder, 'elsewhere'), settings, answering({}), log);
    expect(await none(home)).toBeNull();
  });

  it('is left out when the query fails or takes too long: the page goes out all the same', async () => {
    const failing = await firstContentFrom(folder, settings, () => Promise.reject(new Error('away')), log);
    expect(await failing(home)).toBeUndefined();
    const hanging = await firstContentFrom(folder, settings, () => new Promise(() => undefined), log);
    expect(await hanging(home)).toBeUndefined();
  });
});
