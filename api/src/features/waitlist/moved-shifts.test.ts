import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { nobodyOf } from '../../../test/nobody.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { tokenOfOffer, waitlistApis } from '../../../test/waitlist-apis.js';
import { addDays, clock, instantOf, moveClock } from '../../platform/clock.js';
import { expireOffers } from './expire-offers.js';

/* Offers that stand while staff move their shift nearer: nothing is held beyond its start. */

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
  ({ headers } = await given(server.database.pool).staff('admin'));
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

const [{ signUp, cancel }] = householdApis(() => server) as [ReturnType<typeof householdApis>[number]];
const [, api] = waitlistApis(() => server) as [unknown, ReturnType<typeof waitlistApis>[number]];
const [{ ask, take }] = replacementApis(() => server);
const today = inDays(0);
const dayIn = (days: number) => addDays(today, days);
const goTo = (days: number, time: string) =>
  moveClock(instantOf(dayIn(days), time, 'UTC').getTime() - (clock.now().getTime() - clock.moved()));
const run = () => expireOffers.run(nobodyOf(server), {}, new AbortController().signal);

/** A shift of one place at 14:00 in ten days, the person who has it, and two who wait. */
async function waitedFor() {
  const event = await given(server.database.pool).event({ startDate: dayIn(10), timeZone: 'UTC' });
  const role = await (await event.category()).opportunity();
  const { id } = await role.shift({ qtyRequired: 1, date: dayIn(10), startTime: '14:00', endTime: '16:00' });
  const giver = visitorDetails();
  const { signup } = await signUp({ ...giver, shiftId: id });
  const entries: string[] = [];
  for (let one = 0; one < 2; one += 1) {
    const { email, phone, ...person } = visitorDetails();
    const { entry } = await api.join({ shiftId: id, email, phone, people: [person], fewerIsFine: false });
    entries.push(entry?.id ?? 'none');
  }
  return {
    ...{ entries: entries as [string, string], signupId: signup?.id ?? 'none', email: giver.email },
    cookie: () => cookieFor(server, { email: giver.email, expiresAt: clock.now().getTime() + 60_000 }),
    async move(days: number) {
      expect((await server.rest('PATCH', `/api/admin/shifts/${id}`, { date: dayIn(days) }, headers)).status).toBe(200);
    },
    async states() {
      const { rows } = await server.database.pool.query<{ state: string }>(
        'select state from waitlist_entry where shift_id = $1 order by number',
        [id],
      );
      return rows.map(({ state }) => state);
    },
    async mails() {
      const { rows } = await server.database.pool.query<{ count: number }>(
        `select count(*)::int as count from seen_mail where template = 'waitlist-offer' and payload ->> 'entryId' = any($1)`,
        [entries],
      );
      return rows[0]?.count;
    },
  };
}

describe('an offer of a shift that is moved to the same day', () => {
  it('stands until 3 hours before the start; then all who wait are notified, and the first comes', async () => {
    const { entries, signupId, email, cookie, move, states, mails } = await waitedFor();
    goTo(4, '10:30');
    expect((await cancel(email, signupId, cookie())).status).toBe(200);
    expect([await states(), await mails()]).toEqual([['OFFERED', 'WAITING'], 1]);
    await move(4);
    await run();
    expect(await states()).toEqual(['OFFERED', 'WAITING']);
    goTo(4, '11:01');
    await run();
    await run();
    expect([await states(), await mails()]).toEqual([['WAITING', 'WAITING'], 3]);
    expect(await api.take(await tokenOfOffer(server, entries[1]))).toMatchObject({ status: 200 });
    expect(await api.take(await tokenOfOffer(server, entries[0]))).toMatchObject({ status: 409, code: 'SHIFT_FULL' });
  });

  it('to take over a place gives way to the link 3 hours before the start', async () => {
    const { signupId, cookie, move, states } = await waitedFor();
    goTo(4, '10:30');
    const { replacement } = await ask(signupId, null, cookie());
    const token = replacement?.token ?? 'none';
    expect(await states()).toEqual(['OFFERED', 'WAITING']);
    await move(4);
    goTo(4, '11:01');
    expect(await take(token, visitorDetails())).toMatchObject({ code: 'WAITLIST_FIRST' });
    await run();
    expect(await states()).toEqual(['WAITING', 'WAITING']);
    expect(await take(token, visitorDetails())).toMatchObject({ status: 201 });
  });

  it('ends at once where that is in those hours already, and the person it was just offered to is notified', async () => {
    const { entries, signupId, email, cookie, move, states, mails } = await waitedFor();
    goTo(4, '12:00');
    expect((await cancel(email, signupId, cookie())).status).toBe(200);
    goTo(4, '12:05');
    await move(4);
    await run();
    await run();
    expect([await states(), await mails()]).toEqual([['WAITING', 'WAITING'], 3]);
    expect(await api.take(await tokenOfOffer(server, entries[0]))).toMatchObject({ status: 200 });
  });

  it('stands until the start where staff made it in those hours', async () => {
    const { entries, signupId, email, cookie, move, states, mails } = await waitedFor();
    await move(4);
    goTo(4, '11:30');
    expect((await cancel(email, signupId, cookie())).status).toBe(200);
    const offer = 'mutation ($id: ID!) { offerPlace(entryId: $id) { entry { state } } }';
    expect(await server.graphql(offer, { id: entries[1] }, headers)).not.toHaveProperty('errors');
    const sent = await mails();
    await run();
    await run();
    expect([await states(), await mails()]).toEqual([['WAITING', 'OFFERED'], sent]);
    goTo(4, '13:50');
    await run();
    expect(await states()).toEqual(['WAITING', 'OFFERED']);
  });

  it('that has no more time than one made just before those hours is kept', async () => {
    const { entries, signupId, email, cookie, move, states } = await waitedFor();
    await move(4);
    goTo(4, '10:50');
    expect((await cancel(email, signupId, cookie())).status).toBe(200);
    goTo(4, '11:20');
    await run();
    expect(await states()).toEqual(['OFFERED', 'WAITING']);
    expect(await api.take(await tokenOfOffer(server, entries[0]))).toMatchObject({ status: 200 });
  });
});
