import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../given.js';
import { retryUnavailable } from '../retry-unavailable.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { until } from '../until.js';
import { full, rounds, reportFault } from './fault.js';

let server: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

interface Answered {
  call: string;
  status: number;
  code: string | undefined;
  milliseconds: number;
}

type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>;
interface SignedUp {
  signup: { id: string };
  volunteer: { id: string; email: string };
}

/** Notes the answer to every call of a test, and how long it took. */
function listen(): { answers: Answered[]; call: Call; bodies: SignedUp[] } {
  const answers: Answered[] = [];
  const bodies: SignedUp[] = [];
  const call: Call = async (method, path, body, headers = {}) => {
    let milliseconds = 0;
    const answer = await retryUnavailable(async () => {
      const begun = performance.now();
      const came = await server.rest<{ code?: string }>(method, path, body, headers);
      milliseconds = performance.now() - begun;
      return came;
    });
    if (path === '/api/signup' && answer.status === 201) bodies.push(answer.body as unknown as SignedUp);
    const one = { call: `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}`, status: answer.status, milliseconds };
    answers.push({ ...one, code: answer.body.code });
    return answers.at(-1) as Answered;
  };
  return { answers, call, bodies };
}

const oneOf = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One;

/** How many roles a category has, and how many shifts of a role are deleted. */
const [roleCount, deletedCount] = [rounds(2, 5), rounds(2, 4)];

/** An event whose first three categories, the fourth's roles and some of their shifts are there to be deleted one by one. */
async function programme() {
  const event = await given(server.database.pool).event();
  const [categories, roles, shifts] = [[], [], []] as [string[], string[], string[]];
  const [allCategories, allRoles, all] = [[], [], []] as [string[], string[], string[]];
  for (let c = 0; c < 4; c += 1) {
    const category = await event.category({ name: `Category ${c}` });
    allCategories.push(category.id);
    if (c < 3) categories.push(category.id);
    for (let r = 0; r < roleCount; r += 1) {
      const role = await category.opportunity({ name: `Role ${c}.${r}` });
      allRoles.push(role.id);
      if (c === 3) roles.push(role.id);
      for (let s = 0; s < (c === 3 ? 8 : 2); s += 1) {
        const shift = await role.shift({
          qtyRequired: 1_000,
          startTime: `${String(8 + s).padStart(2, '0')}:00`,
          endTime: '23:00',
        });
        if (c === 3 && s < deletedCount) shifts.push(shift.id);
        all.push(shift.id);
      }
    }
  }
  return { eventId: event.id, categories, roles, shifts, allCategories, allRoles, all };
}

/** What those who come too late, or meet somebody with the same wish, may receive. */
const expected = new Set([
  ...['SHIFT_NOT_FOUND', 'OPPORTUNITY_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'EVENT_NOT_FOUND'],
  ...['SIGNUP_NOT_FOUND', 'VOLUNTEER_NOT_FOUND', 'ALREADY_SIGNED_UP', 'CHANGED_MEANWHILE'],
]);

/**
 * PostgreSQL itself counts deadlocks. How long a call takes means something only on a dedicated computer (`npm run
 * test:faults`).
 */
async function expectCalm(answers: Answered[]): Promise<void> {
  const odd = answers.filter(({ status, code }) => status >= 400 && !expected.has(code ?? ''));
  expect([...new Set(odd.map(({ call, status, code }) => `${call} ${status} ${code}`))]).toEqual([]);
  const { rows } = await server.database.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
  if (!full) return;
  expect(answers.filter(({ milliseconds }) => milliseconds > 1_000)).toEqual([]);
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  process.stdout.write(`${answers.length} calls, the slowest took ${Math.round(slowest)} ms\n`);
}

describe('while people sign up', () => {
  it('shifts, roles, categories and their event are deleted, and nobody waits or receives a fault', async () => {
    const tree = await programme();
    const { answers, call } = listen();
    let over = false;
    const people = Array.from({ length: 10 }, async () => {
      while (!over) {
        const shiftId = oneOf(tree.all);
        await call('POST', '/api/signup', { ...visitorDetails(), shiftId });
      }
    });
    const remove = (kind: string, id: string) => call('DELETE', `/api/admin/${kind}/${id}`, undefined, admin.headers);
    const deletions = [
      ...tree.shifts.map((id) => ['shifts', id] as const),
      ...tree.roles.map((id) => ['opportunities', id] as const),
      ...tree.categories.map((id) => ['categories', id] as const),
      ['events', tree.eventId] as const,
    ];
    const signedUp = () =>
      answers.filter(({ call: made, status }) => made === 'POST /api/signup' && status === 201).length;
    const outcomes: number[] = [];
    for (const [kind, id] of deletions) {
      // However slow the computer, somebody signs up between any two of the shifts.
      if (kind === 'shifts') await until(() => signedUp() > outcomes.length, 20_000);
      outcomes.push((await remove(kind, id)).status);
    }
    over = true;
    await Promise.all(people);
    expect(outcomes).toEqual(deletions.map(() => 200));
    await expectCalm(answers);
  }, 60_000);

  it('everything else that touches shifts keeps to one order with them: no deadlock, no fault, no wrong count', async () => {
    const tree = await programme();
    const { answers, call, bodies } = listen();
    const staff = admin.headers;
    const households = Array.from({ length: 4 }, () => visitorDetails().email);
    const signUp = (email: string) =>
      call('POST', '/api/signup', { ...visitorDetails(), email, shiftId: oneOf(tree.all) });
    for (const email of households) await Promise.all([signUp(email), signUp(email)]);

    let over = false;
    const again = async (work: () => Promise<unknown>): Promise<void> => {
      while (!over) await work();
    };
    const some = () => oneOf(bodies);
    const ofOneHousehold = () => {
      const target = some();
      return [oneOf(bodies.filter(({ volunteer }) => volunteer.email === target.volunteer.email)), target] as const;
    };
    const atWork = [
      ...households.map((email) => again(() => signUp(email))),
      again(() => call('POST', `/api/admin/signups/${some().signup.id}/cancel`, {}, staff)),
      again(() => call('POST', `/api/signups/${some().signup.id}/move`, { shiftId: oneOf(tree.all) }, staff)),
      again(() => {
        const body = { shiftId: oneOf(tree.all), volunteerId: some().volunteer.id };
        return call('POST', '/api/admin/assignments', body, staff);
      }),
      again(() => {
        const { firstName, lastName } = visitorDetails();
        return call('PUT', `/api/volunteer/${some().volunteer.id}/name`, { firstName, lastName }, staff);
      }),
      again(() => {
        const [source, target] = ofOneHousehold();
        const body = { sourceId: source.volunteer.id, targetId: target.volunteer.id };
        return body.sourceId === body.targetId
          ? signUp(oneOf(households))
          : call('POST', '/api/volunteer/merge', body, staff);
      }),
      again(() =>
        call(
          'PATCH',
          `/api/admin/shifts/${oneOf(tree.all)}?tellPeople=true`,
          { location: visitorDetails().email },
          staff,
        ),
      ),
      again(() => {
        const times = { date: inDays(30), startTime: '06:00', endTime: '07:00', qtyRequired: 2 };
        return call('POST', '/api/admin/shifts', { opportunityId: oneOf(tree.allRoles), ...times }, staff);
      }),
      again(() =>
        call(
          'PATCH',
          `/api/admin/opportunities/${oneOf(tree.allRoles)}`,
          { categoryId: oneOf(tree.allCategories) },
          staff,
        ),
      ),
      again(() => call('POST', `/api/admin/events/${tree.eventId}/duplicate`, {}, staff)),
      again(() => call('PATCH', `/api/admin/events/${tree.eventId}`, { name: visitorDetails().lastName }, staff)),
    ];
    const remove = (kind: string, id: string) =>
      call('DELETE', `/api/admin/${kind}/${id}?tellPeople=true`, undefined, staff);
    for (const id of tree.shifts) await remove('shifts', id);
    for (const id of tree.roles) await remove('opportunities', id);
    for (const id of tree.categories) await remove('categories', id);
    await remove('events', tree.eventId);
    over = true;
    await Promise.all(atWork);
    await expectCalm(answers);
    const { rows } = await server.database.pool.query(
      `select id from shift s where active_count <>
         (select count(*) from signup g where g.shift_id = s.id and g.status = 'active')`,
    );
    expect(rows).toEqual([]);
    reportFault('2, deleting under signups', `${answers.length} calls`, []);
  }, 60_000);

  it('an event is changed while a signup of it has not ended yet', async () => {
    const shift = await given(server.database.pool).shift();
    const signingUp = await server.database.pool.connect();
    try {
      await signingUp.query('begin');
      // What the signup's foreign key holds until its end.
      await signingUp.query('select id from event where id = $1 for key share', [shift.eventId]);
      const path = `/api/admin/events/${shift.eventId}`;
      const changed = await server.rest('PATCH', path, { location: 'Telemark' }, admin.headers);
      expect(changed.status).toBe(200);
    } finally {
      await signingUp.query('rollback');
      signingUp.release();
    }
  });
});
