import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attendanceApis, markOf, postOfToday, storedAttendance } from '../../../test/check-in-apis.js';
import { given, inDays } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* What it does to the rest that somebody was marked. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

type Refusal = { code?: string; message?: string };

async function householdOf(signupId: string) {
  const { rows } = await server.database.pool.query<{ email: string; volunteerId: string }>(
    'select v.email, v.id as "volunteerId" from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1',
    [signupId],
  );
  const [{ email = '', volunteerId = '' } = {}] = rows;
  return { email, volunteerId, cookie: cookieFor(server, { email }) };
}

/** An admin merges the person of one signup into that of another. */
async function mergeTheirPeople(source: string, target: string): Promise<void> {
  const admin = await given(server.database.pool).staff('admin');
  const [from, to] = [await householdOf(source), await householdOf(target)];
  const people = { sourceId: from.volunteerId, targetId: to.volunteerId };
  const merged = await server.rest('POST', '/api/volunteer/merge', people, admin.headers);
  expect(merged.status).toBe(200);
}

describe('somebody who is here', () => {
  it('keeps their place: the household asks the lead, staff may cancel', async () => {
    const { lead, role, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    const { cookie } = await householdOf(signupId);
    const other = await role.shift({ startTime: '23:00', endTime: '23:59' });
    await record({ marks: [markOf(signupId)] }, lead.headers);
    for (const [path, body] of [
      [`/api/signups/${signupId}/move`, { shiftId: other.id }],
      [`/api/signups/${signupId}/replacement`, {}],
    ] as const) {
      const refused = await server.rest<Refusal>('POST', path, body, cookie);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'ALREADY_CHECKED_IN']);
    }
    const cancelling = `mutation ($id: ID!) { cancelSignup(signupId: $id) { id } }`;
    const own = await server.graphql(cancelling, { id: signupId }, cookie);
    expect(own.errors?.[0]).toMatchObject({ message: 'You are checked in: ask the lead.' });
    const moved = await server.rest<Refusal>(
      'POST',
      `/api/signups/${signupId}/move`,
      { shiftId: other.id },
      lead.headers,
    );
    expect(moved.body).toMatchObject({ code: 'ALREADY_CHECKED_IN' });
    expect(moved.body.message).toBe('They are here. Send them on instead, so that their hours stay.');
    const left = await record({ marks: [markOf(signupId, { kind: 'LEFT' })] }, lead.headers);
    const again = await server.rest<Refusal>(
      'POST',
      `/api/signups/${signupId}/move`,
      { shiftId: other.id },
      lead.headers,
    );
    expect(again.body.message).toMatch(/^They were here and have left\. Add them to the other shift as well/);
    const undone = { kind: 'UNDONE' as const, undoes: left.body.results[0]?.id };
    await record({ marks: [markOf(signupId, undone)] }, lead.headers);
    const cancelled = await server.rest('POST', `/api/admin/signups/${signupId}/cancel`, undefined, lead.headers);
    expect(cancelled.status).toBe(200);
    expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'HERE', marks: 3 });
  });

  it('ends the search for their replacement, and has confirmed by coming', async () => {
    const { lead, event, shift, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    const { pool } = server.database;
    await pool.query('update signup set unconfirmed_since = now() where id = $1', [signupId]);
    await pool.query(
      `insert into replacement (event_id, shift_id, signup_id, token_hash) values ($1, $2, $3::text::uuid, decode(md5($3), 'hex'))`,
      [event.id, shift.id, signupId],
    );
    await record({ marks: [markOf(signupId)] }, lead.headers);
    const { rows } = await pool.query(
      `select r.state, g.unconfirmed_since as unconfirmed from replacement r join signup g on g.id = r.signup_id where g.id = $1`,
      [signupId],
    );
    expect(rows).toEqual([{ state: 'WITHDRAWN', unconfirmed: null }]);
  });
});

describe('what carries marks', () => {
  it('cannot be deleted, except for the rehearsal of a future event', async () => {
    const admin = await given(server.database.pool).staff('admin');
    const { lead, event, category, role, shift, signupIds } = await postOfToday(server, 1);
    await record({ marks: [markOf(signupIds[0] ?? '')] }, lead.headers);
    for (const path of [
      `shifts/${shift.id}`,
      `opportunities/${role.id}`,
      `categories/${category.id}`,
      `events/${event.id}`,
    ]) {
      const refused = await server.rest<Refusal>('DELETE', `/api/admin/${path}`, undefined, admin.headers);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'ATTENDANCE_KEPT']);
    }
    const rehearsal = await postOfToday(server, 1, { startDate: inDays(2) });
    await record({ marks: [markOf(rehearsal.signupIds[0] ?? '')] }, rehearsal.lead.headers);
    const gone = await server.rest('DELETE', `/api/admin/events/${rehearsal.event.id}`, undefined, admin.headers);
    expect(gone.status).toBe(200);
  });

  it('follows the person when two are merged: the place that stays has both histories, and answers to both ids', async () => {
    const { lead, signupIds } = await postOfToday(server, 2);
    const [source = '', target = ''] = signupIds;
    const came = markOf(source, { occurredAt: new Date(Date.now() - 60_000).toISOString(), seen: [] });
    const left = markOf(target, { kind: 'LEFT', seen: [] });
    await record({ marks: [came, left] }, lead.headers);
    await mergeTheirPeople(source, target);
    expect(await storedAttendance(server, target)).toMatchObject({ state: 'LEFT', marks: 2 });
    expect((await storedAttendance(server, target)).arrivedAt).not.toBeNull();
    const late = await record({ marks: [came, markOf(source)] }, lead.headers);
    expect(late.body.results.map(({ result, signupId }) => [result, signupId])).toEqual([
      ['KNOWN', target],
      ['STORED', target],
    ]);
  });

  it('finds the place that stays under the dropped id, though nobody was marked before the two were merged', async () => {
    const { lead, signupIds } = await postOfToday(server, 2);
    const [source = '', target = ''] = signupIds;
    await mergeTheirPeople(source, target);
    const { body } = await record({ marks: [markOf(source)] }, lead.headers);
    expect(body.results).toMatchObject([{ result: 'STORED', signupId: target }]);
    expect(await storedAttendance(server, target)).toMatchObject({ state: 'HERE', marks: 1 });
  });
});
