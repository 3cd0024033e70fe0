import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/*
 * Everything that a stranger may read, key by key. A key that is new here is a decision: think of what it reveals about
 * a person, then add it.
 */

const eventInBrief = ['endDate', 'id', 'location', 'name', 'slug', 'startDate', 'timeZone'];
const event = [
  ...[
    'coverImageUrl',
    'createdAt',
    'endDate',
    'hoursFrom',
    'id',
    'location',
    'missing',
    'name',
    'organizerId',
    'qtyFilled',
    'qtyRegistered',
    'qtyRequired',
  ],
  ...[
    'signupsCloseAt',
    'signupsOpenAt',
    'slug',
    'state',
    'startDate',
    'stillRequired',
    'timeZone',
    'updatedAt',
    'waitlistEnabled',
    'website',
  ],
];
const categoryInBrief = ['eventId', 'id', 'leadFirstName', 'leadId', 'leadLastName', 'name'];
const category = [...categoryInBrief, 'coverImageUrl', 'createdAt', 'updatedAt'];
const opportunity = [
  ...[
    'categoryId',
    'coverImageUrl',
    'createdAt',
    'description',
    'eventId',
    'id',
    'location',
    'longDescription',
    'minimumAge',
    'name',
  ],
  ...['shortDescription', 'updatedAt', 'youngerWithConsent'],
  ...under('category', categoryInBrief),
  ...under('event', eventInBrief),
];
const shift = [
  ...[
    'cancelledAt',
    'closed',
    'createdAt',
    'date',
    'effectiveLocation',
    'endTime',
    'endsAt',
    'eventId',
    'heldCount',
    'openSpots',
    'id',
    'location',
    'missing',
    'notes',
    'opportunityId',
    'waitlistCount',
    'waitlistEnabled',
  ],
  ...[
    'qtyRegistered',
    'qtyRequired',
    'signupCount',
    'signupsCount',
    'startTime',
    'startsAt',
    'stillRequired',
    'updatedAt',
  ],
  ...under('opportunity', [
    ...['categoryId', 'id', 'location', 'name', 'shortDescription'],
    ...under('category', categoryInBrief),
    ...under('event', eventInBrief),
  ]),
];
const stats = [
  'events',
  'fillRate',
  'openShifts',
  'shifts',
  'uniqueVolunteers',
  'volunteersNeeded',
  'volunteersRegistered',
];

function under(name: string, keys: string[]): string[] {
  return [name, ...keys.map((key) => `${name}.${key}`)];
}

/** Every key of an answer, nested ones with dots. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, prefix));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, nested]) => [`${prefix}${key}`, ...keysOf(nested, `${prefix}${key}.`)]);
}

let server: SharedTestServer;
let paths: { path: string; keys: string[] }[];

const secrets = {
  leadEmail: 'lead-secret@example.org',
  volunteerEmail: 'volunteer-secret@example.org',
  volunteerName: 'Unmentioned',
  phone: '907-555-0184',
};

beforeAll(async () => {
  server = await sharedTestServer();
  const { pool } = server.database;
  const lead = await given(pool).staff('lead', { email: secrets.leadEmail });
  const admin = await given(pool).staff('admin', { email: 'admin-secret@example.org' });
  await pool.query('update app_user set phone = $1', [secrets.phone]);
  const made = await given(pool).event();
  await pool.query('update event set organizer_id = $1 where id = $2', [admin.userId, made.id]);
  const role = await (await made.category({ leadId: lead.userId })).opportunity({ longDescription: 'Bring gloves' });
  const place = await role.shift();
  const person = {
    firstName: secrets.volunteerName,
    lastName: 'Person',
    email: secrets.volunteerEmail,
    phone: secrets.phone,
  };
  const { status } = await server.rest('POST', '/api/signup', { ...person, shiftId: place.id });
  expect(status).toBe(201);
  paths = [
    { path: '/api/events', keys: event },
    { path: `/api/events/${made.id}`, keys: event },
    { path: '/api/categories', keys: category },
    { path: `/api/categories?leadId=${lead.userId}`, keys: category },
    { path: '/api/opportunities', keys: opportunity },
    { path: `/api/opportunities/${role.id}`, keys: opportunity },
    { path: '/api/shifts', keys: shift },
    { path: `/api/shifts?eventId=${made.id}`, keys: shift },
    { path: '/api/stats', keys: stats },
  ];
});
afterAll(() => server.close());

const indexes = [...'012345678'].map(Number);

describe.each(indexes)('public read %i', (index) => {
  it("holds the listed keys and no others; staff also get a category's lead's address", async () => {
    const { path, keys } = paths[index] as (typeof paths)[number];
    const { headers } = await given(server.database.pool).staff('admin');
    for (const caller of [{}, headers]) {
      const { status, body } = await server.rest<unknown>('GET', path, undefined, caller);
      expect([path, status]).toEqual([path, 200]);
      const expected = caller === headers && path.startsWith('/api/categories') ? [...keys, 'leadEmail'] : keys;
      expect([path, [...new Set(keysOf(body))].sort()]).toEqual([path, [...expected].sort()]);
    }
  });

  it('shows nobody’s address, phone number or name, except the names of leads', async () => {
    const { path } = paths[index] as (typeof paths)[number];
    const text = JSON.stringify((await server.rest('GET', path)).body);
    expect(text).not.toMatch(/secret@|@example\.org|907-555|Unmentioned/);
    expect(keysOf(JSON.parse(text)).join(' ')).not.toMatch(/email|phone|volunteer(Id|\b)|password|token/i);
    if (/categories/.test(path)) expect(text).toContain('"leadFirstName":"Sam"');
  });
});

describe('the same through GraphQL', () => {
  const query = '{ categories { leadFirstName leadEmail } }';

  it('refuses a stranger the address of a lead', async () => {
    const { status, body } = await server.rest('POST', '/graphql', { query });
    expect([status, body]).toEqual([
      401,
      { errors: [{ message: 'Please sign in.', extensions: { code: 'NOT_SIGNED_IN', status: 401 } }] },
    ]);
  });

  it('shows it to staff', async () => {
    const { headers } = await given(server.database.pool).staff('lead');
    const { data } = await server.graphql<{ categories: { leadEmail: string }[] }>(query, {}, headers);
    expect(data.categories[0]?.leadEmail).toBe(secrets.leadEmail);
  });
});
