import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { attendanceApis, markOf, postOfToday, storedAttendance } from '../../../test/check-in-apis.js';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays } from '../../../test/given.js';
import { settled } from '../../../test/settled.js';
import { untilBlocked } from '../../../test/until-blocked.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const [rest, graphql] = attendanceApis(() => server);
const { record } = rest as NonNullable<typeof rest>;

describe.each(attendanceApis(() => server))('marks, through $name', ({ record }) => {
  it('say who came, who left and who is missing, and take one another back', async () => {
    const { lead, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    const came = markOf(signupId);
    const first = await record({ marks: [came] }, lead.headers);
    expect(first).toMatchObject({ status: 200, body: { results: [{ id: came.id, result: 'STORED', signupId }] } });
    expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'HERE', heads: [came.id], leftAt: null });

    const left = markOf(signupId, { kind: 'LEFT' });
    await record({ marks: [left] }, lead.headers);
    const gone = await storedAttendance(server, signupId);
    expect(gone).toMatchObject({ state: 'LEFT', heads: [left.id] });
    expect(gone.leftAt).not.toBeNull();

    await record({ marks: [markOf(signupId, { kind: 'UNDONE', undoes: left.id })] }, lead.headers);
    expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'HERE', heads: [came.id], marks: 3 });
  });

  it('of two phones that disagree are shown as such, until somebody who saw both settles it', async () => {
    const { lead, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    const here = markOf(signupId, { seen: [] });
    const notHere = markOf(signupId, { kind: 'NO_SHOW', seen: [] });
    await record({ deviceId: randomUUID(), marks: [here] }, lead.headers);
    await record({ deviceId: randomUUID(), marks: [notHere] }, lead.headers);
    const both = await storedAttendance(server, signupId);
    expect(both.contradicted).toBe(true);
    expect([...both.heads].sort()).toEqual([here.id, notHere.id].sort());
    // Left out, 'seen' means what the server knows.
    await record({ deviceId: randomUUID(), marks: [markOf(signupId)] }, lead.headers);
    expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'HERE', contradicted: false });
  });

  it('are answered one by one: one that nobody may make does not hold up the others', async () => {
    const { lead, signupIds } = await postOfToday(server, 2);
    const others = await postOfToday(server, 1);
    const [a = '', b = ''] = signupIds;
    const marks = [a, randomUUID(), others.signupIds[0] ?? '', b].map((id) => markOf(id));
    const { body } = await record({ marks }, lead.headers);
    expect(body.results.map(({ id }) => id)).toEqual(marks.map(({ id }) => id));
    expect(body.results.map(({ result, code }) => code ?? result)).toEqual([
      'STORED',
      'SIGNUP_NOT_FOUND',
      'SIGNUP_NOT_FOUND',
      'STORED',
    ]);
    expect(await storedAttendance(server, others.signupIds[0] ?? '')).toMatchObject({ state: 'EXPECTED', marks: 0 });
  });

  it('that are malformed are refused with their place, and nothing is stored', async () => {
    const { lead, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    const undone = { ...markOf(signupId, { kind: 'UNDONE' }) };
    const refused = await record({ marks: [markOf(signupId), undone] }, lead.headers);
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(Object.keys(refused.errors ?? {})).toEqual(['marks.1.undoes']);
    const tooMany = Array.from({ length: 501 }, () => markOf(signupId));
    expect(await record({ marks: tooMany }, lead.headers)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await storedAttendance(server, signupId)).toMatchObject({ marks: 0 });
  });

  it('are taken from two days before the event to 14 days after it', async () => {
    const said: string[] = [];
    for (const days of [-15, -14, 2, 3]) {
      const { lead, signupIds } = await postOfToday(server, 1, { startDate: inDays(days) });
      const { body } = await record({ marks: [markOf(signupIds[0] ?? '')] }, lead.headers);
      const [{ result = '', code = '', message = '' } = {}] = body.results;
      said.push(code ? `${code} ${message}` : result);
    }
    expect(said).toEqual([
      'ATTENDANCE_CLOSED Marks for this event are closed. Correct the hours instead.',
      'STORED',
      'STORED',
      'ATTENDANCE_CLOSED Marks are taken from 2 days before the event.',
    ]);
  });
});

describe('a mark', () => {
  it('that comes again, in parts, shuffled, at once and at both APIs, is one row', async () => {
    const { lead, signupIds } = await postOfToday(server, 20);
    const deviceId = randomUUID();
    const marks = signupIds.map((id, sequence) => markOf(id, { sequence, seen: [] }));
    const shuffled = [...marks].sort(() => Math.random() - 0.5);
    const apis = [rest, graphql].flatMap((api) => (api ? [api.record] : []));
    const calls = apis.flatMap((send) =>
      [marks, shuffled, shuffled.slice(7), marks.slice(0, 11)].map((some) =>
        send({ deviceId, marks: some }, lead.headers),
      ),
    );
    const outcomes = await Promise.all(calls);
    const results = outcomes.flatMap(({ body }) => body.results);
    expect(results.filter(({ result }) => result === 'STORED')).toHaveLength(20);
    expect(results.filter(({ result }) => result === 'KNOWN')).toHaveLength(results.length - 20);
    for (const id of signupIds) expect(await storedAttendance(server, id)).toMatchObject({ state: 'HERE', marks: 1 });
  });

  it('with the id of another one is refused', async () => {
    const { lead, signupIds } = await postOfToday(server, 2);
    const [a = '', b = ''] = signupIds;
    const came = markOf(a);
    await record({ marks: [came] }, lead.headers);
    for (const other of [
      { ...came, signupId: b },
      { ...came, kind: 'LEFT' as const },
      { ...came, occurredAt: inDays(0) + 'T00:00:00Z' },
    ]) {
      const { body } = await record({ marks: [other] }, lead.headers);
      expect(body.results).toMatchObject([{ result: 'REFUSED', code: 'ID_TAKEN' }]);
    }
    expect(await storedAttendance(server, b)).toMatchObject({ marks: 0 });
  });

  it('of a clock that is wrong has the time of the server, fixed when it first arrives', async () => {
    const { lead, signupIds } = await postOfToday(server, 4);
    const now = Date.now();
    const hour = 3_600_000;
    const madeAgo = 120_000;
    // By how much the clock is wrong when sending and when marking: behind, ahead, set right in between, in 1970.
    const clocks = [
      { sending: -hour, marking: -hour },
      { sending: hour, marking: hour },
      { sending: 0, marking: -hour },
      { sending: madeAgo - now, marking: madeAgo - now },
    ];
    for (const [at, { sending, marking }] of clocks.entries()) {
      const occurredAt = new Date(now - madeAgo + marking).toISOString();
      const mark = markOf(signupIds[at] ?? '', { occurredAt, offset: -marking });
      await record({ deviceNow: new Date(now + sending).toISOString(), marks: [mark] }, lead.headers);
      const { arrivedAt } = await storedAttendance(server, signupIds[at] ?? '');
      expect(Math.abs((arrivedAt?.getTime() ?? 0) - (now - madeAgo))).toBeLessThan(10_000);
      await record({ deviceNow: new Date(now + sending + hour).toISOString(), marks: [mark] }, lead.headers);
      expect((await storedAttendance(server, signupIds[at] ?? '')).arrivedAt).toEqual(arrivedAt);
    }
  });

  it('waits for nobody who holds the shift', async () => {
    const { lead, shift, signupIds } = await postOfToday(server, 1);
    const holder = await server.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from shift where id = $1 for update', [shift.id]);
      const { body } = await record({ marks: [markOf(signupIds[0] ?? '')] }, lead.headers);
      expect(body.results).toMatchObject([{ result: 'STORED' }]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  it('that waits for a move or a merge belongs to the signup as it is afterwards', async () => {
    const { lead, role, signupIds } = await postOfToday(server, 3);
    const [moving = '', source = '', target = ''] = signupIds;
    const other = await role.shift({ startTime: '23:00', endTime: '23:59' });
    const { pool } = server.database;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('update signup set shift_id = $2 where id = $1', [moving, other.id]);
      await holder.query('select from signup where id = $1 for update', [source]);
      const answers = [moving, source].map((id) => record({ marks: [markOf(id)] }, lead.headers));
      await untilBlocked(holder, pool, { count: 2 });
      await holder.query(
        'insert into signup_alias (id, event_id, signup_id) select $1, event_id, id from signup where id = $2',
        [source, target],
      );
      await holder.query('commit');
      const results = (await Promise.all(answers)).map(({ body }) => body.results[0]);
      expect(results.map((one) => [one?.result, one?.signupId])).toEqual([
        ['STORED', moving],
        ['STORED', target],
      ]);
    } finally {
      holder.release();
    }
    expect(await storedAttendance(server, target)).toMatchObject({ state: 'HERE', marks: 1 });
  });

  it('of a signup that was cancelled meanwhile is kept', async () => {
    const { lead, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    await server.database.pool.query(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [
      signupId,
    ]);
    const { body } = await record({ marks: [markOf(signupId)] }, lead.headers);
    expect(body.results).toMatchObject([{ result: 'STORED', signupId }]);
    expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'HERE' });
  });

  it('shows visitors nothing: public pages stay as they are, only followers with rights receive it', async () => {
    const { lead, event, signupIds } = await postOfToday(server, 1);
    const position = `query ($id: ID!) { event(id: $id) { position } }`;
    await settled(server.database.pool);
    const before = await server.graphql<{ event: { position: string } }>(position, { id: event.id });
    const now = await server.rest<{ cursor: string }>('GET', '/api/changes', undefined, lead.headers);
    await record({ marks: [markOf(signupIds[0] ?? '')] }, lead.headers);
    await settled(server.database.pool);
    const after = await server.graphql<{ event: { position: string } }>(position, { id: event.id });
    expect(after.data.event.position).toBe(before.data.event.position);
    const { body } = await server.rest<{ changes: { kind: string; id: string }[] }>(
      'GET',
      `/api/changes?cursor=${encodeURIComponent(now.body.cursor)}`,
      undefined,
      lead.headers,
    );
    expect(body.changes).toEqual([expect.objectContaining({ kind: 'changed', id: signupIds[0] })]);
  });
});

describe('who marks', () => {
  it('is an API key with the scope, of its own event, and reads nobody by it', async () => {
    const { event, signupIds, shift } = await postOfToday(server, 1);
    const other = await postOfToday(server, 1);
    const ladder = given(server.database.pool);
    const key = await ladder.apiKey({ scopes: ['write:attendance'], eventId: event.id });
    const marks = [signupIds[0] ?? '', other.signupIds[0] ?? ''].map((id) => markOf(id));
    const { body } = await record({ marks }, key.headers);
    expect(body.results.map(({ result, code }) => code ?? result)).toEqual(['STORED', 'SIGNUP_NOT_FOUND']);
    const names = `mutation ($input: RecordAttendanceInput!) { recordAttendance(input: $input) { signups { id } } }`;
    const read = await server.graphql(names, { input: { marks: [] } }, key.headers);
    expect(read.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const walkIns = [{ id: randomUUID(), shiftId: shift.id, firstName: 'Nils', lastName: 'New' }];
    expect(await record({ walkIns }, key.headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const without = await ladder.apiKey({ scopes: ['write:signups'] });
    expect(await record({ marks: [] }, without.headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await record({ marks: [] }, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });
});

describe('the statements of a call', () => {
  it('are four, for 1, 60 and 500 marks alike', async () => {
    const { lead, signupIds } = await postOfToday(server, 500);
    const counts: number[] = [];
    for (const [from, to] of [
      [0, 1],
      [1, 61],
      [0, 500],
    ]) {
      const marks = signupIds.slice(from, to).map((id) => markOf(id));
      const { apart } = await countStatements(() => record({ marks }, lead.headers));
      counts.push(apart);
    }
    // Besides: who asks, COMMIT, and reading the answer, which goes out with it.
    expect(counts).toEqual([7, 7, 7]);
  });
});
