import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiKeyScopeNames } from '../../contract/people/api-key.js';
import { emailKey } from '../../platform/text/person-key.js';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import { cookieFor, linkOf } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { ticketCode } from './ticket-code.js';

/* Who reads a ticket, through both APIs, and what becomes of it when an address is corrected or two people are merged. */

let server: SharedTestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterAll(() => server.close());

type Headers = Record<string, string>;
interface Tickets {
  volunteers: { signups: { id: string; ticket: string | null }[] }[];
}
const people = 'volunteers { signups { id ticket } }';
const ticketsOf = ({ volunteers }: Tickets) =>
  new Map(volunteers.flatMap(({ signups }) => signups.map(({ id, ticket }) => [id, ticket] as const)));
const mine = (headers: Headers) =>
  server
    .graphql<{ myHousehold: Tickets | null }>(`{ myHousehold { ${people} } }`, {}, headers)
    .then(({ data }) => data.myHousehold && ticketsOf(data.myHousehold));

/** The tickets of an event's signups, as staff read them. */
async function ticketsAt(eventId: string, headers: Headers): Promise<Map<string, string | null>> {
  const { data } = await server.graphql<{ signups: { nodes: { id: string; ticket: string | null }[] } }>(
    `{ signups(eventId: "${eventId}") { nodes { id ticket } } }`,
    {},
    headers,
  );
  return new Map(data.signups.nodes.map(({ id, ticket }) => [id, ticket]));
}

async function signUp(shiftId: string, person: object) {
  const { status, body, headers } = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>(
    'POST',
    '/api/signup',
    { ...person, shiftId },
  );
  expect(status).toBe(201);
  const own = { cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  return { id: body.signup.id, volunteerId: body.volunteer.id, own };
}

const expectedOf = (eventId: string, email: string) => ticketCode(server.secretKey, eventId, emailKey(email));

/** An event with two categories of two leads, one shift in each. */
async function eventOfTwoLeads() {
  const make = given(server.database.pool);
  const [event, ...leads] = [await make.event(), await make.staff('lead'), await make.staff('lead')] as const;
  const shifts: string[] = [];
  for (const { userId: leadId } of leads)
    shifts.push((await (await (await event.category({ leadId })).opportunity()).shift({ qtyRequired: 9 })).id);
  const [first = '', second = ''] = shifts;
  return { id: event.id, first, second, leads };
}

describe('a ticket', () => {
  it('is one for all signups of a household at an event, by the mailed link, through both APIs', async () => {
    const [event, other] = [await eventOfTwoLeads(), await eventOfTwoLeads()];
    const ada = visitorDetails();
    const here = await signUp(event.first, ada);
    const child = await signUp(event.second, { ...ada, firstName: 'Bo' });
    const there = await signUp(other.first, ada);
    const expected = new Map([
      [here.id, expectedOf(event.id, ada.email)],
      [child.id, expectedOf(event.id, ada.email)],
      [there.id, expectedOf(other.id, ada.email)],
    ]);
    expect(new Set(expected.values()).size).toBe(2);
    const token = await linkOf(server, ada.email);
    const { data } = await server.graphql<{ household: Tickets }>(`{ household(token: "${token}") { ${people} } }`);
    expect(ticketsOf(data.household)).toEqual(expected);
    const byRest = await server.rest<{ household: Tickets['volunteers'] }>('GET', `/api/manage/${token}`);
    expect(ticketsOf({ volunteers: byRest.body.household })).toEqual(expected);
    // The cookie that the link left.
    const cookie = byRest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await mine({ cookie })).toEqual(expected);
  });

  it('is shown to nobody who typed the address, who just signed up, or whose link was closed', async () => {
    const event = await eventOfTwoLeads();
    const ada = visitorDetails();
    const { id, own } = await signUp(event.first, ada);
    const lookedUp = await server.graphql<{ lookUpHousehold: { household: Tickets } }>(
      `mutation { lookUpHousehold(email: "${ada.email}") { household { ${people} } } }`,
    );
    expect(ticketsOf(lookedUp.data.lookUpHousehold.household)).toEqual(new Map([[id, null]]));
    expect(await mine(cookieFor(server, { email: ada.email }))).toEqual(new Map([[id, null]]));
    const again = await server.graphql<{ signUp: { signup: { ticket: string | null } } }>(
      `mutation ($input: SignUpInput!) { signUp(input: $input) { signup { ticket } } }`,
      { input: { ...ada, shiftId: event.second } },
      own,
    );
    expect(again.data.signUp.signup).toEqual({ ticket: null });
    const opened = cookieFor(server, { email: ada.email, source: 'link' });
    expect((await mine(opened))?.get(id)).toBe(expectedOf(event.id, ada.email));
    await server.rest('POST', `/api/manage/${await linkOf(server, ada.email)}/replace-link`);
    expect(await mine(opened)).toBeNull();
  });

  it('is read by admins and the lead of the category, and by no other lead and no key', async () => {
    const event = await eventOfTwoLeads();
    const ada = visitorDetails();
    const { id } = await signUp(event.first, ada);
    const expected = new Map([[id, expectedOf(event.id, ada.email)]]);
    const [lead, otherLead] = event.leads;
    expect(await ticketsAt(event.id, admin)).toEqual(expected);
    expect(await ticketsAt(event.id, lead.headers)).toEqual(expected);
    expect(await ticketsAt(event.id, otherLead.headers)).toEqual(new Map());
    const key = await given(server.database.pool).apiKey({ scopes: apiKeyScopeNames });
    const { errors } = await server.graphql(
      `{ signups(eventId: "${event.id}") { nodes { ticket } } }`,
      {},
      key.headers,
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('costs the household’s page no statement, and a change that answers with it one', async () => {
    const event = await eventOfTwoLeads();
    const ada = visitorDetails();
    const { id } = await signUp(event.first, ada);
    const token = await linkOf(server, ada.email);
    const read = (fields: string) =>
      countStatements(() =>
        server.graphql(`{ household(token: "${token}") { volunteers { signups { ${fields} } } } }`),
      );
    expect((await read('id ticket')).count).toBe((await read('id')).count);
    const confirm = (fields: string) =>
      countStatements(() =>
        server.graphql(
          `mutation { confirmSignup(signupId: "${id}") { ${fields} } }`,
          {},
          cookieFor(server, { email: ada.email, source: 'link' }),
        ),
      );
    expect((await confirm('id ticket')).apart - (await confirm('id')).apart).toBeLessThanOrEqual(1);
  });
});

describe('the earlier ticket', () => {
  it('finds nobody after the address was corrected: the signup has another', async () => {
    const event = await eventOfTwoLeads();
    const [wrong, right] = [visitorDetails(), visitorDetails()];
    const { id, own } = await signUp(event.first, wrong);
    const before = expectedOf(event.id, wrong.email);
    expect((await ticketsAt(event.id, admin)).get(id)).toBe(before);
    expect((await server.rest('PUT', `/api/signup/${id}/email`, { email: right.email }, own)).status).toBe(200);
    expect(await ticketsAt(event.id, admin)).toEqual(new Map([[id, expectedOf(event.id, right.email)]]));
  });

  it('finds nobody after a merge of two addresses: the person who stays has theirs for all signups', async () => {
    const event = await eventOfTwoLeads();
    const [gone, stays] = [visitorDetails(), visitorDetails()];
    const source = await signUp(event.first, gone);
    const target = await signUp(event.second, stays);
    const merge = { sourceId: source.volunteerId, targetId: target.volunteerId };
    expect((await server.rest('POST', '/api/volunteer/merge', merge, admin)).status).toBe(200);
    const ticket = expectedOf(event.id, stays.email);
    expect(await ticketsAt(event.id, admin)).toEqual(
      new Map([
        [source.id, ticket],
        [target.id, ticket],
      ]),
    );
  });
});
