import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { settled } from '../../../test/settled.js';
import { audited } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { untilBlocked } from '../../../test/until-blocked.js';

/*
 * A draft is for staff alone, everywhere. A cancelled event takes nobody any more, and everybody in it is notified.
 * Longer than most tests: it walks all of them.
 */

type Headers = Record<string, string>;
/** What addresses of an event are made of. */
type Asked = Record<'slug' | 'id', string>;
let server: SharedTestServer;
let admin: { userId: string; headers: Headers };
let lead: { userId: string; headers: Headers };
beforeAll(async () => {
  server = await sharedTestServer();
  const make = given(server.database.pool);
  admin = await make.staff('admin');
  lead = await make.staff('lead');
});
afterAll(() => server.close());

const pool = () => server.database.pool;

/** An event with all that can be in it, and somebody signed up; then in this state. */
async function newWorld(state: 'DRAFT' | 'PUBLISHED' | 'CANCELLED') {
  const event = await given(pool()).event({ startDate: inDays(20), endDate: inDays(21) });
  const category = await event.category({ leadId: lead.userId });
  const role = await category.opportunity({});
  const shift = await role.shift({ date: inDays(20), qtyRequired: 3 });
  const shiftId = shift.id;
  const signed = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { shiftId, ...visitorDetails() });
  expect(signed.status).toBe(201);
  const slug = (await pool().query<{ slug: string }>('select slug from event where id = $1', [event.id])).rows[0]!.slug;
  await pool().query('update event set state = $2 where id = $1', [event.id, state]);
  return { id: event.id, slug, categoryId: category.id, roleId: role.id, shiftId };
}

const change = (verb: string, id: string, more = '', headers: Headers = admin.headers) =>
  server.graphql<Record<string, { event: { state: string } }>>(
    `mutation { ${verb}(eventId: "${id}"${more}) { event { state } } }`,
    {},
    headers,
  );

describe('a draft', () => {
  it('is nowhere for visitors, and for keys without the scope; staff and keys with it see it', async () => {
    const { id, slug, categoryId, roleId, shiftId } = await newWorld('DRAFT');
    const make = given(pool());
    const plain = await make.apiKey({ scopes: ['read:programme', 'read:signups', 'read:contacts'] });
    const trusted = await make.apiKey({ scopes: ['read:programme', 'read:signups', 'read:drafts'] });
    const query = `{ byId: event(id: "${id}") { id } bySlug: event(slug: "${slug}") { id } events { id shifts { id } }
      categories(eventId: "${id}") { id event { id } } opportunities(eventId: "${id}") { id } shifts(eventId: "${id}") { id event { name } } }`;
    const paths = [
      ...[
        '/api/events',
        `/api/events/${id}`,
        `/api/categories?eventId=${id}`,
        `/api/opportunities?categoryId=${categoryId}`,
      ],
      ...[
        `/api/shifts?eventId=${id}`,
        `/api/shifts?opportunityId=${roleId}`,
        '/api/shifts',
        `/event/${slug}/shifts.ics`,
      ],
    ];
    const all = async (headers: Headers) => [
      JSON.stringify((await server.graphql(query, {}, headers)).data),
      ...(await Promise.all(paths.map(async (path) => (await fetch(`${server.url}${path}`, { headers })).text()))),
    ];
    const names = (text: string) =>
      [categoryId, roleId, shiftId].some((one) => text.includes(one)) || text.includes(`"${id}"`);
    for (const headers of [{}, plain.headers]) expect((await all(headers)).map(names)).toEqual(Array(9).fill(false));
    for (const headers of [admin.headers, lead.headers, trusted.headers]) {
      const seen = (await all(headers)).map(names);
      expect(seen.slice(0, 8)).toEqual(Array(8).fill(true));
    }
    const signups = `{ signups { nodes { shiftId } } }`;
    const people = async (headers: Headers) => JSON.stringify((await server.graphql(signups, {}, headers)).data);
    expect(await people(plain.headers)).not.toContain(shiftId);
    expect(await people(trusted.headers)).toContain(shiftId);
  });

  it('counts in no public figure, takes no signup, and has no page', async () => {
    const { id, slug, shiftId } = await newWorld('DRAFT');
    const stats = `{ stats(eventId: "${id}") { events shifts } }`;
    expect((await server.graphql(stats)).data).toEqual({ stats: { events: 0, shifts: 0 } });
    expect((await server.graphql(stats, {}, admin.headers)).data).toEqual({ stats: { events: 1, shifts: 1 } });
    const refused = await server.rest('POST', '/api/signup', { shiftId, ...visitorDetails() });
    expect(refused).toMatchObject({ status: 404, body: { code: 'SHIFT_NOT_FOUND' } });
    const [page, none] = await Promise.all([slug, 'no-such-event'].map((name) => fetch(`${server.url}/event/${name}`)));
    expect([page?.status, (await page?.text())?.includes(id)]).toEqual([none?.status, false]);
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain(slug);
  });

  it('has no embed, card, table or questions, as if there were none', async () => {
    const [draft, open] = [await newWorld('DRAFT'), await newWorld('PUBLISHED')];
    for (const { id } of [draft, open])
      await pool().query(`insert into question (event_id, kind, label) values ($1, 'TEXT', 'Skis of their own?')`, [
        id,
      ]);
    const none: Asked = { slug: 'no-such-event', id: randomUUID() };
    const pathsOf = ({ slug, id }: Asked) => [
      `/embed/event/${slug}`,
      `/event/${slug}/card.png`,
      `/event/${slug}/shifts.csv`,
      `/event/${slug}/shifts.json`,
      `/event/${slug}/shifts.ics`,
      `/api/questions?eventId=${id}`,
    ];
    const ask = (world: Asked, headers: Headers = {}) =>
      Promise.all(
        pathsOf(world).map(async (path) => {
          const answer = await fetch(server.url + path, { headers });
          return { status: answer.status, text: await answer.text() };
        }),
      );
    const [hidden, unknown, shown] = [await ask(draft), await ask(none), await ask(open)];
    expect(hidden.map(({ status }) => status)).toEqual(unknown.map(({ status }) => status));
    expect(hidden[0]?.status).toBe(404);
    for (const { text } of hidden)
      for (const detail of [draft.shiftId, draft.roleId, 'Winter Classic', 'Skis of their own?'])
        expect(text).not.toContain(detail);
    // So that nothing is missing for another reason.
    expect(shown.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(shown[5]?.text).toContain('Skis of their own?');
    expect((await ask(draft, admin.headers))[5]?.text).toContain('Skis of their own?');
  });

  it('is in no feed, and programs receive nothing of it until it is published', async () => {
    const { id, shiftId } = await newWorld('PUBLISHED');
    const make = given(pool());
    const feed = await make.feed({ eventId: id, makerId: admin.userId });
    const feedText = async () => (await fetch(`${server.url}${feed.path}.json`)).text();
    expect(await feedText()).toContain(shiftId);
    const key = (await make.apiKey({ scopes: ['read:programme'] })).headers;
    const read = async (cursor?: string) => {
      await settled(pool());
      const path = `/api/changes${cursor ? `?cursor=${cursor}` : ''}`;
      return (
        await server.rest<{ cursor: string; changes: { kind: string; type: string; id: string; record: unknown }[] }>(
          'GET',
          path,
          undefined,
          key,
        )
      ).body;
    };
    const from = (await read()).cursor;
    await change('unpublishEvent', id, ', confirmed: true');
    const hidden = await read(from);
    expect(hidden.changes.map(({ kind, type }) => `${kind} ${type}`)).toEqual(
      ['Shift', 'Opportunity', 'Category', 'Event'].map((type) => `removed ${type}`),
    );
    expect(await feedText()).not.toContain(shiftId);
    const edit = `mutation { updateShift(id: "${shiftId}", input: { notes: "Not yet" }) { shift { id } } }`;
    expect((await server.graphql(edit, {}, admin.headers)).errors).toBeUndefined();
    expect((await read(hidden.cursor)).changes).toEqual([]);
    await change('publishEvent', id);
    const changes = (await read(hidden.cursor)).changes;
    expect(new Set(changes.map(({ type }) => type))).toEqual(new Set(['Event', 'Category', 'Opportunity', 'Shift']));
    expect(changes.every(({ record }) => record !== null)).toBe(true);
    expect(changes.filter(({ kind }) => kind === 'created')).toHaveLength(4);
  });

  it('shows again at once when it is published, and is gone at once, whatever was answered before', async () => {
    const { id } = await newWorld('PUBLISHED');
    const seen = async () =>
      (await server.graphql<{ event: object | null }>(`{ event(id: "${id}") { id } }`)).data?.event != null;
    expect(await seen()).toBe(true);
    await change('unpublishEvent', id, ', confirmed: true');
    expect(await seen()).toBe(false);
    await change('publishEvent', id);
    expect(await seen()).toBe(true);
  });

  it('is made by both APIs when asked for; by default an event is published, and so is a copy', async () => {
    const days = { startDate: '2027-05-01', endDate: '2027-05-02' };
    const made = await server.rest<{ id: string; state: string }>(
      'POST',
      '/api/admin/events',
      { name: 'A', slug: `draft-${randomUUID()}`, ...days, state: 'DRAFT' },
      admin.headers,
    );
    expect(made).toMatchObject({ status: 201, body: { state: 'DRAFT' } });
    const usual = await server.rest<{ id: string }>(
      'POST',
      '/api/admin/events',
      { name: 'B', slug: `draft-${randomUUID()}`, ...days },
      admin.headers,
    );
    expect(usual.body).toMatchObject({ state: 'PUBLISHED' });
    const copy = (input: string) =>
      server.graphql<{ duplicateEvent: { event: { state: string } } }>(
        `mutation { duplicateEvent(eventId: "${made.body.id}", input: { ${input} }) { event { state } } }`,
        {},
        admin.headers,
      );
    expect((await copy('')).data?.duplicateEvent.event.state).toBe('PUBLISHED');
    expect((await copy('state: DRAFT')).data?.duplicateEvent.event.state).toBe('DRAFT');
    const wrong = await server.rest(
      'POST',
      '/api/admin/events',
      { name: 'C', slug: `draft-${randomUUID()}`, ...days, state: 'CANCELLED' },
      admin.headers,
    );
    expect(wrong).toMatchObject({ status: 400, body: { errors: { state: 'Please choose DRAFT or PUBLISHED' } } });
  });

  it('is one with active signups only when that is confirmed; leads may change no state', async () => {
    const { id } = await newWorld('PUBLISHED');
    expect((await change('unpublishEvent', id)).errors?.[0]?.extensions?.code).toBe('SIGNUPS_REMAIN');
    const byRest = await server.rest('PATCH', `/api/admin/events/${id}`, { state: 'DRAFT' }, admin.headers);
    expect(byRest).toMatchObject({ status: 409, body: { code: 'SIGNUPS_REMAIN' } });
    expect((await change('unpublishEvent', id, ', confirmed: true')).data?.unpublishEvent?.event.state).toBe('DRAFT');
    expect((await change('cancelEvent', id)).errors?.[0]?.extensions?.code).toBe('EVENT_IS_DRAFT');
    for (const verb of ['publishEvent', 'unpublishEvent', 'cancelEvent'])
      expect((await change(verb, id, '', lead.headers)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('a cancelled event', () => {
  it('takes nobody any more, notifies everybody once with the message, and keeps places for when it is revived', async () => {
    const { id, shiftId } = await newWorld('PUBLISHED');
    const mails = async () =>
      (
        await pool().query<{ payload: { message: string; signups: object[] } }>(
          `select payload from outbox where template = 'event-cancelled' and event_id = $1`,
          [id],
        )
      ).rows;
    await change('cancelEvent', id, ', message: "Too little snow."');
    // Nobody would get another message: it is not accepted. The same one, or none, changes nothing.
    expect((await change('cancelEvent', id, ', message: "Again."')).errors?.[0]?.extensions?.code).toBe(
      'EVENT_CANCELLED',
    );
    const again = { state: 'CANCELLED', message: 'Again.' };
    expect(await server.rest('PATCH', `/api/admin/events/${id}`, again, admin.headers)).toMatchObject({
      status: 409,
      body: { code: 'EVENT_CANCELLED' },
    });
    for (const more of ['', ', message: " Too little snow. "'])
      expect((await change('cancelEvent', id, more)).data?.cancelEvent?.event.state).toBe('CANCELLED');
    const said = async () =>
      (await server.graphql<{ event: object }>(`{ event(id: "${id}") { cancelMessage } }`)).data?.event;
    expect(await said()).toEqual({ cancelMessage: 'Too little snow.' });
    const queued = await mails();
    expect(queued.map(({ payload }) => [payload.message, payload.signups.length])).toEqual([['Too little snow.', 1]]);
    for (const headers of [{}, admin.headers]) {
      const refused = await server.rest('POST', '/api/signup', { shiftId, ...visitorDetails() }, headers);
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'EVENT_CANCELLED', message: 'This event is cancelled.' },
      });
    }
    const shown = await server.rest<{ state: string; qtyRegistered: number }>('GET', `/api/events/${id}`);
    expect(shown.body).toMatchObject({ state: 'CANCELLED', qtyRegistered: 0 });
    expect(await (await fetch(`${server.url}/event/${await slugOf(id)}/shifts.ics`)).text()).toContain(
      'STATUS:CANCELLED',
    );
    const revived = await server.rest('PATCH', `/api/admin/events/${id}`, { state: 'PUBLISHED' }, admin.headers);
    expect(revived).toMatchObject({ status: 200, body: { state: 'PUBLISHED', qtyRegistered: 1 } });
    expect(await said()).toEqual({ cancelMessage: null });
    expect((await server.rest('POST', '/api/signup', { shiftId, ...visitorDetails() })).status).toBe(201);
    expect((await audited(server, { eventId: id })).map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['event.cancelled', 'event.published']),
    );
  });

  it('refuses a signup that is made while it is being cancelled', async () => {
    const { id, shiftId } = await newWorld('PUBLISHED');
    const cancelling = await pool().connect();
    try {
      await cancelling.query('begin');
      await cancelling.query('select id from event where id = $1 for no key update', [id]);
      await cancelling.query('select id from shift where id = $1 for no key update', [shiftId]);
      const late = server.rest('POST', '/api/signup', { shiftId, ...visitorDetails() });
      await untilBlocked(cancelling, pool());
      await cancelling.query(`update event set state = 'CANCELLED' where id = $1`, [id]);
      await cancelling.query('commit');
      expect(await late).toMatchObject({ status: 409, body: { code: 'EVENT_CANCELLED' } });
    } finally {
      cancelling.release();
    }
  });
});

async function slugOf(id: string): Promise<string> {
  return (await pool().query<{ slug: string }>('select slug from event where id = $1', [id])).rows[0]!.slug;
}

describe('an event that is moved', () => {
  const move = (id: string, startDate: string) =>
    server.graphql<{ updateEvent: { previousStartDate: string | null } }>(
      `mutation ($id: ID!, $day: Day!) { updateEvent(eventId: $id, input: { startDate: $day, endDate: $day }) { previousStartDate } }`,
      { id, day: startDate },
      admin.headers,
    );
  const previous = async (id: string, startDate: string) =>
    (await move(id, startDate)).data.updateEvent.previousStartDate;

  it('says with which day it was published, until it begins on that day again', async () => {
    const { id } = await newWorld('PUBLISHED');
    const known = (await pool().query<{ day: string }>('select start_date::text as day from event where id = $1', [id]))
      .rows[0]!.day;
    expect(await previous(id, inDays(40))).toBe(known);
    expect(await previous(id, inDays(50))).toBe(known);
    expect(await previous(id, known)).toBeNull();
  });

  it('does not mention days that were never published: those of a draft', async () => {
    const { id } = await newWorld('DRAFT');
    expect(await previous(id, inDays(41))).toBeNull();
    expect((await change('publishEvent', id)).errors).toBeUndefined();
    expect(await previous(id, inDays(42))).toBe(inDays(41));
    expect((await change('unpublishEvent', id, ', confirmed: true')).errors).toBeUndefined();
    expect((await change('publishEvent', id)).errors).toBeUndefined();
    expect(await previous(id, inDays(43))).toBe(inDays(42));
  });
});
