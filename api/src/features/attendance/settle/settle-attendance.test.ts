import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attendanceApis, markOf, postOfToday, storedAttendance } from '../../../../test/check-in-apis.js';
import { countStatements } from '../../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { signedUp } from '../../../../test/signup-rows.js';
import { staffApis } from '../../../../test/staff-apis.js';
import { untilBlocked } from '../../../../test/until-blocked.js';

/* What the lead does afterwards: those that nobody marked, and those who cancelled and came all the same. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

const apis = staffApis(() => server).map(({ name, call }) => ({
  name,
  settle: (shiftId: string, others: string, headers: Record<string, string>) =>
    call<{ shift: { id: string } }>(
      {
        rest: ['POST', `/api/admin/shifts/${shiftId}/settle`, { others }],
        graphql: [
          `mutation ($shiftId: ID!, $others: OthersOfShift!) { settleAttendance(shiftId: $shiftId, others: $others) { shift { id } } }`,
          { shiftId, others },
        ],
      },
      headers,
    ),
  restore: (signupId: string, headers: Record<string, string>) =>
    call<{ signup: { id: string; status: string } }>(
      {
        rest: ['POST', `/api/admin/signups/${signupId}/restore`],
        graphql: [
          'mutation ($signupId: ID!) { restoreSignup(signupId: $signupId) { signup { id status } } }',
          { signupId },
        ],
      },
      headers,
    ),
}));

/** A shift of today that has begun. */
async function begunPost(people: number) {
  const post = await postOfToday(server, people);
  await server.database.pool.query(
    `update shift set date = date - 1 where id = $1 and starts_at > now() - interval '1 minute'`,
    [post.shift.id],
  );
  const { rows } = await server.database.pool.query<{ startsAt: Date }>(
    'select starts_at as "startsAt" from shift where id = $1',
    [post.shift.id],
  );
  return { ...post, startsAt: rows[0]?.startsAt };
}

describe.each(apis)('a shift, through $name', ({ settle }) => {
  it('is settled: who was not marked came, or did not, as of its start; the others stay', async () => {
    const { lead, shift, signupIds, startsAt } = await begunPost(3);
    const [here = '', missing = '', unmarked = ''] = signupIds;
    await record({ marks: [markOf(here), markOf(missing, { kind: 'NO_SHOW' })] }, lead.headers);
    expect(await settle(shift.id, 'CAME', lead.headers)).toMatchObject({ body: { shift: { id: shift.id } } });
    expect(await storedAttendance(server, unmarked)).toMatchObject({ state: 'HERE', arrivedAt: startsAt, marks: 1 });
    expect(await storedAttendance(server, missing)).toMatchObject({ state: 'NO_SHOW', marks: 1 });
    await settle(shift.id, 'NO_SHOW', lead.headers);
    expect(await storedAttendance(server, unmarked)).toMatchObject({ state: 'HERE', marks: 1 });
    expect(await storedAttendance(server, here)).toMatchObject({ state: 'HERE', marks: 1 });
  });

  it('is settled by its own lead, once it has begun, while marks are taken', async () => {
    const { lead, role, event, shift, signupIds } = await begunPost(1);
    const foreign = await given(server.database.pool).staff('lead');
    const key = await given(server.database.pool).apiKey({ scopes: ['write:attendance'], eventId: event.id });
    expect(await settle(shift.id, 'CAME', foreign.headers)).toMatchObject({ code: 'SHIFT_NOT_FOUND' });
    expect(await settle(shift.id, 'CAME', key.headers)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await settle(shift.id, 'PERHAPS', lead.headers)).status).toBe(400);
    const later = await role.shift({ date: inDays(1) });
    const early = await settle(later.id, 'NO_SHOW', lead.headers);
    expect(early).toMatchObject({ code: 'ATTENDANCE_CLOSED' });
    await server.database.pool.query(
      `update event set start_date = start_date - 20, end_date = end_date - 20 where id = $1`,
      [event.id],
    );
    expect(await settle(shift.id, 'CAME', lead.headers)).toMatchObject({ code: 'ATTENDANCE_CLOSED' });
    await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [shift.id]);
    expect(await settle(shift.id, 'CAME', lead.headers)).toMatchObject({ code: 'SHIFT_CANCELLED' });
    expect(await storedAttendance(server, signupIds[0] ?? '')).toMatchObject({ state: 'EXPECTED', marks: 0 });
  });
});

describe('settling', () => {
  const [{ settle }] = apis as [(typeof apis)[number]];

  it('leaves out somebody who is marked at this moment', async () => {
    const { lead, shift, signupIds } = await begunPost(1);
    const [signupId = ''] = signupIds;
    const marking = await server.database.pool.connect();
    try {
      await marking.query('begin');
      await marking.query(`update signup set attendance_state = 'NO_SHOW' where id = $1`, [signupId]);
      const settled = settle(shift.id, 'CAME', lead.headers);
      await untilBlocked(marking, server.database.pool);
      await marking.query('commit');
      expect((await settled).body.shift.id).toBe(shift.id);
    } finally {
      marking.release();
    }
    expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'NO_SHOW', marks: 0 });
  });

  it('takes as many statements for 200 people as for one', async () => {
    const counts: number[] = [];
    for (const people of [1, 200]) {
      const { lead, shift } = await begunPost(people);
      counts.push((await countStatements(() => settle(shift.id, 'CAME', lead.headers))).apart);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describe.each(apis)('somebody who cancelled and came all the same, through $name', ({ restore }) => {
  it('gets a place again, and their marks with it; twice is once', async () => {
    const { lead, shift } = await begunPost(1);
    const person = visitorDetails();
    const { id, volunteerId } = await signedUp(server.database.pool, shift, person, { status: 'cancelled' });
    const mark = markOf(id);
    await record({ marks: [mark] }, lead.headers);
    const answers = await Promise.all([1, 2, 3].map(() => restore(id, lead.headers)));
    const [{ body }] = answers as [(typeof answers)[number]];
    expect(new Set(answers.map((answer) => answer.body.signup.id)).size).toBe(1);
    expect(body.signup.status.toLowerCase()).toBe('active');
    expect(body.signup.id).not.toBe(id);
    expect(await storedAttendance(server, body.signup.id)).toMatchObject({ state: 'HERE', heads: [mark.id] });
    expect(await storedAttendance(server, id)).toMatchObject({ state: 'EXPECTED', marks: 0 });
    const facts = await server.database.pool.query(
      `select record_id as id, detail -> 'changes' -> 'state' as state from fact
       where kind = 'signup.marked' and record_id = any($1) order by position desc limit 2`,
      [[id, body.signup.id]],
    );
    expect(facts.rows).toEqual([
      { id, state: ['HERE', 'EXPECTED'] },
      { id: body.signup.id, state: ['EXPECTED', 'HERE'] },
    ]);
    const again = await restore(id, lead.headers);
    expect(again.body.signup.id).toBe(body.signup.id);
    const late = await record({ marks: [mark, markOf(id, { kind: 'LEFT' })] }, lead.headers);
    expect(late.body.results.map(({ result, signupId }) => [result, signupId])).toEqual([
      ['KNOWN', body.signup.id],
      ['STORED', body.signup.id],
    ]);
    const { rows } = await server.database.pool.query(
      `select template from outbox where recipient = $1 union all
       select 'active' from signup where volunteer_id = $2 and status = 'active'`,
      [person.email, volunteerId],
    );
    expect(rows).toEqual([{ template: 'signup-confirmation' }, { template: 'active' }]);
  });

  it('is put in while they are marked as here', async () => {
    const { lead, shift } = await begunPost(0);
    const { id } = await signedUp(server.database.pool, shift, visitorDetails(), { status: 'cancelled' });
    expect(await restore(id, lead.headers)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await record({ marks: [markOf(id), markOf(id, { kind: 'NO_SHOW' })] }, lead.headers);
    expect(await restore(id, lead.headers)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('is put in by the lead of the shift alone', async () => {
    const { shift } = await begunPost(0);
    const { id } = await signedUp(server.database.pool, shift, visitorDetails(), { status: 'cancelled' });
    const foreign = await given(server.database.pool).staff('lead');
    expect(await restore(id, foreign.headers)).toMatchObject({ code: 'SIGNUP_NOT_FOUND' });
    expect(await restore('nobody', foreign.headers)).toMatchObject({ code: 'SIGNUP_NOT_FOUND' });
  });
});
