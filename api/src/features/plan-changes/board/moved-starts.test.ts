import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../../test/count-statements.js';
import { given, inDays } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { audited, staffApis } from '../../../../test/staff-apis.js';
import { instantOf } from '../../../platform/clock.js';

/* Starts move with the shifts of their days: shown before, made with them, undone with them. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;

interface Preview {
  version: string;
  shifts: { startTime: string }[];
  starts: { startId: string; name: string; fromDate: string; fromTime: string; date: string; time: string }[];
}

const [day, next] = [inDays(30), inDays(31)];

async function scene({ startDate = day, endDate = next, timeZone = 'America/Chicago' } = {}) {
  const { pool } = server.database;
  const ladder = given(pool);
  const [lead, admin] = [await ladder.staff('lead'), await ladder.staff('admin')];
  const event = await ladder.event({ startDate, endDate, timeZone });
  const category = await event.category({ leadId: lead.userId });
  const role = await category.opportunity();
  const start = async (name: string, date: string, time: string) => {
    const { rows } = await pool.query<{ id: string }>(
      'insert into race_start (event_id, name, date, time) values ($1, $2, $3, $4) returning id',
      [event.id, name, date, time],
    );
    return rows[0]!.id;
  };
  const starts = async () => {
    const { rows } = await pool.query<{ line: string }>(
      `select name || ' ' || to_char(date, 'YYYY-MM-DD') || ' ' || time as line from race_start where event_id = $1 order by name`,
      [event.id],
    );
    return rows.map(({ line }) => line);
  };
  return { event, category, role, start, starts, lead: lead.headers, admin: admin.headers };
}

const apis = staffApis(() => server).map(({ name, call }) => ({
  name,
  preview: (input: object, headers: Headers) =>
    call<Preview>(
      {
        rest: ['POST', '/api/admin/plan-changes/preview', input],
        graphql: [
          `query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version shifts { startTime }
            starts { startId name fromDate fromTime date time warnings } } }`,
          { input },
        ],
      },
      headers,
    ),
  apply: (input: object, version: string, headers: Headers) =>
    call<{ planChange: { id: string } }>(
      {
        rest: ['POST', '/api/admin/plan-changes', { ...input, version }],
        graphql: [
          'mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) { planChange { id } } }',
          { input, version },
        ],
      },
      headers,
    ),
  undo: (id: string, headers: Headers) =>
    call<{ shifts: { id: string }[]; unchangedStarts: string[] }>(
      {
        rest: ['POST', `/api/admin/plan-changes/${id}/undo`],
        graphql: [
          'mutation ($id: ID!) { undoPlanChange(planChangeId: $id) { shifts { id } unchangedStarts } }',
          { id },
        ],
      },
      headers,
    ),
}));
const [, { preview, apply, undo }] = apis as [(typeof apis)[0], (typeof apis)[0]];

describe.each(apis)('starts, through $name', ({ preview, apply, undo }) => {
  it('move with the shifts of their day, lose the decisions about them, and go back', async () => {
    const { event, category, role, start, starts, admin } = await scene();
    await role.shift({ startTime: '07:00', endTime: '10:00' });
    const [men, women] = [await start('Men', day, '09:00'), await start('Women', day, '23:00')];
    await start('Kids', next, '10:00');
    const { pool } = server.database;
    await pool.query(`update race_start set cleared_at = now(), cleared_note = 'Go' where id = $1`, [men]);
    const { rows } = await pool.query<{ id: string }>(
      'insert into post (event_id, category_id, minimum_staff) values ($1, $2, 1) returning id',
      [event.id, category.id],
    );
    await pool.query('insert into post_report (post_id, start_id, manned, reported_at) values ($1, $2, true, now())', [
      ...[rows[0]!.id, men],
    ]);

    const input = { eventId: event.id, where: { days: [day] }, moveMinutes: 120 };
    const shown = await preview(input, admin);
    expect(shown.body.starts).toEqual([
      {
        ...{ startId: men, name: 'Men', fromDate: day, fromTime: '09:00', date: day, time: '11:00' },
        warnings: ['It is cleared. Moving it takes the clearance back.'],
      },
      {
        ...{ startId: women, name: 'Women', fromDate: day, fromTime: '23:00', date: next, time: '01:00' },
        warnings: [],
      },
    ]);
    const made = await apply(input, shown.body.version, admin);
    expect(made.code).toBeUndefined();
    expect(await starts()).toEqual([`Kids ${next} 10:00`, `Men ${day} 11:00`, `Women ${next} 01:00`]);
    const { rows: left } = await pool.query(
      `select version, cleared_at as "clearedAt", cleared_note as "clearedNote",
         (select count(*)::int from post_report where start_id = r.id) as reports,
         (select count(*)::int from fact where kind = 'raceStart.changed' and event_id = r.event_id and quiet) as facts
       from race_start r where id = $1`,
      [men],
    );
    expect(left).toEqual([{ version: 2, clearedAt: null, clearedNote: null, reports: 0, facts: 2 }]);

    const back = await undo(made.body.planChange.id, admin);
    expect(back.body).toMatchObject({ shifts: [{}], unchangedStarts: [] });
    expect(await starts()).toEqual([`Kids ${next} 10:00`, `Men ${day} 09:00`, `Women ${day} 23:00`]);
    expect(await audited(server, { eventId: event.id })).toEqual([
      'plan-change.applied: 1 shift changed at once, 2 starts moved, 0 people notified',
      'plan-change.undone: 1 shift, 2 starts put back, 0 left as they are, 0 people notified',
    ]);
  });

  it('are refused where no whole day moves, and for leads', async () => {
    const { event, role, start, lead, admin } = await scene();
    const shift = await role.shift();
    await start('Men', day, '09:00');
    const wanted = { eventId: event.id, moveStarts: true };
    const days = { days: [day] };
    const whole = 'Starts move with all shifts of a day: choose days alone.';
    for (const [input, message] of [
      [{ ...wanted, shiftIds: [shift.id], moveMinutes: 60 }, whole],
      [{ ...wanted, where: days, shiftIds: [shift.id], moveMinutes: 60 }, whole],
      [{ ...wanted, where: days, location: 'Gate' }, 'Starts move with the times or days of shifts: choose how far.'],
    ] as const)
      expect(await preview(input, admin)).toMatchObject({ code: 'INVALID_INPUT', errors: { moveStarts: message } });
    expect(await preview({ ...wanted, where: days, moveMinutes: 60 }, lead)).toMatchObject({
      errors: { moveStarts: 'Starts are moved by admins.' },
    });
    // Without the wish they stay there.
    const stays = { eventId: event.id, moveMinutes: 60 };
    for (const answer of [
      await preview({ ...stays, where: days }, lead),
      await preview({ ...stays, shiftIds: [shift.id] }, admin),
      await preview({ ...stays, where: days, moveStarts: false }, admin),
    ])
      expect(answer.body).toMatchObject({ starts: [], shifts: [{}] });
    expect((await preview({ ...stays, where: {} }, admin)).body.starts).toHaveLength(1);
  });
});

it('a category with its days is no whole day', async () => {
  const { event, category, role, start, admin } = await scene();
  await role.shift();
  await start('Men', day, '09:00');
  const input = { eventId: event.id, where: { days: [day], categoryId: category.id }, moveMinutes: 60 };
  expect((await preview(input, admin)).body).toMatchObject({ starts: [], shifts: [{}] });
  expect(await preview({ ...input, moveStarts: true }, admin)).toMatchObject({ code: 'INVALID_INPUT' });
  const save = await server.graphql(
    'mutation ($input: PlanChangeInput!) { savePlanChange(input: $input, name: "Later") { preparedPlanChange { id } } }',
    { input: { ...input, moveStarts: true } },
    admin,
  );
  expect(save.errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
});

it('REST takes days alone', async () => {
  const { event, category, admin } = await scene();
  const body = { eventId: event.id, where: { categoryId: category.id }, moveMinutes: 60 };
  const answer = await server.rest<{ code: string }>('POST', '/api/admin/plan-changes/preview', body, admin);
  expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
});

it('a start keeps the time of the clocks where they change, and says what they skip', async () => {
  const { event, role, start, starts, admin } = await scene({ startDate: '2027-03-13', endDate: '2027-03-14' });
  await role.shift({ date: '2027-03-13', startTime: '08:00', endTime: '10:00' });
  await start('Men', '2027-03-13', '09:00');
  await start('Night', '2027-03-13', '02:30');
  const input = { eventId: event.id, where: { days: ['2027-03-13'] }, moveDays: 1 };
  const shown = await preview(input, admin);
  expect(shown.body.starts).toMatchObject([
    { name: 'Night', warnings: ['The clocks skip 02:30 on 2027-03-14: it counts as 03:30.'] },
    { name: 'Men', date: '2027-03-14', time: '09:00', warnings: [] },
  ]);
  await apply(input, shown.body.version, admin);
  expect(await starts()).toEqual(['Men 2027-03-14 09:00', 'Night 2027-03-14 02:30']);
  const far = await preview({ ...input, where: { days: ['2027-03-14'] } }, admin);
  expect(far.body.starts).toMatchObject([
    {},
    { warnings: ["2027-03-15 is outside of the event's days (2027-03-13 to 2027-03-14)."] },
  ]);
});

it('a start at an hour that comes twice moves by the clocks, too, and is at the first of them', async () => {
  const { event, role, start, starts, admin } = await scene({ startDate: '2027-11-06', endDate: '2027-11-07' });
  await role.shift({ date: '2027-11-06', startTime: '08:00', endTime: '10:00' });
  const id = await start('Night', '2027-11-06', '01:30');
  const input = { eventId: event.id, where: { days: ['2027-11-06'] }, moveDays: 1 };
  const { version, starts: shown } = (await preview(input, admin)).body;
  expect(shown).toMatchObject([{ name: 'Night', date: '2027-11-07', time: '01:30' }]);
  await apply(input, version, admin);
  expect(await starts()).toEqual(['Night 2027-11-07 01:30']);
  const board = await server.rest<{ start: object }>('GET', `/api/admin/start-board/${id}`, undefined, admin);
  expect(board.body.start).toMatchObject({ startsAt: '2027-11-07T06:30:00.000Z' });
});

it('a start that someone changed meanwhile refuses the plan, and stays when it is undone', async () => {
  const { event, role, start, starts, admin } = await scene();
  await role.shift();
  const men = await start('Men', day, '09:00');
  await start('Women', day, '10:00');
  const kids = await start('Kids', day, '11:00');
  const input = { eventId: event.id, where: { days: [day] }, moveMinutes: 60 };
  const { version } = (await preview(input, admin)).body;
  await server.rest('PATCH', `/api/admin/starts/${men}`, { time: '09:15' }, admin);
  expect(await apply(input, version, admin)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await starts()).toEqual([`Kids ${day} 11:00`, `Men ${day} 09:15`, `Women ${day} 10:00`]);

  const made = await apply(input, (await preview(input, admin)).body.version, admin);
  await server.rest('PATCH', `/api/admin/starts/${men}`, { name: 'Men 50 km' }, admin);
  await server.rest('DELETE', `/api/admin/starts/${kids}`, undefined, admin);
  const back = await undo(made.body.planChange.id, admin);
  expect(back.body.unchangedStarts).toEqual([
    'Men: someone has changed or deleted this start since.',
    'Kids: someone has changed or deleted this start since.',
  ]);
  expect(await starts()).toEqual([`Men 50 km ${day} 10:15`, `Women ${day} 10:00`]);
});

it('a prepared plan moves them when it is made', async () => {
  const { event, category, role, start, starts, admin } = await scene();
  await role.shift({ location: 'Bridge', startTime: '08:30', endTime: '10:30' });
  const men = await start('Men', day, '09:00');
  await server.database.pool.query(
    `insert into post (event_id, category_id, place, minimum_staff, staffed_by_minutes) values ($1, $2, 'Bridge', 1, 30)`,
    [event.id, category.id],
  );
  // The board of the start has the same shift before and after, and counts back from when it is then.
  const board = async () => {
    type Board = { start: { startsAt: string }; rows: { shiftCount: number; manningBy: string }[] };
    const { body } = await server.rest<Board>('GET', `/api/admin/start-board/${men}`, undefined, admin);
    return [body.start.startsAt, body.rows[0]?.manningBy, body.rows[0]?.shiftCount];
  };
  const at = (time: string) => instantOf(day, time, 'America/Chicago').toISOString();
  expect(await board()).toEqual([at('09:00'), at('08:30'), 1]);
  const input = { eventId: event.id, where: { days: [day] }, moveMinutes: 120, moveStarts: true };
  const saved = await server.graphql<{ savePlanChange: { preparedPlanChange: { id: string; moveStarts: boolean } } }>(
    `mutation ($input: PlanChangeInput!) { savePlanChange(input: $input, name: "Later") {
      preparedPlanChange { id moveStarts } } }`,
    { input },
    admin,
  );
  const { id, moveStarts } = saved.data!.savePlanChange.preparedPlanChange;
  expect(moveStarts).toBe(true);
  await start('Women', day, '09:10');
  const shown = await server.graphql<{ previewPreparedPlanChange: Preview }>(
    'query ($id: ID!) { previewPreparedPlanChange(id: $id) { version starts { name time } } }',
    { id },
    admin,
  );
  const { version, starts: planned } = shown.data!.previewPreparedPlanChange;
  expect(planned).toEqual([
    { name: 'Men', time: '11:00' },
    { name: 'Women', time: '11:10' },
  ]);
  await server.graphql(
    'mutation ($id: ID!, $version: String!) { applyPreparedPlanChange(id: $id, version: $version) { planChange { id } } }',
    { id, version },
    admin,
  );
  expect(await starts()).toEqual([`Men ${day} 11:00`, `Women ${day} 11:10`]);
  expect(await board()).toEqual([at('11:00'), at('10:30'), 1]);
});

it('a lead neither sees nor undoes a change that moved one', async () => {
  const { event, role, start, lead, admin } = await scene();
  await role.shift();
  await start('Men', day, '09:00');
  const input = { eventId: event.id, where: { days: [day] }, moveMinutes: 60 };
  const made = await apply(input, (await preview(input, admin)).body.version, admin);
  expect(await undo(made.body.planChange.id, lead)).toMatchObject({ code: 'PLAN_CHANGE_NOT_FOUND' });
  const { data } = await server.graphql(`{ planChanges(eventId: "${event.id}") { id } }`, {}, lead);
  expect(data).toEqual({ planChanges: [] });
});

it('twenty starts cost one statement more than none', async () => {
  const counted = async (starts: number) => {
    const { event, role, start, admin } = await scene();
    await role.shift();
    for (let at = 0; at < starts; at += 1) await start(`Wave ${at}`, day, '09:00');
    const input = { eventId: event.id, where: { days: [day] }, moveMinutes: 60 };
    const shown = await preview(input, admin);
    const looked = await countStatements(() => preview(input, admin));
    const made = await countStatements(() => apply(input, shown.body.version, admin));
    return { looked: looked.apart, made: made.apart };
  };
  const [none, many] = [await counted(0), await counted(20)];
  expect(many).toEqual({ looked: none.looked, made: none.made + 1 });
});
