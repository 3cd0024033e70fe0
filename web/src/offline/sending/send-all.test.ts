import { waitingMark } from '../../testing/made-check-in';
import type { Batch } from '../rules/batch';
import type { Joined } from '../store/check-in-store';
import { pageStore } from '../store/page-store';
import { readOpen } from './ask-server';
import { sendAll } from './send-all';

/* A server of another release refuses a whole call for one mark, and may not say which. */

interface Refusal {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string>;
}

/**
 * Sends marks to a server that refuses a call with the mark of person `bad`; returns what stays here and the sizes of
 * the calls.
 */
async function sent(count: number, bad: string, refusal: (at: number) => Refusal) {
  const store = pageStore();
  await store.keepMeta({ joined: { deviceId: 'own' } as Joined });
  await store.keepMarks(Array.from({ length: count }, (_, at) => waitingMark(`person ${at}`)));
  const sizes: number[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (_path, init) => {
    const { marks } = JSON.parse(init?.body as string) as Batch;
    sizes.push(marks.length);
    const at = marks.findIndex(({ signupId }) => signupId === bad);
    const { status, ...body } = at < 0 ? { status: 200 } : refusal(at);
    const results = marks.map(({ id }) => ({ id, result: 'STORED' }));
    const answer = status === 200 ? { serverNow: new Date().toISOString(), results, signups: [] } : body;
    return Promise.resolve(Response.json(answer, { status }));
  };
  const said = { hasLine: true, asked: false, knowsClock: false, signInWanted: false, refusal: null };
  try {
    const caller = { by: 'STAFF' as const, token: 't', deviceId: 'own', maker: { id: 'own', name: 'Jonas' } };
    await sendAll(store, await readOpen(store), caller, false, said);
  } finally {
    globalThis.fetch = fetch;
  }
  const { marks, meta } = await readOpen(store);
  const left = marks.map(({ signupId, refused }) => [signupId, refused?.message]);
  return { left, sizes, meta };
}

const unnamed = { status: 400, code: 'BAD_REQUEST', message: 'The call cannot be read.' };

test('a refusal that names a mark keeps that one here, and sends the rest at once', async () => {
  const message = 'At most 200 years';
  const { left, sizes } = await sent(10, 'person 7', (at) => ({
    ...{ status: 400, code: 'INVALID_INPUT', message: 'Please correct the input.' },
    errors: { [`marks.${at}.offset`]: message },
  }));
  expect([left, sizes]).toEqual([[['person 7', message]], [10, 9]]);
});

test.each([unnamed, { ...unnamed, status: 413 }])(
  'a refusal that names none halves the call until the one mark is found: %j',
  async (refusal) => {
    const { left, sizes } = await sent(400, 'person 7', () => refusal);
    expect(left).toEqual([['person 7', unnamed.message]]);
    // As often as 400 can be halved, and the parts in between.
    expect(sizes.length).toBeLessThan(20);
    expect(sizes.slice(0, 3)).toEqual([400, 200, 100]);
  },
);

test.each([403, 409, 429])('a refusal that is not about the marks loses none: %i', async (status) => {
  const { left, sizes } = await sent(10, 'person 7', () => ({ ...unnamed, status }));
  expect([left.length, left.filter(([, refused]) => refused), sizes]).toEqual([10, [], [10]]);
});

test('a link that ended days ago is forgotten, and its marks wait until somebody signs in', async () => {
  const { left, meta } = await sent(2, 'person 1', () => ({ ...unnamed, status: 410, code: 'LINK_EXPIRED' }));
  expect(left.map(([, refused]) => refused)).toEqual([undefined, undefined]);
  expect(meta).toMatchObject({ joined: null, gone: 'LINK_ENDED' });
});
