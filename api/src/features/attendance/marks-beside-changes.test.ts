import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { attendanceApis, markOf, postOfToday, storedAttendance } from '../../../test/check-in-apis.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { untilBlocked } from '../../../test/until-blocked.js';

/*
 * Somebody is marked while their place is being changed: the mark is stored after the change looked and before it writes. Each mark is made
 * by a connection from outside, which holds the signup until the other one waits for it.
 */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];
const [rest] = replacementApis(() => server);

/** Somebody in a shift in two days, with their household and its lead. */
async function scene() {
  const post = await postOfToday(server, 1, { startDate: inDays(2) });
  const [signupId = ''] = post.signupIds;
  const { rows } = await server.database.pool.query<{ email: string }>(
    'select v.email from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1',
    [signupId],
  );
  const other = await post.role.shift({ startTime: '20:00', endTime: '21:00' });
  return { ...post, signupId, other, own: cookieFor(server, { email: rows[0]?.email ?? '' }) };
}

/** What a call answers that waits for the signup while somebody is marked as here. */
async function beside<Answer>(
  signupId: string,
  call: () => Promise<Answer>,
  state: 'HERE' | 'LEFT' = 'HERE',
): Promise<Answer> {
  return outside(async (marking) => {
    await marking.query('update signup set attendance_state = $2 where id = $1', [signupId, state]);
    const answer = call();
    await untilBlocked(marking, server.database.pool);
    await marking.query('commit');
    return answer;
  });
}

async function outside<Answer>(work: (client: PoolClient) => Promise<Answer>): Promise<Answer> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

type Refusal = { code?: string; message?: string };
const checkedIn = { status: 409, body: { code: 'ALREADY_CHECKED_IN' } };

describe('somebody who comes while their place is changed', () => {
  it('keeps it from their household, which cancels or moves', async () => {
    for (const state of ['HERE', 'LEFT'] as const) {
      const { signupId, other, own } = await scene();
      const { rows } = await server.database.pool.query<{ email: string }>(
        'select v.email from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1',
        [signupId],
      );
      const path = `/api/volunteer/${encodeURIComponent(rows[0]?.email ?? '')}/cancel/${signupId}`;
      expect(await beside(signupId, () => server.rest('POST', path, undefined, own), state)).toMatchObject(checkedIn);
      await server.database.pool.query(`update signup set attendance_state = 'EXPECTED' where id = $1`, [signupId]);
      const move = () => server.rest<Refusal>('POST', `/api/signups/${signupId}/move`, { shiftId: other.id }, own);
      expect(await beside(signupId, move, state)).toMatchObject(checkedIn);
    }
  });

  it('keeps it from staff, who may send them on', async () => {
    const { lead, signupId, other } = await scene();
    const move = () =>
      server.rest<Refusal>('POST', `/api/signups/${signupId}/move`, { shiftId: other.id }, lead.headers);
    const moved = await beside(signupId, move);
    expect(moved).toMatchObject(checkedIn);
    expect(moved.body.message).toContain('Send them on instead');
    const cancel = () => server.rest('POST', `/api/admin/signups/${signupId}/cancel`, undefined, lead.headers);
    expect(await beside(signupId, cancel)).toMatchObject({ status: 200 });
  });

  it('keeps it from a search that begins', async () => {
    const { signupId, own } = await scene();
    expect(await beside(signupId, () => rest.ask(signupId, null, own))).toMatchObject({ code: 'ALREADY_CHECKED_IN' });
  });

  it('keeps it from somebody who takes it over', async () => {
    const { signupId, own } = await scene();
    const token = (await rest.ask(signupId, null, own)).replacement?.token ?? '';
    const taken = await beside(signupId, () => rest.take(token, visitorDetails()));
    expect(taken).toMatchObject({ status: 410, code: 'REPLACEMENT_OVER' });
    expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'HERE' });
  });

  it('ends a search that began while the mark waited, also when they have left already', async () => {
    const { lead, signupId, event, shift } = await scene();
    const mark = markOf(signupId, { kind: 'LEFT' });
    const early = await outside(async (asking) => {
      await asking.query('select from signup where id = $1 for no key update', [signupId]);
      await asking.query(
        `insert into replacement (event_id, shift_id, signup_id, token_hash) values ($1, $2, $3::text::uuid, decode(md5($3), 'hex'))`,
        [event.id, shift.id, signupId],
      );
      const marking = record({ marks: [mark] }, lead.headers);
      await untilBlocked(asking, server.database.pool);
      await asking.query('commit');
      return marking;
    });
    expect(early.body.results).toMatchObject([{ result: 'STORED' }]);
    const { rows } = await server.database.pool.query('select state from replacement where signup_id = $1', [signupId]);
    expect(rows).toEqual([{ state: 'WITHDRAWN' }]);
  });

  it('stays confirmed through a change of plan; others are asked again', async () => {
    const post = await postOfToday(server, 2, { startDate: inDays(2) });
    const admin = await given(server.database.pool).staff('admin');
    const [here = '', expected = ''] = post.signupIds;
    await record({ marks: [markOf(here)] }, post.lead.headers);
    const plan = { eventId: post.event.id, shiftIds: [post.shift.id], moveMinutes: 30 };
    const { body } = await server.rest<{ version: string }>(
      'POST',
      '/api/admin/plan-changes/preview',
      plan,
      admin.headers,
    );
    const changed = { ...plan, version: body.version };
    expect((await server.rest('POST', '/api/admin/plan-changes', changed, admin.headers)).status).toBe(201);
    const { rows } = await server.database.pool.query(
      'select id from signup where shift_id = $1 and unconfirmed_since is not null',
      [post.shift.id],
    );
    expect(rows).toEqual([{ id: expected }]);
  });
});
