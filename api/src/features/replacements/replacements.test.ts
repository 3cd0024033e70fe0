import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis, type Caller } from '../../../test/household-apis.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { tokenOfOffer, waitlistApis } from '../../../test/waitlist-apis.js';
import { nobodyOf } from '../../../test/nobody.js';
import { instantOf, moveClock } from '../../platform/clock.js';
import { goOnSearching } from './go-on-searching.js';

let server: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

const [{ signUp, cancel, move, lookUp }] = householdApis(() => server) as [ReturnType<typeof householdApis>[number]];
const apis = replacementApis(() => server);
const [rest] = apis;
const [waitlist] = waitlistApis(() => server) as [ReturnType<typeof waitlistApis>[number]];
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;

/** A shift with a lead, and somebody who has a place in it. */
async function placeOf({ places = 1, date = inDays(30) } = {}) {
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead');
  const event = await ladder.event({ startDate: date, timeZone: 'UTC' });
  const category = await event.category({ name: 'Timing', leadId: lead.userId });
  const role = await category.opportunity({ name: 'Bibs' });
  const shift = (await role.shift({ qtyRequired: places, date })).id;
  const other = (await role.shift({ qtyRequired: places, date, startTime: '14:00', endTime: '16:00' })).id;
  const giver = visitorDetails();
  const { signup } = await signUp({ ...giver, shiftId: shift });
  return { lead, event, shift, other, giver, id: signup?.id ?? '', own: cookieFor(server, { email: giver.email }) };
}

const holders = (shift: string) =>
  sql<{ email: string; over: boolean }>(
    `select v.email, g.over_capacity as over from signup g join volunteer v on v.id = g.volunteer_id
     where g.shift_id = $1 and g.status = 'active' order by g.created_at`,
    [shift],
  );
const activeIn = async (shift: string) =>
  (await sql<{ active: number }>('select active_count as active from shift where id = $1', [shift]))[0]?.active;
const mailsTo = async (email: string) =>
  (
    await sql<{ template: string }>('select template from seen_mail where recipient = $1 order by created_at', [email])
  ).map(({ template }) => template);
const tokenOf = async (id: string, own: Caller) => (await rest.ask(id, null, own)).replacement?.token ?? 'none';
const join = async (shiftId: string) => {
  const { email, ...person } = visitorDetails();
  const { entry } = await waitlist.join({ shiftId, email, people: [person] });
  return { id: entry?.id ?? 'none', email };
};

describe.each(apis)('a replacement, through $name', ({ ask, withdraw, look, take }) => {
  it('goes from giver to taker by the shared link, and the first wins', async () => {
    const { lead, shift, giver, id, own } = await placeOf();
    const asked = await ask(id, 'My knee hurts.', own);
    expect(asked).toMatchObject({ status: 200, replacement: { state: 'OPEN', message: 'My knee hurts.' } });
    const { token, address } = asked.replacement as { token: string; address: string };
    expect(address).toMatch(new RegExp(`/replacement/${token}$`));
    // Asked once more it is the same search, with the new words.
    expect(await ask(id, 'My knee hurts a lot.', own)).toMatchObject({
      replacement: { id: asked.replacement?.id, token, message: 'My knee hurts a lot.' },
    });
    // A request for something else does not take the words away.
    expect(await ask(id, undefined, own, true)).toMatchObject({ replacement: { message: 'My knee hurts a lot.' } });
    for (let times = 0; times < 2; times += 1)
      expect(await look(token)).toMatchObject({
        status: 200,
        replacement: { state: 'OPEN', firstName: giver.firstName, shift: { id: shift }, waitlistFirst: false },
      });
    expect((await holders(shift)).map(({ email }) => email)).toEqual([giver.email]);
    const taker = visitorDetails();
    const key = `key-of-${taker.email}-long-enough`;
    const taken = await take(token, taker, key);
    expect(taken).toMatchObject({ status: 201, signup: { id: expect.any(String) }, cookie: expect.any(String) });
    expect((await take(token, taker, key)).signup?.id).toBe(taken.signup?.id);
    expect(await holders(shift)).toEqual([{ email: taker.email, over: false }]);
    expect(await activeIn(shift)).toBe(1);
    expect(await take(token, visitorDetails())).toMatchObject({ status: 409, code: 'REPLACEMENT_TAKEN' });
    expect(await look(token)).toMatchObject({ replacement: { state: 'TAKEN' } });
    expect(await withdraw(id, own)).toMatchObject({ status: 409, code: 'REPLACEMENT_TAKEN' });
    expect(await mailsTo(giver.email)).toEqual(expect.arrayContaining(['replacement-open', 'replacement-thanks']));
    expect(await mailsTo(taker.email)).toEqual(['signup-confirmation']);
    expect(await mailsTo(lead.email)).toEqual(['lead-replacement', 'lead-replacement']);
    // Facts of both people, and what became of the search.
    const facts = await sql<{ kind: string; detail: object }>(
      `select kind, detail from fact where shift_id = $1 and kind in ('signup.cancelled', 'replacement.created', 'replacement.taken')
       order by transaction_id, position`,
      [shift],
    );
    expect(facts).toEqual([
      { kind: 'replacement.created', detail: {} },
      { kind: 'signup.cancelled', detail: { by: 'replacement', to: taken.signup?.id } },
      { kind: 'replacement.taken', detail: {} },
    ]);
  });

  it('is for the household, for its lead and for admins to ask for and to take back', async () => {
    const { lead, id, own, other: _other } = await placeOf();
    const otherLead = await given(server.database.pool).staff('lead');
    for (const caller of [{}, cookieFor(server, { email: 'somebody@else.example' }), otherLead.headers]) {
      expect(await ask(id, null, caller)).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
      expect(await withdraw(id, caller)).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
    }
    expect(await withdraw(id, own)).toMatchObject({ status: 404, code: 'REPLACEMENT_NOT_FOUND' });
    for (const caller of [own, lead.headers, admin.headers]) {
      const asked = await ask(id, null, caller);
      expect(asked).toMatchObject({ status: 200, replacement: { token: expect.any(String) } });
      const token = asked.replacement?.token ?? '';
      expect(await withdraw(id, caller)).toMatchObject({
        status: 200,
        replacement: { state: 'WITHDRAWN', token: null },
      });
      expect(await withdraw(id, caller)).toMatchObject({ status: 200, replacement: { state: 'WITHDRAWN' } });
      expect(await take(token, visitorDetails())).toMatchObject({ status: 410, code: 'REPLACEMENT_OVER' });
    }
    expect(await ask(id, 'x'.repeat(501), own)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await look('no-such-link')).toMatchObject({ status: 404, code: 'REPLACEMENT_NOT_FOUND' });
    expect(await take('no-such-link', visitorDetails())).toMatchObject({ status: 404, code: 'REPLACEMENT_NOT_FOUND' });
    expect(await take(await tokenOf(id, own), { ...visitorDetails(), email: 'nonsense' })).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT' },
    });
  });

  it('refuses once the shift has begun, in cancelled events, for cancelled signups, and for the giver themselves', async () => {
    const begun = await placeOf({ date: inDays(3) });
    const token = await tokenOf(begun.id, begun.own);
    const before = await mailsTo(begun.giver.email);
    expect(await take(token, begun.giver)).toMatchObject({ status: 409, code: 'ALREADY_SIGNED_UP' });
    // The refusal showed a browser outside the household that they are in, so they get a mail.
    expect(await mailsTo(begun.giver.email)).toEqual([...before, 'spot-attempted']);
    const start = instantOf(inDays(3), '09:00', 'UTC').getTime();
    moveClock(start - Date.now() + 60_000);
    const late = cookieFor(server, { email: begun.giver.email });
    expect(await take(token, visitorDetails())).toMatchObject({ status: 409, code: 'SHIFT_STARTED' });
    expect(await ask(begun.id, null, late)).toMatchObject({ status: 409, code: 'SHIFT_STARTED' });
    moveClock(0);
    const off = await placeOf();
    const link = await tokenOf(off.id, off.own);
    await sql(`update event set state = 'CANCELLED' where id = $1`, [off.event.id]);
    expect(await take(link, visitorDetails())).toMatchObject({ status: 409, code: 'EVENT_CANCELLED' });
    expect(await ask(off.id, null, off.own)).toMatchObject({ status: 409, code: 'EVENT_CANCELLED' });
    const gone = await placeOf();
    await cancel(gone.giver.email, gone.id, gone.own);
    expect(await ask(gone.id, null, gone.own)).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
  });

  it('asks the waitlist first; the link works when all have declined', async () => {
    const { shift, giver, id, own } = await placeOf();
    const [first, second] = [await join(shift), await join(shift)];
    const { replacement } = await ask(id, null, own);
    expect(replacement).toMatchObject({ state: 'OPEN', waitlistFirst: true });
    const token = replacement?.token ?? '';
    expect(await take(token, visitorDetails())).toMatchObject({ status: 409, code: 'WAITLIST_FIRST' });
    expect(await waitlist.decline(await tokenOfOffer(server, first.id))).toMatchObject({ status: 200 });
    expect(await look(token)).toMatchObject({ replacement: { waitlistFirst: true } });
    const offer = await tokenOfOffer(server, second.id);
    // They come after all: the people who were asked wait again.
    await withdraw(id, own);
    expect(await waitlist.take(offer)).toMatchObject({ status: 410, code: 'OFFER_OVER' });
    const again = await ask(id, null, own);
    const newest = await tokenOfOffer(server, second.id);
    expect(await waitlist.look(newest)).toMatchObject({ entry: { state: 'OFFERED', held: 0 } });
    expect(await waitlist.decline(newest)).toMatchObject({ status: 200 });
    expect(await look(again.replacement?.token ?? '')).toMatchObject({ replacement: { waitlistFirst: false } });
    // Somebody joins meanwhile, is asked at once, and takes over.
    const third = await join(shift);
    expect((await waitlist.take(await tokenOfOffer(server, third.id))).signups).toHaveLength(1);
    expect((await holders(shift)).map(({ email }) => email)).toEqual([third.email]);
    expect(await look(again.replacement?.token ?? '')).toMatchObject({ replacement: { state: 'TAKEN' } });
    expect(await mailsTo(giver.email)).toContain('replacement-thanks');
    expect(await activeIn(shift)).toBe(1);
  });
});

describe('a search for a replacement', () => {
  it('asks the waitlist again once a cancelled event takes place', async () => {
    const { shift, event, id, own } = await placeOf();
    const waiting = await join(shift);
    await rest.ask(id, null, own);
    const asked = async () =>
      (
        await sql<{ asked: boolean }>('select takes_over_id is not null as asked from waitlist_entry where id = $1', [
          waiting.id,
        ])
      )[0]?.asked;
    const look = () => goOnSearching.run(nobodyOf(server), {}, new AbortController().signal);
    expect(await asked()).toBe(true);
    const turn = async (field: string) =>
      expect(
        (await server.graphql(`mutation { ${field}(eventId: "${event.id}") { event { id } } }`, {}, admin.headers))
          .errors,
      ).toBeUndefined();
    await turn('cancelEvent');
    await look();
    expect(await asked()).toBe(false);
    await turn('publishEvent');
    await look();
    expect(await asked()).toBe(true);
  });

  it('ends when the signup moves, and lets the link take a place that was given back', async () => {
    const moved = await placeOf();
    const first = await tokenOf(moved.id, moved.own);
    expect((await move(moved.id, moved.other, moved.own)).status).toBe(200);
    expect(await rest.look(first)).toMatchObject({ replacement: { state: 'ENDED' } });
    expect(await rest.take(first, visitorDetails())).toMatchObject({ status: 410, code: 'REPLACEMENT_OVER' });

    const given = await placeOf();
    const token = await tokenOf(given.id, given.own);
    await cancel(given.giver.email, given.id, given.own);
    expect(await rest.look(token)).toMatchObject({ replacement: { state: 'GIVEN_BACK' } });
    const taker = visitorDetails();
    expect(await rest.take(token, taker)).toMatchObject({ status: 201 });
    expect(await rest.take(token, visitorDetails())).toMatchObject({ code: 'REPLACEMENT_TAKEN' });
    expect(await holders(given.shift)).toEqual([{ email: taker.email, over: false }]);

    const lost = await placeOf();
    const late = await tokenOf(lost.id, lost.own);
    await cancel(lost.giver.email, lost.id, lost.own);
    await signUp({ ...visitorDetails(), shiftId: lost.shift });
    expect(await rest.take(late, visitorDetails())).toMatchObject({ status: 409, code: 'SHIFT_FULL' });
  });

  it('works where the shift is closed or the event takes no signups, and keeps what is one too many', async () => {
    const { shift, event, giver, id, own } = await placeOf({ places: 2 });
    const second = visitorDetails();
    await signUp({ ...second, shiftId: shift });
    await sql('update shift set closed = true, qty_required = 1 where id = $1', [shift]);
    await sql(`update event set signups_close_at = now() - interval '1 day' where id = $1`, [event.id]);
    const taker = visitorDetails();
    expect(await rest.take(await tokenOf(id, own), taker)).toMatchObject({ status: 201 });
    expect((await holders(shift)).map(({ email }) => email)).toEqual([second.email, taker.email]);
    expect(await activeIn(shift)).toBe(2);
    expect((await lookUp(giver.email)).members?.[0]?.signups).toMatchObject([{ status: 'cancelled' }]);
  });

  it('shows its link to the household and to staff of the category alone', async () => {
    const { lead, id, own } = await placeOf();
    const token = await tokenOf(id, own);
    const seen = async (caller: Caller) => {
      const { body } = await server.rest<{ data: { replacement: object } }>(
        ...(['POST', '/graphql'] as const),
        {
          query: `query ($token: String!) { replacement(token: $token) { token address signup { id volunteer { email } } } }`,
          variables: { token },
        },
        caller,
      );
      return body.data.replacement;
    };
    expect(await seen({})).toEqual({ token: null, address: null, signup: null });
    expect(await seen((await given(server.database.pool).staff('lead')).headers)).toMatchObject({ token: null });
    expect(await seen(own)).toMatchObject({ token });
    expect(await seen(lead.headers)).toMatchObject({ token });
    // Nothing that is kept opens it.
    const [{ kept } = { kept: '' }] = await sql<{ kept: string }>(
      `select coalesce(string_agg(r::text, ''), '') || (select coalesce(string_agg(o::text, ''), '') from outbox o) as kept from replacement r`,
    );
    expect(kept).not.toContain(token);
  });
});
