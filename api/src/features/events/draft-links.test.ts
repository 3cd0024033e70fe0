import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis, linkOf, type Caller } from '../../../test/household-apis.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { watchMails } from '../../../test/seen-mails.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { tokenOfOffer, waitlistApis } from '../../../test/waitlist-apis.js';

/* Who holds a place in an event, waits for one or was offered one, while the event is taken back into a draft: every link that they have. */

let server: SharedTestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  await watchMails(server.database.pool);
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterAll(() => server.close());

const [household] = householdApis(() => server);
const [waiting] = waitlistApis(() => server);
const [replacing] = replacementApis(() => server);

const change = async (verb: 'unpublishEvent' | 'publishEvent', eventId: string) => {
  const confirmed = verb === 'unpublishEvent' ? ', confirmed: true' : '';
  const done = await server.graphql(
    `mutation { ${verb}(eventId: "${eventId}"${confirmed}) { event { id } } }`,
    {},
    admin,
  );
  expect(done.errors).toBeUndefined();
};

/** An event with a signup whose holder looks for somebody, people who wait, one of them with an offer, and a plan that was changed. */
async function newWorld() {
  const make = given(server.database.pool);
  const event = await make.event({ startDate: inDays(20), endDate: inDays(21) });
  const role = await (await event.category()).opportunity({ name: 'Bib Caller' });
  const [shift, other, free] = [
    await role.shift({ date: inDays(20), qtyRequired: 1 }),
    await role.shift({ date: inDays(21), qtyRequired: 1 }),
    await role.shift({ date: inDays(21), qtyRequired: 9, startTime: '20:00', endTime: '21:00' }),
  ];
  const giver = visitorDetails();
  const signed = await household!.signUp({ ...giver, shiftId: shift.id });
  const caller = { cookie: signed.cookie ?? '' };
  const leaver = visitorDetails();
  const left = await household!.signUp({ ...leaver, shiftId: other.id });
  const join = async (shiftId: string) => {
    const { email, ...person } = visitorDetails();
    const { entry } = await waiting!.join({ shiftId, email, people: [person] });
    return { id: entry?.id ?? '', caller: cookieFor(server, { email }) };
  };
  const offered = await join(other.id);
  const waits = await join(shift.id);
  expect((await household!.cancel(leaver.email, left.signup?.id ?? '', { cookie: left.cookie ?? '' })).status).toBe(
    200,
  );
  const asked = await replacing.ask(signed.signup?.id ?? '', null, caller);
  return {
    ...{ event: event.id, free: free.id, signup: signed.signup?.id ?? '', caller, waits },
    offer: await tokenOfOffer(server, offered.id),
    search: asked.replacement?.token ?? '',
    link: await linkOf(server, giver.email),
  };
}

/** Everything that they can ask and do, each with its result: the status, or the code of a refusal. */
function calls({ event, free, signup, caller, waits, offer, search, link }: Awaited<ReturnType<typeof newWorld>>) {
  const shown = 'id shift { id date opportunity { name } event { name } }';
  const ask =
    (query: string, as: Caller = caller) =>
    async () => {
      const { data, errors } = await server.graphql(query, {}, as);
      return { text: JSON.stringify(data), result: errors?.[0]?.extensions.code ?? 200 };
    };
  const get =
    (path: string, headers = {}) =>
    async () => {
      const answer = await fetch(server.url + path, { headers });
      return { text: await answer.text(), result: answer.status };
    };
  const of = (call: () => Promise<{ status: number; code?: string }>) => async () => {
    const { status, code, ...body } = await call();
    return { text: JSON.stringify(body), result: code ?? status };
  };
  return {
    reads: {
      household: ask(`{ household(token: "${link}") { volunteers { signups { ${shown} } } } }`),
      'my replacements': ask('{ myReplacements { id shift { id date } } }'),
      'my waitlist': ask('{ myWaitlist { id shift { id date } } }', waits.caller),
      event: ask(`{ event(id: "${event}") { name shifts { id } } }`),
      calendar: get(`/api/signups/${signup}/calendar`, caller),
      offer: of(() => waiting!.look(offer)),
      replacement: of(() => replacing.look(search)),
    },
    deeds: {
      confirm: ask(`mutation { confirmSignup(signupId: "${signup}") { signup { ${shown} } } }`),
      move: ask(`mutation { moveSignup(signupId: "${signup}", shiftId: "${free}") { signup { ${shown} } } }`),
      correct: ask(`mutation { correctSignupEmail(signupId: "${signup}", email: "x@x.org") { signup { ${shown} } } }`),
      'ask others': ask(`mutation { askForReplacement(signupId: "${signup}") { replacement { id shift { date } } } }`),
      'look no longer': ask(`mutation { withdrawReplacement(signupId: "${signup}") { replacement { id } } }`),
      cancel: ask(`mutation { cancelSignup(signupId: "${signup}") { ${shown} } }`),
      'cancel by link': ask(`mutation { cancelSignupByLink(token: "${link}", signupId: "${signup}") { ${shown} } }`),
      leave: of(() => waiting!.leave(waits.id, waits.caller)),
      decline: of(() => waiting!.decline(offer)),
      'take an offer': of(() => waiting!.take(offer)),
      'take over': of(() => replacing.take(search, visitorDetails())),
    },
  };
}

async function resultsOf(all: Record<string, () => Promise<{ text: string; result: string | number }>>) {
  const entries: [string, { text: string; result: string | number }][] = [];
  for (const [name, call] of Object.entries(all)) entries.push([name, await call()]);
  return entries;
}

describe('an event that is taken back into a draft', () => {
  it('reveals nothing by any link that people have, and takes nothing from them', async () => {
    const world = await newWorld();
    const { reads, deeds } = calls(world);
    const details = /Bib Caller|Winter Classic|"date"|BEGIN:VEVENT/;
    const before = await resultsOf(reads);
    // So that nothing is missing for another reason.
    expect(before.filter(([, { result, text }]) => result !== 200 || !details.test(text))).toEqual([]);
    const state = async () => {
      const { rows } = await server.database.pool.query<Record<string, unknown>>(
        `select (select array_agg((id, status, volunteer_id, shift_id) order by id) from signup where event_id = $1) as signups,
           (select array_agg((id, state) order by id) from waitlist_entry where event_id = $1) as waitlist,
           (select array_agg((id, state) order by id) from replacement where event_id = $1) as replacements`,
        [world.event],
      );
      return rows;
    };

    await change('unpublishEvent', world.event);
    const kept = await state();
    const results = [...(await resultsOf(reads)), ...(await resultsOf(deeds))];
    expect(results.filter(([, { text }]) => details.test(text)).map(([name]) => name)).toEqual([]);
    expect(Object.fromEntries(results.map(([name, one]) => [name, one.result]))).toEqual({
      ...{ household: 200, 'my replacements': 200, 'my waitlist': 200, event: 200 },
      ...{ calendar: 404, offer: 'OFFER_NOT_FOUND', replacement: 'REPLACEMENT_NOT_FOUND' },
      ...{ confirm: 'SIGNUP_NOT_FOUND', move: 'SIGNUP_NOT_FOUND', correct: 'SIGNUP_NOT_FOUND' },
      ...{ 'ask others': 'SIGNUP_NOT_FOUND', 'look no longer': 'SIGNUP_NOT_FOUND' },
      ...{ cancel: 'SIGNUP_NOT_FOUND', 'cancel by link': 'SIGNUP_NOT_FOUND' },
      ...{ leave: 'WAITLIST_ENTRY_NOT_FOUND', decline: 'OFFER_NOT_FOUND', 'take an offer': 'OFFER_NOT_FOUND' },
      'take over': 'REPLACEMENT_NOT_FOUND',
    });
    expect(await state()).toEqual(kept);

    await change('publishEvent', world.event);
    const again = await resultsOf(reads);
    expect(again.map(([name, one]) => [name, one.result])).toEqual(before.map(([name, one]) => [name, one.result]));
  });

  it('mails nobody about a place in it that two people of one household both had, when they are merged', async () => {
    const make = given(server.database.pool);
    const event = await make.event({ startDate: inDays(20), endDate: inDays(21) });
    const role = await (await event.category()).opportunity({ name: 'Bib Caller' });
    const shift = await role.shift({ date: inDays(20), qtyRequired: 2 });
    const { email } = visitorDetails();
    for (const firstName of ['Ann', 'Anne']) {
      const { status } = await household!.signUp({
        ...visitorDetails(),
        firstName,
        lastName: 'Berg',
        email,
        shiftId: shift.id,
      });
      expect(status).toBe(201);
    }
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from volunteer where email = $1 order by first_name',
      [email],
    );
    await change('unpublishEvent', event.id);
    const mailCount = async () => {
      const { rows: mails } = await server.database.pool.query<{ payload: object }>(
        `select payload from seen_mail where payload::text like '%Bib Caller%' and payload::text like '%' || $1 || '%'`,
        [shift.id],
      );
      return mails.length;
    };
    const before = await mailCount();
    const { errors } = await server.graphql(
      `mutation { mergeVolunteers(sourceId: "${rows[1]?.id}", targetId: "${rows[0]?.id}") { removedId } }`,
      {},
      cookieFor(server, { email }),
    );
    expect(errors).toBeUndefined();
    const { rows: kept } = await server.database.pool.query(
      `select status, count(*)::int as count from signup where shift_id = $1 group by 1 order by 1`,
      [shift.id],
    );
    expect(kept).toEqual([
      { status: 'active', count: 1 },
      { status: 'cancelled', count: 1 },
    ]);
    expect(await mailCount()).toBe(before);
  });
});
