import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../platform/logger.js';
import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.js';
import { createWorkBudget } from '../../platform/limits/work-budget.js';
import { firstContentFrom, type AskAsVisitor } from './first-content.js';

/* With a small renderer of the form that the web build brings; the real one is seen in the journeys. */

const settings = {
  publicUrl: 'https://volunteers.example.org',
  productTitle: 'Trailcrew',
  organisationName: 'Club',
  contactEmail: 'club@example.org',
  contactPhone: null,
  privacyUrl: null,
  timeZone: 'UTC',
  timeZoneIsChosen: true,
  lookupMode: 'open',
  development: false,
} as const;
const log = createLogger({ level: 'silent', readable: false });
const home = { path: '/', address: '/', phone: false, network: '192.0.2.1' };
const work = createWorkBudget(true);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trailcrew-first-content-'));
  await mkdir(join(folder, '.first-content'));
  await writeFile(
    join(folder, '.first-content/first-content.js'),
    `export const askFor = (path) => path === '/' || path.startsWith('/event/') ? { query: '{ events { id } }', variables: {} } : null;
     export let times = 0;
     export const renderFirstContent = ({ address, phone }, data) =>
       ({ html: address + phone + (++times), cache: JSON.stringify(data), head: '<title>Home</title>', isMissing: !/^.(\\?|$|event.known)/.test(address) });`,
  );
});
const drawsSoFar = async (): Promise<number> =>
  ((await import(join(folder, '.first-content/first-content.js'))) as { times: number }).times;
afterAll(() => rm(folder, { recursive: true }));

const answering =
  (answer: object): AskAsVisitor =>
  () =>
    Promise.resolve(answer);

describe('the first content', () => {
  it('is rendered once for the same page with the same data, and again when the data changed', async () => {
    let answer = { events: ['one'] };
    const now = new Date('2027-02-20T09:00:00Z');
    const find = await firstContentFrom(folder, settings, {
      ask: () => Promise.resolve(answer),
      work,
      log,
      now: () => now,
    });
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
    const find = await firstContentFrom(folder, settings, {
      ask: answering({ events: [] }),
      work,
      log,
      now: () => now,
    });
    const first = await find(home);
    now = new Date('2027-02-20T08:59:59Z');
    expect(await find(home)).toEqual(first);
    now = new Date('2027-02-20T09:00:00Z');
    expect(await find(home)).not.toEqual(first);
  });

  it('brings its data along, unless that is so much that the page would come late', async () => {
    const events = Array.from({ length: 30_000 }, (_, number) => `an event of number ${number}`);
    const find = await firstContentFrom(folder, settings, { ask: answering({ events }), work, log });
    expect(await find(home)).toEqual({
      html: expect.stringMatching(/^\/false/),
      cache: null,
      head: '<title>Home</title>',
      isMissing: false,
    });
  });

  it('says of addresses without a page that there is none, rendered once for all of them', async () => {
    const noQuestion: AskAsVisitor = () => Promise.reject(new Error('asked for nothing'));
    const find = await firstContentFrom(folder, settings, { ask: noQuestion, work, log });
    const first = await find({ ...home, path: '/no/such', address: '/no/such' });
    expect(first).toMatchObject({ html: expect.not.stringContaining('such'), isMissing: true });
    expect(await find({ ...home, path: '/nor/this', address: '/nor/this' })).toEqual(first);
  });

  it('is for some pages only, and none of a build that brings no renderer', async () => {
    const find = await firstContentFrom(folder, settings, { ask: answering({}), work, log });
    expect(await find({ ...home, path: '/admin', address: '/admin' })).toBeNull();
    const none = await firstContentFrom(join(folder, 'elsewhere'), settings, { ask: answering({}), work, log });
    expect(await none(home)).toBeNull();
  });

  it('lets the server answer others between two pages that are drawn', async () => {
    const find = await firstContentFrom(folder, settings, { ask: answering({}), work, log });
    const before = await drawsSoFar();
    const many = Array.from({ length: 12 }, (_, index) =>
      find({ ...home, address: `/?q=${index}`, network: `198.51.100.${index}` }),
    );
    let isOver = false;
    const all = Promise.all(many).finally(() => (isOver = true));
    const draws: number[] = [];
    while (!isOver) {
      await yieldToEventLoop();
      draws.push(await drawsSoFar());
    }
    await all;
    const steps = draws.map((count, index) => count - (draws[index - 1] ?? before));
    expect(draws.at(-1)).toBe(before + 12);
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  });

  it('keeps nothing of events that somebody makes up', async () => {
    const find = await firstContentFrom(folder, settings, { ask: answering({}), work, log });
    const at = (path: string) => find({ ...home, path, address: path });
    const known = await at('/event/known');
    expect(known?.isMissing).toBe(false);
    for (let index = 0; index < 120; index += 1)
      expect(await at(`/event/made-up-${index}`)).toMatchObject({ isMissing: true });
    expect(await at('/event/known')).toEqual(known);
  });

  it('is left out when the query fails or takes too long: the page goes out all the same', async () => {
    const failing = await firstContentFrom(folder, settings, {
      ask: () => Promise.reject(new Error('away')),
      work,
      log,
    });
    expect(await failing(home)).toBeUndefined();
    const hanging = await firstContentFrom(folder, settings, { ask: () => new Promise(() => undefined), work, log });
    expect(await hanging(home)).toBeUndefined();
  });
});
