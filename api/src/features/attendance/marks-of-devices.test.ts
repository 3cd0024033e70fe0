import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AttendanceRecorded } from '../../contract/check-in/check-in-list.js';
import type { RecordAttendanceBody } from '../../contract/check-in/record-attendance.js';
import { markOf, postOfToday, storedAttendance } from '../../../test/check-in-apis.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* What a phone may mark and add that came by a check-in link: people of one post and day. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

/** A post of today, a link to it with this place, and how a phone that joined by it sends. */
async function phoneAt(place: string | null = null) {
  const post = await postOfToday(server, 1);
  const { event, category } = post;
  const link = await given(server.database.pool).checkInLink({ eventId: event.id, categoryId: category.id, place });
  const { headers } = await link.device();
  const send = (body: RecordAttendanceBody) =>
    server.rest<AttendanceRecorded>('POST', '/api/attendance', body, headers);
  return { ...post, link, send, signupId: post.signupIds[0] ?? '' };
}

const codesOf = ({ body }: { body: AttendanceRecorded }) => body.results.map(({ code, result }) => code ?? result);

describe('the marks of a phone', () => {
  it('are those of its category and day, also of people who were moved away', async () => {
    const { event, role, shift, lead, signupId, send } = await phoneAt();
    const signedUpFor = async (at: { id: string; eventId: string }) =>
      (await signedUp(server.database.pool, at, visitorDetails())).id;
    const tomorrow = await signedUpFor(await role.shift({ date: inDays(1) }));
    const elsewhere = await (await event.category({ leadId: lead.userId })).opportunity();
    const other = await elsewhere.shift({ startTime: '23:00', endTime: '23:59' });
    const neighbour = await signedUpFor(other);
    expect(codesOf(await send({ marks: [tomorrow, neighbour, signupId].map((id) => markOf(id)) }))).toEqual([
      'SIGNUP_NOT_FOUND',
      'SIGNUP_NOT_FOUND',
      'STORED',
    ]);
    const moving = await signedUpFor(shift);
    const moved = await server.rest('POST', `/api/signups/${moving}/move`, { shiftId: other.id }, lead.headers);
    expect(moved.status).toBe(200);
    expect(codesOf(await send({ marks: [markOf(moving)] }))).toEqual(['STORED']);
  });

  it('have its name when staff send them; a device of another category or day gives its name to none', async () => {
    const { event, category, role, shift, lead, link } = await phoneAt();
    const other = await event.category({ leadId: lead.userId });
    const ladder = given(server.database.pool);
    const elsewhere = await ladder.checkInLink({ eventId: event.id, categoryId: other.id });
    const devices = [await link.device('Maeve'), await elsewhere.device('Jonas')];
    const admin = await ladder.staff('admin');
    const key = await ladder.apiKey({ scopes: ['write:attendance'] });
    const tomorrow = await role.shift({ date: inDays(1) });
    const senders = [
      { headers: lead.headers, device: devices[0], at: shift, by: 'Maeve' },
      { headers: admin.headers, device: devices[0], at: shift, by: 'Maeve' },
      // Not the day of its link, and not its post.
      { headers: lead.headers, device: devices[0], at: tomorrow, by: 'Liv Lead' },
      { headers: lead.headers, device: devices[1], at: shift, by: 'Liv Lead' },
      { headers: lead.headers, device: undefined, at: shift, by: 'Liv Lead' },
      { headers: key.headers, device: devices[0], at: shift, by: expect.any(String) as unknown },
    ];
    const seen = [];
    for (const { headers, device, at } of senders) {
      const { id } = await signedUp(server.database.pool, at, visitorDetails());
      const body = { deviceId: device?.id ?? randomUUID(), marks: [markOf(id)] };
      expect(codesOf(await server.rest('POST', '/api/attendance', body, headers))).toEqual(['STORED']);
      const query = new URLSearchParams({
        eventId: event.id,
        categoryId: category.id,
        day: at === tomorrow ? inDays(1) : inDays(0),
      });
      const list = await server.rest<{ people: { signupId: string; marks: { by: string }[] }[] }>(
        ...(['GET', `/api/check-in/list?${query}`, undefined, lead.headers] as const),
      );
      seen.push(list.body.people.find(({ signupId }) => signupId === id)?.marks[0]?.by);
    }
    expect(seen).toEqual(senders.map(({ by }) => by));
    expect(seen[5]).not.toBe('Maeve');
    // Who sent them is in the history.
    const { rows } = await server.database.pool.query<{ actor: string }>(
      `select f.actor_id as actor from fact f join signup g on g.id = f.record_id
       where f.kind = 'signup.marked' and g.event_id = $1 order by f.position limit 2`,
      [event.id],
    );
    expect(rows.map(({ actor }) => actor)).toEqual([lead.userId, admin.userId]);
  });
});

it('a draft is rehearsed with links, phones and marks as a published event is', async () => {
  const { event, category, lead, signupIds } = await postOfToday(server, 1, { startDate: inDays(1) });
  const [signupId = ''] = signupIds;
  const { pool } = server.database;
  await pool.query(`update event set state = 'DRAFT' where id = $1`, [event.id]);
  const wanted = { eventId: event.id, categoryId: category.id, day: inDays(1) };
  const made = await server.rest<{ address: string }>('POST', '/api/lead/check-in-links', wanted, lead.headers);
  expect(made.status).toBe(201);
  await pool.query(
    `update check_in_link set starts_at = now() - interval '1 hour', expires_at = now() + interval '1 hour' where event_id = $1`,
    [event.id],
  );
  const token = made.body.address.split('#k=')[1];
  const joined = await server.rest<{ deviceToken: string }>('POST', '/api/check-in/devices', { token, name: 'Maeve' });
  expect(joined.status).toBe(201);
  const headers = { authorization: `Bearer ${joined.body.deviceToken}` };
  const list = await server.rest<{ people: object[] }>('GET', '/api/check-in/list', undefined, headers);
  expect(list.body.people).toMatchObject([{ signupId, state: 'EXPECTED' }]);
  const body = { marks: [markOf(signupId)] };
  expect(codesOf(await server.rest('POST', '/api/attendance', body, headers))).toEqual(['STORED']);
  expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'HERE', marks: 1 });
});

describe('the marks of a phone whose link is over', () => {
  it.each([
    [71, 'STORED'],
    [73, 'LINK_EXPIRED'],
  ])('from before the end, sent %i hours after it: %s', async (hours, answer) => {
    const { link, signupId, send } = await phoneAt();
    const ago = (past: number) => new Date(Date.now() - past * 3_600_000).toISOString();
    await server.database.pool.query('update check_in_link set expires_at = $2 where id = $1', [link.id, ago(hours)]);
    const early = markOf(signupId, { occurredAt: ago(hours + 1) });
    const { status, body } = await send({ deviceNow: ago(0), marks: [early] });
    const said = status === 200 ? body.results[0]?.result : (body as { code?: string }).code;
    expect([status, said]).toEqual([answer === 'STORED' ? 200 : 410, answer]);
    const { marks } = await storedAttendance(server, signupId);
    expect(marks).toBe(answer === 'STORED' ? 1 : 0);
  });
});

describe('the people that a phone adds', () => {
  const nils = (shiftId: string, values = {}) => ({
    ...{ id: randomUUID(), shiftId, firstName: 'Nils', lastName: 'New' },
    ...values,
  });

  it('are of its place', async () => {
    const { role, send } = await phoneAt('Gate  b');
    const [here, there] = [await role.shift({ location: 'Gate B' }), await role.shift({ location: 'Gate C' })];
    expect(codesOf(await send({ walkIns: [nils(here.id), nils(there.id)] }))).toEqual(['STORED', 'SHIFT_NOT_FOUND']);
  });

  it('are known when they are sent again, also after their place was renamed', async () => {
    const { role, send } = await phoneAt('Gate B');
    const here = await role.shift({ location: 'Gate B' });
    const added = nils(here.id);
    await send({ walkIns: [added] });
    await server.database.pool.query(`update shift set location = 'Gate B north' where id = $1`, [here.id]);
    const marks = [markOf(added.id)];
    expect(codesOf(await send({ walkIns: [added], marks }))).toEqual(['KNOWN', 'STORED']);
    expect(codesOf(await send({ walkIns: [nils(here.id)] }))).toEqual(['SHIFT_NOT_FOUND']);
  });

  it('are 30 a link, those who were known by name not among them; staff add more', async () => {
    const { shift, lead, link, send } = await phoneAt();
    const named = (at: number) => nils(shift.id, { lastName: `New ${at}` });
    const known = await signedUp(server.database.pool, shift, {
      ...visitorDetails({ firstName: 'Nils', lastName: 'New 0' }),
    });
    const first = await send({ walkIns: Array.from({ length: 30 }, (_, at) => named(at)) });
    expect(first.body.results.map(({ result }) => result)).toEqual(Array.from({ length: 30 }, () => 'STORED'));
    expect(first.body.results[0]?.signupId).toBe(known.id);
    // Another phone of the same link counts along.
    const { headers } = await link.device();
    const more = { walkIns: [named(30), named(31)] };
    const { body } = await server.rest<AttendanceRecorded>('POST', '/api/attendance', more, headers);
    expect(body.results).toMatchObject([
      { result: 'STORED' },
      {
        ...{ result: 'REFUSED', code: 'TOO_MANY_REQUESTS' },
        message: '30 people were added by this link. Ask the lead to add more.',
      },
    ]);
    expect(codesOf(await send({ walkIns: [named(30)] }))).toEqual(['STORED']);
    const staff = await server.rest<AttendanceRecorded>('POST', '/api/attendance', more, lead.headers);
    expect(codesOf(staff)).toEqual(['KNOWN', 'STORED']);
  });

  it('came before the end of its link', async () => {
    const { shift, link, send } = await phoneAt();
    await server.database.pool.query(`update check_in_link set expires_at = now() - interval '1 hour' where id = $1`, [
      link.id,
    ]);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const [early, late, unseen] = ['Early', 'Late', 'Unseen'].map((lastName) => nils(shift.id, { lastName }));
    const marks = [
      markOf(early?.id ?? '', { occurredAt: hoursAgo(2) }),
      markOf(late?.id ?? '', { occurredAt: hoursAgo(0.5) }),
      markOf(unseen?.id ?? '', { occurredAt: hoursAgo(2), kind: 'NO_SHOW' }),
    ];
    const deviceNow = new Date().toISOString();
    const answer = await send({ deviceNow, walkIns: [early, late, unseen].flatMap((one) => one ?? []), marks });
    expect(codesOf(answer)).toEqual([
      ...['STORED', 'LINK_EXPIRED', 'LINK_EXPIRED'],
      ...['STORED', 'SIGNUP_NOT_FOUND', 'SIGNUP_NOT_FOUND'],
    ]);
  });

  it('show it nothing of somebody who is known already', async () => {
    const { shift, lead, event, category, send } = await phoneAt();
    const email = `${randomUUID()}@example.org`;
    const elsewhere = await given(server.database.pool).shift();
    const { volunteerId } = await signedUp(server.database.pool, elsewhere, {
      ...{ firstName: 'Nils', lastName: 'New', email, phone: '+47 900 00 000' },
    });
    const added = nils(shift.id, { email });
    const { body } = await send({ walkIns: [added] });
    expect(body.signups).toMatchObject([{ signupId: added.id, phone: null, ticket: null }]);
    const { rows } = await server.database.pool.query('select volunteer_id as id from signup where id = $1', [
      added.id,
    ]);
    expect(rows).toEqual([{ id: volunteerId }]);
    // Nor once the lead has taken them out and put them in again, as another signup.
    await send({ marks: [markOf(added.id)] });
    await server.rest('POST', `/api/admin/signups/${added.id}/cancel`, undefined, lead.headers);
    const restored = await server.rest<{ signup: { id: string } }>(
      ...(['POST', `/api/admin/signups/${added.id}/restore`, undefined, lead.headers] as const),
    );
    const left = await send({ marks: [markOf(added.id, { kind: 'LEFT' })] });
    expect(left.body.signups).toMatchObject([{ signupId: restored.body.signup.id, phone: null, ticket: null }]);
    const query = new URLSearchParams({ eventId: event.id, categoryId: category.id, day: inDays(0) });
    const list = await server.rest<{ people: { signupId: string; phone: string | null; ticket: string | null }[] }>(
      'GET',
      `/api/check-in/list?${query}`,
      undefined,
      lead.headers,
    );
    const seen = list.body.people.find(({ signupId }) => signupId === restored.body.signup.id);
    expect(seen).toMatchObject({ phone: '+47 900 00 000', ticket: expect.any(String) });
  });
});
