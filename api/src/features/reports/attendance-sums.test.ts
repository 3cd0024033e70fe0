import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { attendanceApis, markOf, postOfToday } from '../../../test/check-in-apis.js';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { staffApis } from '../../../test/staff-apis.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

interface Sum {
  categoryId: string;
  category: string;
  expected: number;
  came: number;
  noShow: number;
  walkIns: number;
  unsettled: number;
  cameAnyway: number;
}

const document = `query ($eventId: ID!) {
  attendanceSums(eventId: $eventId) { categoryId category expected came noShow walkIns unsettled cameAnyway } }`;
const apis = staffApis(() => server).map(({ name, call }) => ({
  name,
  sums: (eventId: string, headers: Record<string, string>) =>
    call<Sum[]>(
      { rest: ['GET', `/api/reports/attendance?eventId=${eventId}`], graphql: [document, { eventId }] },
      headers,
    ),
}));

/** The same by plain SQL, a figure at a time. */
async function countedBySql(categoryId: string): Promise<Omit<Sum, 'categoryId' | 'category'>> {
  const count = async (condition: string, status = 'active') => {
    const { rows } = await server.database.pool.query<{ n: number }>(
      `select count(*)::int as n from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
       where o.category_id = $1 and g.status = $2 and ${condition}`,
      [categoryId, status],
    );
    return rows[0]?.n ?? -1;
  };
  return {
    expected: await count('not walked_in and s.cancelled_at is null'),
    came: await count(`attendance_state in ('HERE', 'LEFT') and not contradicted`),
    noShow: await count(`attendance_state = 'NO_SHOW' and not contradicted`),
    walkIns: await count('walked_in'),
    unsettled: await count(
      `(contradicted or (attendance_state = 'EXPECTED' and s.ends_at < now() and s.cancelled_at is null))`,
    ),
    cameAnyway: await count(`attendance_state in ('HERE', 'LEFT')`, 'cancelled'),
  };
}

it.each(apis)('how many people of each category came, through $name, equals what the tables say', async ({ sums }) => {
  const { pool } = server.database;
  const { lead, event, category, role, shift, signupIds } = await postOfToday(server, 9);
  const [here = '', left = '', missing = '', disputed = '', cancelled = '', again = ''] = signupIds;
  await event.category({ name: 'Nobody yet' });
  const other = await event.category({ leadId: (await given(pool).staff('lead')).userId, name: 'Other' });
  const calledOff = await role.shift({ startTime: '01:00', endTime: '02:00' });
  await pool.query(`update signup set shift_id = $2 where id = $1`, [signupIds[8], calledOff.id]);
  await pool.query('update shift set cancelled_at = now() where id = $1', [calledOff.id]);
  const walkIn = { id: randomUUID(), shiftId: shift.id, firstName: 'Nils', lastName: 'Walker' };
  const early = { occurredAt: new Date(Date.now() - 60_000).toISOString() };
  await record(
    {
      walkIns: [walkIn],
      marks: [
        ...[markOf(walkIn.id), markOf(here), markOf(left), markOf(left, { kind: 'LEFT' }), markOf(cancelled)],
        ...[markOf(missing, { kind: 'NO_SHOW' }), markOf(disputed, early)],
        ...[markOf(disputed, { kind: 'NO_SHOW', seen: [], sequence: 1 })],
      ],
    },
    lead.headers,
  );
  for (const id of [cancelled, again]) {
    const { status } = await server.rest('POST', `/api/admin/signups/${id}/cancel`, undefined, lead.headers);
    expect(status).toBe(200);
  }
  // The shift is over.
  await pool.query(
    `update shift set ends_at = now() - interval '1 minute', starts_at = now() - interval '1 hour' where id = $1`,
    [shift.id],
  );
  const expected = { expected: 6, came: 3, noShow: 1, walkIns: 1, unsettled: 3, cameAnyway: 1 };
  expect(await countedBySql(category.id)).toEqual(expected);
  const { body } = await sums(event.id, lead.headers);
  expect(body).toMatchObject([{ categoryId: category.id, ...expected }]);
  const admin = await given(pool).staff('admin');
  const nobody = { expected: 0, came: 0, noShow: 0, walkIns: 0, unsettled: 0, cameAnyway: 0 };
  const { statements } = await countStatements(async () => {
    const all = await sums(event.id, admin.headers);
    expect(all.body.filter(({ categoryId }) => categoryId !== category.id)).toMatchObject([
      { category: 'Nobody yet', ...nobody },
      { categoryId: other.id, ...nobody },
    ]);
  });
  expect(statements.filter((text) => !text.includes('staff_session'))).toHaveLength(1);
  const stranger = await given(pool).staff('lead');
  expect(await sums(event.id, stranger.headers)).toMatchObject({ code: 'EVENT_NOT_FOUND' });
});

it('somebody who walked in stays one when they are signed up again and when the ids of devices are gone', async () => {
  const { lead, shift, event } = await postOfToday(server, 0);
  const walkIn = { id: randomUUID(), shiftId: shift.id, firstName: 'Nils', lastName: 'Walker' };
  await record({ walkIns: [walkIn], marks: [markOf(walkIn.id)] }, lead.headers);
  await server.rest('POST', `/api/admin/signups/${walkIn.id}/cancel`, undefined, lead.headers);
  await server.rest('POST', `/api/admin/signups/${walkIn.id}/restore`, undefined, lead.headers);
  await server.database.pool.query('delete from signup_alias where event_id = $1', [event.id]);
  const { body } = await server.rest<Sum[]>(
    'GET',
    `/api/reports/attendance?eventId=${event.id}`,
    undefined,
    lead.headers,
  );
  expect(body).toMatchObject([{ expected: 0, came: 1, walkIns: 1 }]);
});
