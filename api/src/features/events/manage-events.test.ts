import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

// Longer than most tests: it makes, changes and deletes events through both APIs, with everybody who is refused.

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
let lead: { userId: string; headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin', { firstName: 'Astrid', lastName: 'Ny' });
  lead = await given(server.database.pool).staff('lead');
});
afterAll(() => server.close());

interface EventBody {
  id: string;
  name: string;
  slug: string;
  startDate: string;
  endDate: string;
  location: string | null;
  website: string | null;
  timeZone: string;
  coverImageUrl: string | null;
  version: number;
}

const fields = 'id name slug startDate endDate location website timeZone coverImageUrl version';
const freshSlug = () => `race-${randomBytes(5).toString('hex')}`;
const newEvent = <More extends object>(more?: More) => ({
  name: 'Spring Race',
  slug: freshSlug(),
  startDate: '2027-04-10',
  endDate: '2027-04-11',
  ...(more as More),
});

const create = (input: object): StaffCall => ({
  rest: ['POST', '/api/admin/events', input],
  graphql: [`mutation ($input: CreateEventInput!) { createEvent(input: $input) { ${fields} } }`, { input }],
});
const update = (id: string, input: object): StaffCall => ({
  rest: ['PATCH', `/api/admin/events/${id}`, input],
  graphql: [
    `mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(eventId: $id, input: $input) { ${fields} } }`,
    { id, input },
  ],
});
const remove = (id: string): StaffCall => ({
  rest: ['DELETE', `/api/admin/events/${id}`],
  graphql: ['mutation ($id: ID!) { deleteEvent(eventId: $id) }', { id }],
});

describe.each(staffApis(() => server))('events through $name', (api) => {
  const made = async (more: object = {}) => (await api.call<EventBody>(create(newEvent(more)), admin.headers)).body;

  it('makes an event, with its maker as organizer, and audits it', async () => {
    const input = newEvent({ website: 'https://race.example.org', location: ' Lake ', timeZone: 'America/Anchorage' });
    const { status, body } = await api.call<EventBody>(create(input), admin.headers);
    expect(status).toBe(api.name === 'REST' ? 201 : 200);
    expect(body).toMatchObject({ ...input, location: 'Lake', coverImageUrl: null, version: 1 });
    const { rows } = await server.database.pool.query('select organizer_id from event where id = $1', [body.id]);
    expect(rows).toEqual([{ organizer_id: admin.userId }]);
    expect(await audited(server, { eventId: body.id })).toEqual([
      'event.created: Spring Race, 2027-04-10 to 2027-04-11',
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Event name is required'],
    [{ slug: '' }, 'slug', 'URL slug is required'],
    [{ slug: 'Spring Race' }, 'slug', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    [{ slug: 'a--b' }, 'slug', 'Please use single hyphens, and only between letters or numbers'],
    [{ endDate: '2027-04-09' }, 'endDate', 'End date must be on or after the start date'],
    [{ website: 'race.example.org' }, 'website', 'Please enter a valid website URL'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a valid website URL'],
    [{ timeZone: '+02:00' }, 'timeZone', 'Please choose a time zone'],
    [{ coverImageUrl: '//elsewhere.example.org/x.png' }, 'coverImageUrl', 'Please choose an image'],
    [
      { coverImageUrl: 'https://elsewhere.example.org/x.png' },
      'coverImageUrl',
      'Please use an uploaded image or one of the stock images.',
    ],
    [{ organizerId: randomUUID() }, 'organizerId', 'The organizer is not a known user'],
  ])('refuses %j', async (wrong, field, message) => {
    const outcome = await api.call(create(newEvent(wrong)), admin.headers);
    expect(outcome).toMatchObject({ status: 400, code: 'INVALID_INPUT', message, errors: { [field]: message } });
  });

  it('refuses a slug that is taken', async () => {
    const { slug } = await made();
    const outcome = await api.call(create(newEvent({ slug })), admin.headers);
    expect(outcome).toMatchObject({ status: 409, code: 'SLUG_TAKEN', message: 'This URL slug is already in use.' });
  });

  it('takes the caller’s own id once: the same event again is the same, another or a malformed one is refused', async () => {
    const input = newEvent({ id: randomUUID() as string, website: '' });
    const first = await api.call<EventBody>(create(input), admin.headers);
    expect(first.body.id).toBe(input.id);
    expect((await api.call<EventBody>(create(input), admin.headers)).body).toEqual(first.body);
    const other = await api.call(create({ ...input, name: 'Another', slug: freshSlug() }), admin.headers);
    expect(other).toMatchObject({ status: 409, code: 'ID_TAKEN' });
    const odd = await api.call(create(newEvent({ id: 'x' })), admin.headers);
    expect(odd).toMatchObject({ status: 409, code: 'ID_TAKEN' });
    expect(await audited(server, { eventId: input.id })).toHaveLength(1);
  });

  it('changes what is given and leaves the rest', async () => {
    const { id, slug } = await made({ location: 'Lake', website: 'https://race.example.org' });
    const { body } = await api.call<EventBody>(update(id, { name: 'Summer Race', website: '' }), admin.headers);
    expect(body).toMatchObject({ name: 'Summer Race', slug, location: 'Lake', website: null, version: 2 });
    expect((await audited(server, { eventId: id })).at(-1)).toBe(
      'event.changed: Spring Race: name Spring Race → Summer Race, website https://race.example.org → nothing',
    );
    // Nothing changed: nothing is written.
    const same = await api.call<EventBody>(update(id, { name: 'Summer Race' }), admin.headers);
    expect(same.body.version).toBe(2);
    expect(await audited(server, { eventId: id })).toHaveLength(2);
    const outcome = await api.call(update(id, { endDate: '2027-04-01' }), admin.headers);
    expect(outcome).toMatchObject({ status: 400, errors: { endDate: 'End date must be on or after the start date' } });
    expect(await api.call(update(id, { name: '' }), admin.headers)).toMatchObject({
      status: 400,
      message: 'Event name is required',
    });
  });

  it('does not let a second editor overwrite the first', async () => {
    const { id, version } = await made();
    expect((await api.call(update(id, { name: 'One', version }), admin.headers)).status).toBe(200);
    expect(await api.call(update(id, { name: 'Two', version }), admin.headers)).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      message: 'Someone else changed this in the meantime. Please look at it again.',
    });
    const both = await Promise.all([
      api.call(update(id, { name: 'Three', version: version + 1 }), admin.headers),
      api.call(update(id, { name: 'Four', version: version + 1 }), admin.headers),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('deletes an event with everything in it, once', async () => {
    const event = await given(server.database.pool).event();
    const shift = await (await (await event.category()).opportunity()).shift();
    for (const _ of [1, 2]) {
      const details = { ...visitorDetails(), shiftId: shift.id };
      expect((await server.rest('POST', '/api/signup', details)).status).toBe(201);
    }
    const seen = await server.graphql<{ event: object }>(
      'query ($id: ID!) { event(id: $id) { activeSignupCount volunteerCount } }',
      { id: event.id },
      admin.headers,
    );
    expect(seen.data.event).toEqual({ activeSignupCount: 2, volunteerCount: 2 });
    const both = await Promise.all([
      api.call(remove(event.id), admin.headers),
      api.call(remove(event.id), admin.headers),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(both.find(({ status }) => status === 404)).toMatchObject({
      code: 'EVENT_NOT_FOUND',
      message: 'Event not found.',
    });
    for (const table of ['category', 'opportunity', 'shift', 'signup']) {
      const { rows } = await server.database.pool.query(`select id from ${table} where event_id = $1`, [event.id]);
      expect(rows).toEqual([]);
    }
    expect(await audited(server, { eventId: event.id })).toEqual([
      'event.deleted: Winter Classic, with 1 shift and 2 active signups',
    ]);
  });

  it('refuses visitors and leads, and does not know what is not there', async () => {
    const { id } = await made();
    for (const call of [create(newEvent()), update(id, { name: 'x' }), remove(id)]) {
      expect(await api.call(call)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
      expect(await api.call(call, lead.headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    for (const unknown of [randomUUID(), 'x']) {
      for (const call of [update(unknown, { name: 'x' }), remove(unknown)]) {
        expect(await api.call(call, admin.headers)).toMatchObject({ status: 404, code: 'EVENT_NOT_FOUND' });
      }
    }
    expect(await audited(server, { eventId: id })).toHaveLength(1);
  });
});

describe('whose events they are', () => {
  const mine = async (headers: Record<string, string>) => {
    const rest = await server.rest<{ id: string }[]>('GET', '/api/lead/events', undefined, headers);
    const graphql = await server.graphql<{ myEvents: { id: string }[] }>('{ myEvents { id } }', {}, headers);
    expect(rest.body.map(({ id }) => id)).toEqual(graphql.data.myEvents.map(({ id }) => id));
    return rest.body.map(({ id }) => id);
  };

  it('shows a lead the events of their categories, and an admin all', async () => {
    const starter = await given(server.database.pool).staff('lead');
    const later = await given(server.database.pool).event({ startDate: inDays(60) });
    const sooner = await given(server.database.pool).event({ startDate: inDays(50) });
    for (const event of [later, sooner]) await event.category({ leadId: starter.userId });
    const other = await given(server.database.pool).event();
    await other.category({ leadId: lead.userId });
    expect(await mine(starter.headers)).toEqual([sooner.id, later.id]);
    expect(await mine(admin.headers)).toEqual(expect.arrayContaining([sooner.id, later.id, other.id]));
    expect((await server.rest('GET', '/api/lead/events')).status).toBe(401);
    expect((await server.graphql('{ myEvents { id } }')).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  });

  it('shows counts and versions to staff alone', async () => {
    for (const field of ['activeSignupCount', 'volunteerCount', 'version', 'ownTimeZone']) {
      const { errors } = await server.graphql(`{ events { ${field} } }`);
      expect(errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
    }
  });
});
