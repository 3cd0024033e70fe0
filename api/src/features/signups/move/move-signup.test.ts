import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../../test/given.js';
import { cookieFor, householdApis, mailsQueuedTo, type Caller } from '../../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const apis = householdApis(() => server);
const rest = apis[0]!;

/** An event with three shifts in two categories with a lead each, and somebody in the first. */
async function programme({ places = 3, date = inDays(30) } = {}) {
  const ladder = given(server.database.pool);
  const [lead, other] = [await ladder.staff('lead'), await ladder.staff('lead')];
  const event = await ladder.event({ startDate: date });
  const role = await (await event.category({ name: 'Timing', leadId: lead.userId })).opportunity({ name: 'Bibs' });
  const second = await (await event.category({ name: 'Food', leadId: other.userId })).opportunity({ name: 'Soup' });
  const from = (await role.shift({ qtyRequired: places, date })).id;
  const to = (await role.shift({ qtyRequired: places, date, startTime: '14:00', endTime: '16:00' })).id;
  const food = (await second.shift({ qtyRequired: places, date, startTime: '14:00', endTime: '17:00' })).id;
  return { event, role, lead, other, from, to, food };
}

async function taken(shiftId: string, details = visitorDetails()) {
  const { status, signup, cookie = '' } = await rest.signUp({ ...details, shiftId });
  expect(status).toBe(201);
  return {
    ...details,
    id: signup?.id ?? '',
    household: cookieFor(server, { email: details.email }),
    own: { cookie } as Caller,
  };
}

async function rowOf(id: string) {
  const { rows } = await server.database.pool.query<{ shift: string; status: string }>(
    'select shift_id as shift, status from signup where id = $1',
    [id],
  );
  return rows[0];
}

async function countOf(shiftId: string) {
  const { rows } = await server.database.pool.query<{ counter: number; rows: number }>(
    `select active_count as counter, (select count(*)::int from signup where shift_id = s.id and status = 'active') as rows
     from shift s where id = $1`,
    [shiftId],
  );
  expect(rows[0]?.counter).toBe(rows[0]?.rows);
  return rows[0]?.counter;
}

async function factsOf(id: string) {
  const { rows } = await server.database.pool.query<{ kind: string; shift: string; detail: object }>(
    'select kind, shift_id as shift, detail from fact where record_id = $1 order by position',
    [id],
  );
  return rows;
}

async function sequenceOf(id: string, caller: Caller): Promise<{ uid: string; sequence: number; start: string }> {
  const calendar = await fetch(`${server.url}/api/signups/${id}/calendar`, { headers: caller });
  const text = await calendar.text();
  const read = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  return { uid: read('UID'), sequence: Number(read('SEQUENCE')), start: read('DTSTART') };
}

describe.each(apis)('changing the shift through $name', ({ move, cancel }) => {
  it('moves the same signup, notifies once, and says how both shifts stand; a second click changes nothing', async () => {
    const { from, to } = await programme();
    const ada = await taken(from);
    const first = await move(ada.id, to, ada.household);
    expect(first).toMatchObject({
      status: 200,
      signup: { id: ada.id, status: 'active', registered: 1 },
      movedTo: to,
      left: { id: from, registered: 0 },
      conflicts: 0,
    });
    const again = await move(ada.id, to, ada.household);
    expect(again).toMatchObject({ status: 200, movedTo: to, left: null });
    expect(await rowOf(ada.id)).toEqual({ shift: to, status: 'active' });
    expect([await countOf(from), await countOf(to)]).toEqual([0, 1]);
    expect(await mailsQueuedTo(server, ada.email)).toEqual(['signup-confirmation', 'signup-moved']);
    expect(await factsOf(ada.id)).toMatchObject([
      { kind: 'signup.created', shift: from },
      { kind: 'signup.left', shift: from, detail: { by: 'household', to } },
      { kind: 'signup.moved', shift: to, detail: { by: 'household', from } },
    ]);
  });

  it('lets the browser that just signed up do it, and nobody else', async () => {
    const { from, to, other } = await programme();
    const ada = await taken(from);
    const stranger = cookieFor(server, { email: 'stranger@example.org' });
    for (const caller of [{}, stranger, other.headers])
      expect(await move(ada.id, to, caller)).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
    expect(await rowOf(ada.id)).toEqual({ shift: from, status: 'active' });
    expect(await move(ada.id, to, ada.own)).toMatchObject({ status: 200, movedTo: to });
  });

  it('refuses what cannot be, and leaves the place where it is', async () => {
    const { from, to, food, event } = await programme({ places: 1 });
    const ada = await taken(from);
    await taken(to);
    const elsewhere = await programme();
    const asked = async (shiftId: string) => {
      const { status, code, message } = await move(ada.id, shiftId, ada.household);
      return [status, code, message];
    };
    expect(await asked(to)).toEqual([409, 'SHIFT_FULL', 'This shift is full.']);
    expect(await asked(elsewhere.to)).toEqual([
      ...[404, 'SHIFT_NOT_FOUND', 'A signup can only be moved to a shift of the same event.'],
    ]);
    expect(await asked(event.id)).toEqual([404, 'SHIFT_NOT_FOUND', 'Shift not found.']);
    expect(await asked('nowhere')).toEqual([404, 'SHIFT_NOT_FOUND', 'Shift not found.']);
    expect(await asked(' ')).toMatchObject([400, 'INVALID_INPUT', expect.any(String)]);
    const twice = await taken(food, ada);
    expect(await asked(food)).toEqual([409, 'ALREADY_SIGNED_UP', 'You are already signed up for this shift.']);
    expect(await rowOf(ada.id)).toEqual({ shift: from, status: 'active' });
    expect(await mailsQueuedTo(server, ada.email)).toEqual(['signup-confirmation', 'signup-confirmation']);
    await cancel(ada.email, twice.id, ada.household);
    expect(await move(twice.id, to, ada.household)).toMatchObject({ code: 'SIGNUP_NOT_FOUND' });
  });

  it('reports that a person is there already only when nothing else is wrong, and mails that person', async () => {
    const { from, to, food } = await programme({ places: 2 });
    const ada = await taken(to);
    const { firstName, lastName, email } = ada;
    await taken(food, visitorDetails({ firstName, lastName, email }));
    // Somebody else types their name and address.
    const typed = await taken(from, visitorDetails({ firstName, lastName, email }));
    await taken(to);
    const mails = await mailsQueuedTo(server, ada.email);
    expect(await move(typed.id, to, typed.own)).toMatchObject({ status: 409, code: 'SHIFT_FULL' });
    await server.database.pool.query(
      `insert into question (event_id, opportunity_id, kind, label, required)
       select event_id, opportunity_id, 'TEXT', 'Shirt size', true from shift where id = $1`,
      [food],
    );
    expect(await move(typed.id, food, typed.own)).toMatchObject({ status: 400, code: 'ANSWER_REQUIRED' });
    expect(await mailsQueuedTo(server, ada.email)).toEqual(mails);
    await server.database.pool.query(
      'delete from question where opportunity_id = (select opportunity_id from shift where id = $1)',
      [food],
    );
    for (let time = 0; time < 2; time += 1)
      expect(await move(typed.id, food, typed.own)).toMatchObject({ status: 409, code: 'ALREADY_SIGNED_UP' });
    expect(await mailsQueuedTo(server, ada.email)).toEqual([...mails, 'spot-attempted']);
    // The household sees all of it anyway.
    expect(await move(typed.id, to, ada.household)).toMatchObject({ status: 409, code: 'ALREADY_SIGNED_UP' });
    expect(await rowOf(typed.id)).toEqual({ shift: from, status: 'active' });
  });

  it('is over for visitors once either shift has begun, and open to staff, whose moves are audited', async () => {
    const { from, to, lead, role } = await programme();
    const ada = await taken(from);
    const begun = (await role.shift({ date: inDays(-1) })).id;
    expect(await move(ada.id, begun, ada.household)).toMatchObject({ status: 409, code: 'SHIFT_STARTED' });
    expect(await move(ada.id, begun, lead.headers)).toMatchObject({ status: 200, movedTo: begun });
    expect(await move(ada.id, to, ada.household)).toMatchObject({ status: 409, code: 'SHIFT_STARTED' });
    const { rows } = await server.database.pool.query<{ summary: string }>(
      `select summary from audit_entry where record_id = $1 and action = 'signup.moved'`,
      [ada.id],
    );
    expect(rows.map(({ summary }) => summary)).toEqual([expect.stringMatching(/^Vera .*: Bibs.*, instead of Bibs/)]);
  });

  it('asks staff for both categories', async () => {
    const { from, food, lead, other } = await programme();
    const admin = await given(server.database.pool).staff('admin');
    const ada = await taken(from);
    expect(await move(ada.id, food, lead.headers)).toMatchObject({ status: 404, code: 'SHIFT_NOT_FOUND' });
    expect(await move(ada.id, food, other.headers)).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
    expect(await move(ada.id, food, admin.headers)).toMatchObject({ status: 200, movedTo: food });
    // The lead who lost it does not see it any more, and may not move it.
    expect(await move(ada.id, from, lead.headers)).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
  });

  it('reports which of their other shifts overlap', async () => {
    const { from, to, food } = await programme();
    const ada = await taken(from);
    await taken(food, ada);
    expect(await move(ada.id, to, ada.household)).toMatchObject({ status: 200, conflicts: 1 });
  });

  it('names a lead no shift of another category', async () => {
    const { from, to, food, lead } = await programme();
    const ada = await taken(from);
    await taken(food, ada);
    const path = `/api/signups/${ada.id}/move`;
    const { status, body } = await server.rest('POST', path, { shiftId: to }, lead.headers);
    expect([status, body]).toEqual([200, expect.objectContaining({ isBusy: true, conflicts: [] })]);
  });

  it('shows the household no conflict with a draft, and a key none with another event', async () => {
    const [{ event, from, to, food }, hidden] = [await programme(), await programme()];
    const ada = await taken(from);
    await taken(hidden.to, ada);
    const path = `/api/signups/${ada.id}/move`;
    const make = given(server.database.pool);
    const key = await make.apiKey({ scopes: ['read:signups', 'write:signups'], eventId: event.id });
    const free = [200, expect.objectContaining({ isBusy: false, conflicts: [] })];
    const byKey = await server.rest('POST', path, { shiftId: to }, key.headers);
    expect([byKey.status, byKey.body]).toEqual(free);
    const unpublish = `mutation { unpublishEvent(eventId: "${hidden.event.id}", confirmed: true) { event { state } } }`;
    const admin = await make.staff('admin');
    expect((await server.graphql(unpublish, {}, admin.headers)).errors).toBeUndefined();
    const byHousehold = await server.rest('POST', path, { shiftId: food }, ada.household);
    expect([byHousehold.status, byHousehold.body]).toEqual(free);
  });
});

describe('a move', () => {
  it('keeps the calendar entry and counts it up, also into a shift that changed less often, and back', async () => {
    const { from, to, lead } = await programme();
    const ada = await taken(from);
    for (const notes of ['Skis', 'Poles', 'Gloves'])
      await server.rest('PATCH', `/api/lead/shifts/${from}`, { notes }, lead.headers);
    const seen = [await sequenceOf(ada.id, ada.household)];
    for (const shiftId of [to, from, to]) {
      expect((await rest.move(ada.id, shiftId, ada.household)).status).toBe(200);
      seen.push(await sequenceOf(ada.id, ada.household));
    }
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1);
    expect(seen.map(({ start }) => start.slice(-7))).toEqual(['090000Z', '140000Z', '090000Z', '140000Z']);
    const numbers = seen.map(({ sequence }) => sequence);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    // The mail says the same.
    const { rows } = await server.database.pool.query<{ revision: number }>(
      `select (payload->'signups'->0->'shift'->>'revision')::int as revision from outbox
       where recipient = $1 and template = 'signup-moved' order by created_at`,
      [ada.email],
    );
    expect(rows.map(({ revision }) => revision)).toEqual(numbers.slice(1));
  });

  it('gives up a place beyond the places and takes an ordinary one', async () => {
    const { from, to, lead } = await programme({ places: 1 });
    await taken(from);
    const person = visitorDetails();
    const over = await rest.signUp({ ...person, shiftId: from, overCapacity: true }, lead.headers);
    expect((await rest.move(over.signup?.id ?? '', to, lead.headers)).status).toBe(200);
    expect([await countOf(from), await countOf(to)]).toEqual([1, 1]);
    expect(await rest.signUp({ ...visitorDetails(), shiftId: to })).toMatchObject({ code: 'SHIFT_FULL' });
  });

  it('is two statements, a look at who takes over and who waits for the place that it leaves, and the commit', async () => {
    const { from, to } = await programme();
    const ada = await taken(from);
    const bo = await taken(from);
    await rest.move(bo.id, to, bo.household);
    const { statements } = await countStatements(() => rest.move(ada.id, to, ada.household));
    const texts = statements.map((text) => text.trim());
    const begin = texts.findIndex((text) => text.startsWith('begin'));
    const end = texts.findIndex((text) => /(^|;\n)commit$/.test(text));
    expect(texts.slice(begin, end + 1)).toEqual([
      expect.stringMatching(/^begin[\s\S]*select g.id, g.status/),
      expect.stringMatching(/^with going as/),
      expect.stringMatching(/update replacement r set state/),
      expect.stringMatching(/^select id from shift where .* waiting_count > 0/),
      expect.stringMatching(/update outbox [\s\S]*insert into outbox [\s\S]*insert into fact [\s\S]*commit$/),
    ]);
  });
});

describe('many at once', () => {
  it('20 move to one free place: one has it, nineteen stay where they were', async () => {
    const { from, role } = await programme({ places: 20 });
    const single = (await role.shift({ qtyRequired: 1, startTime: '17:00', endTime: '19:00' })).id;
    const movers = [];
    for (let number = 0; number < 20; number += 1) movers.push(await taken(from));
    const came = await Promise.all(movers.map(({ id, household }) => rest.move(id, single, household)));
    expect(came.map(({ code }) => code ?? 'moved').sort()).toEqual([
      ...Array.from({ length: 19 }, () => 'SHIFT_FULL'),
      'moved',
    ]);
    expect([await countOf(from), await countOf(single)]).toEqual([19, 1]);
  });

  it('opposed moves never wait in a circle, and nobody is lost or doubled', async () => {
    const { from, to } = await programme({ places: 40 });
    const there = [];
    for (let number = 0; number < 10; number += 1) there.push(await taken(from), await taken(to));
    const came = await Promise.all(
      there.map(({ id, household }, number) => rest.move(id, number % 2 === 0 ? to : from, household)),
    );
    expect(came.map(({ status }) => status)).toEqual(came.map(() => 200));
    expect([await countOf(from), await countOf(to)]).toEqual([10, 10]);
    const { rows } = await server.database.pool.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });

  it('one signup that is moved to two shifts at once stands in one of them', async () => {
    const { from, to, food } = await programme();
    const ada = await taken(from);
    const came = await Promise.all([to, food, to].map((shiftId) => rest.move(ada.id, shiftId, ada.household)));
    for (const { status, code } of came)
      expect([status, code]).toEqual(status === 200 ? [200, undefined] : [409, 'CHANGED_MEANWHILE']);
    expect(came.some(({ status }) => status === 200)).toBe(true);
    const stands = (await rowOf(ada.id))?.shift;
    expect([to, food]).toContain(stands);
    expect(((await countOf(from)) ?? 0) + ((await countOf(to)) ?? 0) + ((await countOf(food)) ?? 0)).toBe(1);
  });

  it('while the shift is lowered, deleted or given back: a place or a refusal, never both', async () => {
    for (const round of ['lowered', 'deleted', 'cancelled'] as const) {
      const { from, role, lead } = await programme({ places: 12 });
      const goal = (await role.shift({ qtyRequired: 10, startTime: '17:00', endTime: '19:00' })).id;
      const movers: Awaited<ReturnType<typeof taken>>[] = [];
      for (let number = 0; number < 10; number += 1) movers.push(await taken(from));
      const meanwhile =
        round === 'lowered'
          ? () => server.rest('PATCH', `/api/lead/shifts/${goal}`, { qtyRequired: 3 }, lead.headers)
          : round === 'deleted'
            ? () => server.rest('DELETE', `/api/lead/shifts/${goal}`, undefined, lead.headers)
            : () => rest.cancel(movers[0]!.email, movers[0]!.id, movers[0]!.household);
      const [disturbed, ...came] = await Promise.all([
        meanwhile(),
        ...movers.map(({ id, household }) => rest.move(id, goal, household)),
      ]);
      expect(disturbed.status).toBe(200);
      const codes = came.map(({ code }) => code ?? 'moved');
      const refusals = {
        lowered: ['SHIFT_FULL'],
        // A signup that was moved just before goes with the shift, perhaps before its answer is read.
        deleted: ['SHIFT_NOT_FOUND', 'SIGNUP_NOT_FOUND'],
        cancelled: ['SIGNUP_NOT_FOUND'],
      }[round];
      expect(codes.filter((code) => code !== 'moved' && !refusals.includes(code))).toEqual([]);
      const standing = await Promise.all(movers.map(({ id }) => rowOf(id)));
      for (const [number, code] of codes.entries()) {
        if (code === 'SHIFT_FULL' || code === 'SHIFT_NOT_FOUND') expect(standing[number]?.shift).toBe(from);
        if (code === 'SIGNUP_NOT_FOUND') expect(standing[number]?.status ?? 'gone').not.toBe('active');
      }
      const inGoal = standing.filter((row) => row?.shift === goal && row.status === 'active').length;
      const stayed = standing.filter((row) => row?.shift === from && row.status === 'active').length;
      expect(await countOf(from)).toBe(stayed);
      if (round === 'deleted') expect(inGoal).toBe(0);
      else expect(await countOf(goal)).toBe(inGoal);
      if (round === 'lowered') expect(inGoal + stayed).toBe(10);
      if (round === 'cancelled') expect(standing[0]?.status).toBe('cancelled');
    }
  });
});
