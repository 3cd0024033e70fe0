import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { countStatements } from './count-statements.js';
import { given, inDays } from './given.js';
import { answers } from './staff-answers.js';
import { sharedTestServer, type SharedTestServer } from './shared-test-server.js';

/*
 * Twelve questions that the staff of a race weekend ask, each one query; the answers are compared with SQL that is
 * written by hand.
 */

const folder = new URL('../../web/src/features/api-guide/staff-questions/', import.meta.url);
const questions = readdirSync(folder).map((file) => file.replace('.graphql', ''));

type Staff = Awaited<ReturnType<ReturnType<typeof given>['staff']>>;

let server: SharedTestServer;
let admin: Staff;
let lead: Staff;
let other: Staff;
/** Every question takes what it needs of these. */
let variables: Record<string, unknown>;

beforeAll(async () => {
  server = await sharedTestServer();
  const make = given(server.database.pool);
  admin = await make.staff('admin', { firstName: 'Alma', lastName: 'Admin' });
  lead = await make.staff('lead', { firstName: 'Lea', lastName: 'Lead' });
  other = await make.staff('lead', { firstName: 'Otto', lastName: 'Other' });
  const [saturday, sunday, tomorrow] = [inDays(30), inDays(31), inDays(1)];
  const classic = await make.event({ startDate: saturday, endDate: sunday, timeZone: 'America/Chicago' });
  const run = await make.event({ name: 'Night Run', startDate: tomorrow });
  const caller = await (await classic.category({ leadId: lead.userId })).opportunity();
  const cook = await (
    await classic.category({ name: 'Feed Station', leadId: other.userId })
  ).opportunity({
    name: 'Cook',
    location: 'Tent 3',
  });
  const marshal = await (await run.category({ name: 'Course', leadId: lead.userId })).opportunity({ name: 'Marshal' });
  const sweep = await (await run.category({ name: 'Sweep' })).opportunity({ name: 'Sweeper' });
  const shifts = {
    early: await caller.shift({ date: saturday, startTime: '08:00', endTime: '12:00', qtyRequired: 3 }),
    late: await caller.shift({ date: sunday, startTime: '22:00', endTime: '02:00', qtyRequired: 2 }),
    lunch: await cook.shift({ date: saturday, startTime: '10:00', endTime: '14:00', qtyRequired: 8 }),
    full: await cook.shift({ date: sunday, startTime: '10:00', endTime: '14:00', qtyRequired: 1 }),
    course: await marshal.shift({ date: tomorrow, startTime: '18:00', endTime: '20:00', qtyRequired: 4 }),
    end: await sweep.shift({ date: tomorrow, startTime: '19:00', endTime: '21:00' }),
    home: await sweep.shift({ date: tomorrow, startTime: '21:00', endTime: '22:00' }),
  };
  const ids = new Map<string, { signup: string; volunteer: string }>();
  const come = async (firstName: string, shift: keyof typeof shifts) => {
    const person = {
      firstName,
      lastName: 'Berg',
      email: `${firstName}@example.org`,
      phone: `0550 ${firstName.length}`,
    };
    const { status, body } = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>(
      'POST',
      '/api/signup',
      { ...person, shiftId: shifts[shift].id },
    );
    expect(status).toBe(201);
    ids.set(`${firstName} ${shift}`, { signup: body.signup.id, volunteer: body.volunteer.id });
  };
  for (const [person, ...theirs] of [
    ['Ada', 'early', 'lunch', 'course'],
    ['Bernd', 'early', 'late'],
    ['Cleo', 'late', 'full', 'end'],
    ['Dora', 'lunch', 'course', 'end'],
    ['Edgar', 'early', 'lunch'],
  ] as [string, ...(keyof typeof shifts)[]][])
    for (const shift of theirs) await come(person, shift);
  const cancel = async (which: string, by: Staff) =>
    server.rest('POST', `/api/admin/signups/${ids.get(which)?.signup}/cancel`, {}, by.headers);
  for (const [which, by] of [
    ['Bernd late', lead],
    ['Edgar lunch', other],
    ['Edgar early', admin],
  ] as const)
    expect((await cancel(which, by)).status).toBe(200);
  // One by the household, and one long ago.
  await server.database.pool.query(`delete from audit_entry where record_id = $1`, [ids.get('Edgar early')?.signup]);
  await come('Bernd', 'lunch');
  expect((await cancel('Bernd lunch', other)).status).toBe(200);
  await server.database.pool.query(
    `update signup set created_at = now() - interval '9 days', cancelled_at = now() - interval '8 days' where id = $1`,
    [ids.get('Bernd lunch')?.signup],
  );
  variables = {
    eventId: classic.id,
    day: saturday,
    place: 'lake  LODGE',
    // In Chicago 10:30 or 11:30, whatever the half of the year.
    now: `${saturday}T16:30:00Z`,
    shiftId: shifts.early.id,
    volunteerId: ids.get('Ada early')?.volunteer,
    from: inDays(20),
    to: inDays(40),
    since: new Date(Date.now() - 86_400_000).toISOString(),
    tomorrow,
    first: 2,
  };
});
afterAll(() => server.close());

function ask(question: string, caller: Staff) {
  const query = readFileSync(new URL(`${question}.graphql`, folder), 'utf8');
  const names = [...query.matchAll(/\$(\w+):/g)].map(([, name]) => name as string);
  const taken = Object.fromEntries(names.map((name) => [name, variables[name]]));
  return server.graphql<unknown>(query, taken, caller.headers);
}

/** What SQL says; `lead`: whose categories, null for an admin. */
async function expectedAnswer(question: string, leadId: string | null): Promise<unknown> {
  const { sql, values } = answers[question] ?? { sql: '', values: [] };
  const { rows } = await server.database.pool.query<{ data: unknown }>(sql, [
    leadId,
    ...values.map((name) => variables[name]),
  ]);
  return rows[0]?.data;
}

describe('the twelve questions of staff', () => {
  it('are saved, and each has its answer in SQL', () => {
    expect(questions).toHaveLength(12);
    expect(Object.keys(answers).sort()).toEqual([...questions].sort());
  });

  it.each(questions)('%s: an admin gets what the tables say, and a lead their part of it', async (question) => {
    const asAdmin = await ask(question, admin);
    expect(asAdmin.errors).toBeUndefined();
    const expected = await expectedAnswer(question, null);
    expect(asAdmin.data).toEqual(expected);
    // The world holds an answer that is not empty.
    expect(JSON.stringify(expected)).toMatch(/Ada|Bernd|Berg|Bib Caller|Winter Classic/);

    for (const someone of [lead, other]) {
      const { data, errors } = await ask(question, someone);
      if (question === 'leads-with-open-places') {
        expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
        continue;
      }
      expect(errors).toBeUndefined();
      expect(data).toEqual(await expectedAnswer(question, someone.userId));
    }
  });

  it.each(questions)('%s takes one statement, no matter how much it returns', async (question) => {
    const count = async () => {
      const { statements } = await countStatements(() => ask(question, admin));
      return statements.filter((text) => !text.includes('staff_session')).length;
    };
    expect(await count()).toBe(1);
  });

  it('show a lead fewer people than an admin, and another lead others', async () => {
    const texts = await Promise.all([admin, lead, other].map((someone) => ask('signups-of-a-day', someone)));
    const lengths = texts.map(({ data }) => (data as { signups: { nodes: unknown[] } }).signups.nodes.length);
    expect(lengths).toEqual([4, 2, 2]);
  });
});
