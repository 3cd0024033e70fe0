import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attendanceApis, markOf, storedAttendance } from '../../../../test/check-in-apis.js';
import { given } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { staffApis } from '../../../../test/staff-apis.js';
import { raceDay } from '../../../../test/start-board-rows.js';

/* Somebody who is here goes to another post: their hours stay, and they are there once. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

const apis = staffApis(() => server).map(({ name, call }) => ({
  name,
  send: (signupId: string, shiftId: string, headers: Record<string, string>) =>
    call<{ left: { id: string }; signup: { id: string } }>(
      {
        rest: ['POST', `/api/signups/${signupId}/send-on`, { shiftId }],
        graphql: [
          `mutation ($signupId: ID!, $shiftId: ID!) { sendOn(signupId: $signupId, shiftId: $shiftId) { left { id } signup { id } } }`,
          { signupId, shiftId },
        ],
      },
      headers,
    ),
}));

async function activePlaces(signupId: string) {
  const { rows } = await server.database.pool.query<{ id: string; shiftId: string; state: string; sent: boolean }>(
    `select g.id, g.shift_id as "shiftId", g.attendance_state as state, g.sent_at is not null as sent from signup g
     where g.volunteer_id = (select volunteer_id from signup where id = $1) and g.status = 'active' order by g.created_at, g.id`,
    [signupId],
  );
  return rows;
}

describe.each(apis)('sending somebody on, through $name', ({ send }) => {
  it('ends the first place with its hours and gives another, over capacity, with one mail; twice is once', async () => {
    const { lead, shift, start, post } = await raceDay(server.database.pool);
    await post({ place: 'Hut' });
    const startId = await start();
    const [from, to] = [await shift({ people: 1 }), await shift({ place: 'Hut', people: 1 })];
    await server.database.pool.query('update shift set qty_required = 1 where id = $1', [to.id]);
    const [id = ''] = from.signupIds;
    await record({ marks: [markOf(id)] }, lead.headers);
    const { body } = await send(id, to.id, lead.headers);
    expect(body.left.id).toBe(id);
    expect(await activePlaces(id)).toMatchObject([
      { id, state: 'LEFT', sent: false },
      { id: body.signup.id, shiftId: to.id, state: 'EXPECTED', sent: true },
    ]);
    expect(await storedAttendance(server, id)).toMatchObject({
      arrivedAt: expect.any(Date),
      leftAt: expect.any(Date),
      marks: 2,
    });
    const { leftAt } = await storedAttendance(server, id);
    const history = await server.rest<{ entries: { kind: string; changes: object[] }[] }>(
      ...(['GET', `/api/history/${from.id}`, undefined, lead.headers] as const),
    );
    expect(history.body.entries.find(({ kind }) => kind === 'signup.marked')?.changes).toEqual([
      { field: 'state', before: 'HERE', after: 'LEFT' },
      { field: 'leftAt', before: '', after: leftAt?.toISOString() },
    ]);
    const board = async () =>
      (await server.rest<{ rows: object[] }>('GET', `/api/admin/start-board/${startId}`, undefined, lead.headers)).body
        .rows[0];
    expect(await board()).toMatchObject({ onTheWay: 1, expected: 1 });
    expect((await send(id, to.id, lead.headers)).body.signup.id).toBe(body.signup.id);
    expect(await activePlaces(id)).toHaveLength(2);
    const { rows } = await server.database.pool.query(
      `select template from outbox where recipient = (select v.email from volunteer v join signup g on g.volunteer_id = v.id where g.id = $1)`,
      [id],
    );
    expect(rows).toEqual([{ template: 'signup-confirmation' }]);
    await record({ marks: [markOf(body.signup.id)] }, lead.headers);
    expect(await board()).toMatchObject({ onTheWay: 0, here: 1 });
  });

  it('to two posts at once gives one place', async () => {
    const { lead, shift } = await raceDay(server.database.pool);
    const [from, ...to] = [await shift({ people: 1 }), await shift({ place: 'Hut' }), await shift({ place: 'Forest' })];
    const [id = ''] = from.signupIds;
    await record({ marks: [markOf(id)] }, lead.headers);
    const answers = await Promise.all(to.map((shift) => send(id, shift.id, lead.headers)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['CHANGED_MEANWHILE', undefined]);
    expect(await activePlaces(id)).toHaveLength(2);
  });

  it('to two posts at once, while a phone marks that they left: one place at most, and the hours of the first stay', async () => {
    const { lead, shift } = await raceDay(server.database.pool);
    const [from, ...to] = [await shift({ people: 1 }), await shift({ place: 'Hut' }), await shift({ place: 'Forest' })];
    const [id = ''] = from.signupIds;
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await record({ marks: [markOf(id, { occurredAt: anHourAgo })] }, lead.headers);
    const [left, ...answers] = await Promise.all([
      record({ marks: [markOf(id, { kind: 'LEFT' })] }, lead.headers),
      ...to.map((shift) => send(id, shift.id, lead.headers)),
    ]);
    expect(left.body).toMatchObject({ results: [{ result: 'STORED' }] });
    const sent = answers.filter(({ status }) => status === 200);
    expect(sent.length).toBeLessThan(2);
    expect(answers.filter(({ code }) => code === 'CHANGED_MEANWHILE')).toHaveLength(2 - sent.length);
    expect(await activePlaces(id)).toHaveLength(1 + sent.length);
    // Once the first shift is over: by marks if they were sent, else as planned.
    await server.database.pool.query(`update shift set ends_at = starts_at + interval '2 hours' where id = $1`, [
      from.id,
    ]);
    const { data } = await server.graphql<{ signup: { attendance: object } }>(
      'query ($id: ID!) { signup(id: $id) { attendance { state arrivedAt minutes minutesFrom } } }',
      { id },
      lead.headers,
    );
    expect(data.signup.attendance).toEqual({
      ...{ state: 'LEFT', arrivedAt: anHourAgo },
      ...(sent.length > 0 ? { minutes: 60, minutesFrom: 'MARKS' } : { minutes: 120, minutesFrom: 'PLANNED' }),
    });
  });

  it('to a shift in which they were marked as not here takes that back; twice is once', async () => {
    const { lead, shift } = await raceDay(server.database.pool);
    const [from, to] = [await shift({ people: 1 }), await shift({ place: 'Hut' })];
    const [id = ''] = from.signupIds;
    const { rows } = await server.database.pool.query<{ id: string }>(
      `insert into signup (event_id, shift_id, volunteer_id) select event_id, $2, volunteer_id from signup where id = $1 returning id`,
      [id, to.id],
    );
    const other = rows[0]!.id;
    // What was marked before that does not count again either.
    await record({ marks: [markOf(id), markOf(other)] }, lead.headers);
    await record({ marks: [markOf(other, { kind: 'NO_SHOW' })] }, lead.headers);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await send(id, to.id, lead.headers)).body).toMatchObject({ left: { id }, signup: { id: other } });
    expect(await activePlaces(id)).toMatchObject([
      { id, state: 'LEFT' },
      { id: other, state: 'EXPECTED', sent: true },
    ]);
    // Somebody looks for them later, finds nobody and marks it again: they do not come.
    await record({ marks: [markOf(other, { kind: 'NO_SHOW' })] }, lead.headers);
    expect(await send(id, to.id, lead.headers)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('back again leaves one place in each shift', async () => {
    const { lead, shift } = await raceDay(server.database.pool);
    const [from, to] = [await shift({ people: 1 }), await shift({ place: 'Hut' })];
    const [id = ''] = from.signupIds;
    await record({ marks: [markOf(id)] }, lead.headers);
    const { body } = await send(id, to.id, lead.headers);
    await record({ marks: [markOf(body.signup.id)] }, lead.headers);
    expect((await send(body.signup.id, from.id, lead.headers)).body.signup.id).toBe(id);
    expect(await activePlaces(id)).toMatchObject([
      { id, sent: true },
      { id: body.signup.id, state: 'LEFT' },
    ]);
    // On the way back to the first post: nobody goes to the second.
    expect(await send(id, to.id, lead.headers)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('is refused for people who are not here, have just left, or are of others', async () => {
    const { lead, shift, event } = await raceDay(server.database.pool);
    const [from, to] = [await shift({ people: 2 }), await shift({ place: 'Hut' })];
    const [id = '', expected = ''] = from.signupIds;
    const refused = (message: string) => ({ code: 'CHANGED_MEANWHILE', message });
    expect(await send(expected, to.id, lead.headers)).toMatchObject(
      refused('They are not here. Move their spot instead.'),
    );
    await record({ marks: [markOf(id)] }, lead.headers);
    expect(await send(id, from.id, lead.headers)).toMatchObject({
      errors: { shiftId: 'They are in this shift already' },
    });
    const other = await raceDay(server.database.pool);
    expect(await send(id, to.id, other.lead.headers)).toMatchObject({ code: 'SIGNUP_NOT_FOUND' });
    const theirs = await (await event.category({ leadId: other.lead.userId })).opportunity();
    expect(await send(id, (await shift({ of: theirs })).id, lead.headers)).toMatchObject({ code: 'SHIFT_NOT_FOUND' });
    expect(await send(id, (await other.shift()).id, other.admin.headers)).toMatchObject({ code: 'SHIFT_NOT_FOUND' });
    const key = await given(server.database.pool).apiKey({
      scopes: ['write:signups', 'write:attendance', 'read:signups'],
    });
    expect(await send(id, to.id, key.headers)).toMatchObject({ code: 'FORBIDDEN' });
    await record({ marks: [markOf(id, { kind: 'LEFT' })] }, lead.headers);
    // Moving is refused then, too: what is said leads elsewhere.
    expect(await send(id, to.id, lead.headers)).toMatchObject(
      refused('They have left. Add them to the other shift as well, so that their hours stay.'),
    );
    expect(await activePlaces(id)).toHaveLength(1);
  });
});
