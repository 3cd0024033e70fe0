/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { madeList, madePerson } from '../testing/made-check-in';
import { startCheckIn } from './check-in';
import type { OnKept } from './check-in-state';
import type { Batch } from './rules/batch';
import { pageStore } from './store/page-store';

/* When a phone requests what. The server only counts calls here, and time is simulated. */

const second = 1_000;

/** jsdom has no BroadcastChannel; there is no other tab. */
class Channel {
  onmessage = null;
  postMessage() {}
}

/** A phone that joined by a link, and its calls since the last check. */
async function phone() {
  const calls: string[] = [];
  const deviceToken = crypto.randomUUID();
  let hasLine = true;
  globalThis.fetch = async (path, init) => {
    if (!hasLine) throw new TypeError('Failed to fetch');
    // The page of an earlier test still runs.
    const { authorization } = init!.headers as Record<string, string>;
    if (authorization === `Bearer ${deviceToken}`) calls.push(path as string);
    const { marks = [] } = JSON.parse((init?.body ?? '{}') as string) as Partial<Batch>;
    const results = marks.map(({ id }) => ({ id, result: 'STORED' }));
    const list = madeList([madePerson('Ada'), madePerson('Bo'), madePerson('Cy')]);
    const body = { ...list, results, serverNow: new Date().toISOString() };
    const headers = { get: (name: string) => (name === 'etag' ? '"1"' : 'application/json') };
    return { status: 200, ok: true, headers, json: () => Promise.resolve(body) } as unknown as Response;
  };
  const store = pageStore();
  const link = { eventName: 'Loppet', categoryName: 'Feed Station', place: null, day: '2027-02-20' };
  const opens = { expiresAt: new Date(Date.now() + 3_600 * second).toISOString(), withPhones: true, timeZone: 'UTC' };
  const device = { linkHash: 'h', deviceToken, deviceId: 'own', name: 'Jonas' };
  await store.keepMeta({ joined: { ...device, link: { ...link, ...opens } } });
  const checkIn = await startCheckIn(store);
  await jest.advanceTimersByTimeAsync(0);
  return {
    /** The calls in so many seconds: for the list, and with marks. */
    async after(seconds: number) {
      await jest.advanceTimersByTimeAsync(seconds * second);
      const paths = calls.splice(0);
      const count = (path: string) => paths.filter((one) => one === path).length;
      return { lists: count('/api/check-in/list'), sent: count('/api/attendance') };
    },
    mark: (signupId: string, onKept?: OnKept) => {
      const now = {
        state: 'EXPECTED' as const,
        arrivedAt: null,
        leftAt: null,
        contradicted: false,
        heads: [],
        marks: [],
      };
      return checkIn.mark('ARRIVED', [{ signupId, now }], onKept);
    },
    setLine: (to: boolean) => void (hasLine = to),
    store,
    checkIn,
  };
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the list is fetched every half minute, not with every mark, and soon after a few marks', async () => {
  const { after, mark } = await phone();
  expect((await after(0)).lists).toBe(1);
  // With nothing to send, an empty call a minute shows that the phone is online.
  expect(await after(300)).toEqual({ lists: 10, sent: 5 });
  for (const signupId of ['Ada', 'Bo']) {
    await mark(signupId);
    expect(await after(3)).toEqual({ lists: 0, sent: 1 });
  }
  await after(5);
  await mark('Cy');
  expect(await after(1)).toEqual({ lists: 1, sent: 1 });
});

test('the list is fetched at once when the page is visible again or the phone is online again', async () => {
  const { after, mark, setLine } = await phone();
  await after(3);
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await after(1)).lists).toBe(1);
  await after(3);
  window.dispatchEvent(new Event('online'));
  expect((await after(1)).lists).toBe(1);

  setLine(false);
  await mark('Ada');
  expect(await after(1)).toEqual({ lists: 0, sent: 0 });
  setLine(true);
  // The next attempt is five seconds after the failed one.
  expect(await after(5)).toEqual({ lists: 1, sent: 1 });
});

test('marks in quick succession are sent in one call, a quarter of a second after the last', async () => {
  const { after, mark } = await phone();
  await after(3);
  await mark('Ada');
  expect((await after(0.2)).sent).toBe(0);
  await mark('Bo');
  expect((await after(0.2)).sent).toBe(0);
  expect((await after(0.1)).sent).toBe(1);
});

test('a phone that is put away sends at once what was just marked', async () => {
  const { after, mark } = await phone();
  await after(3);
  await mark('Ada');
  const shown = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await after(0)).sent).toBe(1);
  shown.mockRestore();
});

test('a mark that cannot be kept says so, twice as well, and the person can be pressed again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { mark, store, checkIn } = await phone();
  const { keepMarks } = store;
  store.keepMarks = () => Promise.reject(new Error('The disk is full'));
  const said: string[] = [];
  const stop = checkIn.watch(() => said.push(checkIn.state().notKept ? 'not kept' : 'as before'));
  for (let press = 0; press < 2; press += 1) expect(await mark('Ada', () => said.push('kept'))).toBeNull();
  expect(said).toEqual(['not kept', 'as before', 'not kept']);
  expect(checkIn.state().kept.marks).toEqual([]);

  store.keepMarks = keepMarks;
  expect(await mark('Ada')).toHaveLength(1);
  expect(checkIn.state()).toMatchObject({ notKept: false, keeping: new Set() });
  stop();
});

test('a kept mark changes the page once, after what is said of it; a button looks busy only while the disk is slow', async () => {
  const { mark, store, checkIn } = await phone();
  const seen: string[] = [];
  const note = () =>
    seen.push(`${checkIn.state().kept.marks.length} kept, ${[...checkIn.state().keeping].join()} busy`);
  const stop = checkIn.watch(note);
  await mark('Ada', () => seen.push('said'));
  expect(seen.splice(0)).toEqual(['said', '1 kept,  busy']);

  const { keepMarks } = store;
  store.keepMarks = async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 240));
    return keepMarks(...given);
  };
  const slow = mark('Bo');
  // A second press meanwhile does nothing.
  expect(await mark('Bo')).toBeNull();
  await jest.advanceTimersByTimeAsync(199);
  expect(seen).toEqual([]);
  await jest.advanceTimersByTimeAsync(41);
  expect(await slow).toHaveLength(1);
  stop();
  expect(seen).toEqual(['1 kept, Bo busy', '2 kept,  busy']);
});
