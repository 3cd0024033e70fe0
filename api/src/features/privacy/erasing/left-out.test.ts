import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { newWorld, type World } from '../../../../test/authorization-world.js';
import { cookieFor } from '../../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';

/* Who is erased is in no list, picker, group or search, and nobody erases themselves from a post that expects them. */

let server: SharedTestServer;
let world: World;
beforeAll(async () => {
  server = await sharedTestServer();
});
beforeEach(async () => {
  world = await newWorld(server);
});
afterAll(() => server.close());

const ask = async (query: string) =>
  JSON.stringify((await server.graphql<unknown>(query, {}, world.headers.admin)).data);

/** Where staff find people, and what an address leads to: what each gives. */
async function found(): Promise<Record<string, string>> {
  const { freeShift, category, event, email, otherEmail } = world;
  const lookUp = async (address: string) =>
    JSON.stringify((await server.rest('POST', '/api/volunteer/lookup', { email: address })).body);
  const group = (kind: string, id: string) => ask(`{ mailContacts(group: { kind: ${kind}, id: "${id}" }) { email } }`);
  return {
    list: await ask('{ volunteers(first: 200) { nodes { id email } } }'),
    search: await ask(`{ volunteers(search: "${email}") { nodes { id email } } }`),
    picker: await ask(`{ volunteersForShift(shiftId: "${freeShift}") { nodes { volunteer { id email } } } }`),
    candidates: await ask(`{ candidates(shiftId: "${freeShift}") { volunteer { id email } } }`),
    'mails to a category': await group('CATEGORY', category),
    'mails to an event': await group('EVENT', event),
    'lookup of the family': (await lookUp(email)).replaceAll(email, ''),
    'lookup of another': (await lookUp(otherEmail)).replaceAll(otherEmail, ''),
  };
}

it('they are found nowhere any more, and get no spot', async () => {
  const { volunteer, relative, candidate, email, otherEmail, freeShift } = world;
  const words = [volunteer, relative, candidate, email, otherEmail];
  const holding = (texts: Record<string, string>) =>
    Object.entries(texts).flatMap(([where, text]) => (words.some((one) => text.includes(one)) ? [where] : []));
  const before = await found();
  expect(holding(before)).toEqual(Object.keys(before));
  const body = { volunteerIds: [volunteer, relative, candidate] };
  const { headers } = world;
  expect((await server.rest('POST', '/api/admin/erasures', body, headers.admin)).status).toBe(200);
  expect(holding(await found())).toEqual([]);
  for (const id of [volunteer, candidate]) {
    const assigned = await server.graphql(
      `mutation { assignVolunteer(shiftId: "${freeShift}", volunteerId: "${id}") { signup { id } } }`,
      {},
      headers.admin,
    );
    expect(assigned.errors?.[0]?.extensions.code).toBe('VOLUNTEER_NOT_FOUND');
  }
});

it('nothing is mailed to a household while one of its people is on a shift, or soon will be', async () => {
  const opened = cookieFor(server, { email: world.email, source: 'link' });
  const request = async () =>
    (
      await server.rest<{ code?: string }>(
        'POST',
        '/api/household/erasure',
        { volunteerIds: [world.volunteer] },
        opened,
      )
    ).body.code ?? 'ok';
  const requests = `select from erasure_request where email_key = $1 and volunteer_ids = array[$2::uuid]`;
  const asked = async () => (await server.database.pool.query(requests, [world.email, world.volunteer])).rowCount;
  /** The shift begins so many minutes from now, and takes an hour. */
  const begins = (minutes: number) =>
    server.database.pool.query(
      `update shift set date = at::date, start_time = to_char(at, 'HH24:MI'), end_time = to_char(at + interval '1 hour', 'HH24:MI')
       from (select now() at time zone 'UTC' + $2 * interval '1 minute' as at) m
       where id = (select shift_id from signup where id = $1)`,
      [world.signup, minutes],
    );
  for (const minutes of [-30, 170]) {
    await begins(minutes);
    expect([minutes, await request(), await asked()]).toEqual([minutes, 'ON_A_SHIFT', 0]);
  }
  await begins(190);
  expect([await request(), await asked()]).toEqual(['ok', 1]);
});
