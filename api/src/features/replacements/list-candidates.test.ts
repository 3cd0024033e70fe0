import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { householdApis, type Caller } from '../../../test/household-apis.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* What leads see: who looks for somebody to take over, and who could do a shift. */

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

const [{ signUp }] = householdApis(() => server) as [ReturnType<typeof householdApis>[number]];
const [rest] = replacementApis(() => server);

interface Search {
  id: string;
  state: string;
  signup: { id: string; volunteer: { email: string; phone: string | null } };
}
interface Candidate {
  id: string;
  lastName: string;
  askedAt: string | null;
  volunteer: { email: string } | null;
}
interface Api {
  name: string;
  searches(eventId: string, caller: Caller, stillWanted?: boolean): Promise<Search[] | string | undefined>;
  candidates(shiftId: string, caller: Caller): Promise<Candidate[] | string | undefined>;
}

const graphql = async <Data>(query: string, variables: object, caller: Caller) => {
  const { body } = await server.rest<{ data?: Data | null; errors?: { extensions: { code: string } }[] }>(
    ...(['POST', '/graphql', { query, variables }, caller] as const),
  );
  return { data: body.data, code: body.errors?.[0]?.extensions.code };
};
const overRest: Api = {
  name: 'REST',
  searches: async (eventId, caller, stillWanted) => {
    const wish = stillWanted === undefined ? '' : `&stillWanted=${stillWanted}`;
    const path = `/api/admin/replacements?eventId=${eventId}${wish}`;
    const { body } = await server.rest<Search[] & { code?: string }>('GET', path, undefined, caller);
    return body.code ?? body;
  },
  candidates: async (shiftId, caller) => {
    const path = `/api/admin/shifts/${shiftId}/candidates`;
    const { body } = await server.rest<{ candidates: Candidate[]; code?: string }>('GET', path, undefined, caller);
    return body.code ?? body.candidates;
  },
};
const overGraphql: Api = {
  name: 'GraphQL',
  searches: async (eventId, caller, stillWanted) => {
    const { data, code } = await graphql<{ replacements: { nodes: Search[] } }>(
      `
        query ($eventId: ID, $stillWanted: Boolean) {
          replacements(eventId: $eventId, stillWanted: $stillWanted) {
            nodes {
              id
              state
              signup {
                id
                volunteer {
                  email
                  phone
                }
              }
            }
          }
        }
      `,
      ...([{ eventId, stillWanted }, caller] as const),
    );
    return code ?? data?.replacements.nodes;
  },
  candidates: async (shiftId, caller) => {
    const { data, code } = await graphql<{ candidates: Candidate[] }>(
      `
        query ($shiftId: ID!) {
          candidates(shiftId: $shiftId) {
            id
            lastName
            askedAt
            volunteer {
              email
            }
          }
        }
      `,
      ...([{ shiftId }, caller] as const),
    );
    return code ?? data?.candidates;
  },
};

/** An event with two leads' categories, a shift in each at another time, and somebody in the first. */
async function eventOfTwo() {
  const ladder = given(server.database.pool);
  const [lead, otherLead] = [await ladder.staff('lead'), await ladder.staff('lead')];
  const date = inDays(30);
  const event = await ladder.event({ startDate: date, timeZone: 'UTC' });
  const shiftOf = async (leadId: string, startTime: string, endTime: string) => {
    const role = await (await event.category({ leadId })).opportunity();
    return (await role.shift({ qtyRequired: 9, date, startTime, endTime })).id;
  };
  const shift = await shiftOf(lead.userId, '09:00', '12:00');
  const mine = await shiftOf(lead.userId, '14:00', '15:00');
  const theirs = await shiftOf(otherLead.userId, '18:00', '19:00');
  const clashing = await shiftOf(otherLead.userId, '11:00', '13:00');
  const giver = visitorDetails();
  const { signup } = await signUp({ ...giver, shiftId: shift });
  return { event, lead, otherLead, shift, mine, theirs, clashing, giver, id: signup?.id ?? '' };
}

describe.each([overRest, overGraphql])('what leads see, through $name', ({ searches, candidates }) => {
  it('are the searches of their own categories, with the person who cannot come', async () => {
    const { event, lead, otherLead, shift, giver, id } = await eventOfTwo();
    const { replacement } = await rest.ask(id, null, lead.headers);
    for (const { headers } of [lead, admin])
      expect(await searches(event.id, headers)).toMatchObject([
        { id: replacement?.id, state: 'OPEN', signup: { id, volunteer: { email: giver.email } } },
      ]);
    expect(await searches(event.id, otherLead.headers)).toEqual([]);
    expect(await searches(event.id, {})).toBe('NOT_SIGNED_IN');
    expect(await searches('nonsense', admin.headers)).toEqual([]);
    expect(await searches(event.id, lead.headers, true)).toHaveLength(1);
    expect(await searches(event.id, lead.headers, false)).toHaveLength(0);
    await server.database.pool.query(`update event set state = 'CANCELLED' where id = $1`, [event.id]);
    expect(await searches(event.id, lead.headers, true)).toHaveLength(0);
    await server.database.pool.query(`update event set state = 'PUBLISHED' where id = $1`, [event.id]);
    await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [shift]);
    expect(await searches(event.id, lead.headers, true)).toHaveLength(0);
    await server.database.pool.query('update shift set cancelled_at = null where id = $1', [shift]);
    await rest.withdraw(id, lead.headers);
    expect(await searches(event.id, lead.headers, true)).toHaveLength(0);
    expect(await searches(event.id, lead.headers)).toMatchObject([{ state: 'WITHDRAWN' }]);
  });

  it('are the people who could do a shift: those who agreed and have the time; with contacts of those they know', async () => {
    const { lead, otherLead, shift, mine, theirs, clashing } = await eventOfTwo();
    const [known, stranger, busy, silent] = [visitorDetails(), visitorDetails(), visitorDetails(), visitorDetails()];
    await signUp({ ...known, shiftId: mine, mayBeAsked: true });
    const sibling = { ...known, lastName: 'Sibling' };
    await signUp({ ...sibling, shiftId: mine, mayBeAsked: true });
    await signUp({ ...stranger, shiftId: theirs, mayBeAsked: true });
    await signUp({ ...busy, shiftId: clashing, mayBeAsked: true });
    await signUp({ ...silent, shiftId: mine });
    const seenBy = async (caller: Caller) => {
      const found = await candidates(shift, caller);
      if (!Array.isArray(found)) return found;
      return Object.fromEntries(found.map(({ lastName, volunteer }) => [lastName, volunteer?.email ?? null]));
    };
    expect(await seenBy(lead.headers)).toEqual({
      [known.lastName]: known.email,
      Sibling: known.email,
      [stranger.lastName]: null,
    });
    expect(await seenBy(admin.headers)).toMatchObject({ [stranger.lastName]: stranger.email });
    expect(await seenBy(otherLead.headers)).toBe('SHIFT_NOT_FOUND');
    expect(await seenBy({})).toBe('NOT_SIGNED_IN');
    expect(await candidates('nonsense', admin.headers)).toBe('SHIFT_NOT_FOUND');
    // A person in a shift that is called off has the time.
    await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [clashing]);
    expect(await seenBy(admin.headers)).toMatchObject({ [busy.lastName]: busy.email });
  });
});

it('who could do a shift comes by pages through REST, the person asked longest ago first', async () => {
  const { lead, shift, mine, id } = await eventOfTwo();
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    const person = { ...visitorDetails(), shiftId: mine, mayBeAsked: true };
    ids.push((await server.rest<{ volunteer: { id: string } }>('POST', '/api/signup', person)).body.volunteer.id);
  }
  const { replacement } = await rest.ask(id, null, lead.headers);
  // Two were asked before, less than a millisecond apart.
  for (const [place, moment] of ['2026-01-01 10:00:00.000002Z', '2026-01-01 10:00:00.000001Z'].entries())
    await server.database.pool.query(
      'insert into replacement_ask (replacement_id, volunteer_id, asked_at) values ($1, $2, $3)',
      [replacement?.id, ids[place], moment],
    );
  const path = `/api/admin/shifts/${shift}/candidates`;
  const page = async (address: string) => {
    const answer = await server.rest<{ candidates: Candidate[] }>('GET', address, undefined, lead.headers);
    const next = /<[^>]*(\/api\/[^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    return { ...answer, next, total: answer.headers.get('x-total-count') };
  };
  const whole = await page(path);
  expect([whole.total, whole.next]).toEqual(['5', undefined]);
  const expected = [...ids.slice(2).sort(), ids[1], ids[0]];
  expect(whole.body.candidates.map((one) => one.id)).toEqual(expected);

  const seen: Candidate[] = [];
  for (let next: string | undefined = `${path}?limit=1`; next;) {
    const one = await page(next);
    expect([one.status, one.total, one.body.candidates.length]).toEqual([200, '5', 1]);
    seen.push(...one.body.candidates);
    ({ next } = one);
  }
  expect(seen).toEqual(whole.body.candidates);
  // By the earlier name, as before.
  expect((await page(`${path}?first=2`)).body.candidates).toEqual(whole.body.candidates.slice(0, 2));
  const cursor = new URL(`http://x${(await page(`${path}?limit=1`)).next}`).searchParams.get('cursor') ?? '';
  for (const wrong of [
    `${path}?cursor=x`,
    `${path}?limit=101`,
    `/api/admin/shifts/${mine}/candidates?cursor=${cursor}`,
  ])
    expect([wrong, (await page(wrong)).status]).toEqual([wrong, 400]);
});
