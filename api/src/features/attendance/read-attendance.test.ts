import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attendanceApis, markOf, postOfToday } from '../../../test/check-in-apis.js';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* Reading what marks say; `api/test/people-in-the-graph.test.ts` walks each way of up to eight steps to it, as every caller. */

let server: SharedTestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterAll(() => server.close());

const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

interface Attendance {
  state: string;
  isLate: boolean;
  arrivedAt: string | null;
  leftAt: string | null;
  contradicted: boolean;
  cameAnyway: boolean;
  heads: string[];
  marks: { id: string; kind: string; at: string; by: string | null; uncertain: boolean }[];
}
type Found = { id: string; attendance?: Attendance | null }[];

const fields = `attendance { state isLate arrivedAt leftAt contradicted cameAnyway heads marks { id kind at by uncertain } }`;

async function attendanceOf(id: string, headers = admin) {
  const query = `query ($id: ID!) { signup(id: $id) { ${fields} } }`;
  const { data, errors } = await server.graphql<{ signup: { attendance: Attendance | null } }>(query, { id }, headers);
  expect(errors).toBeUndefined();
  return data.signup.attendance;
}

async function emailOf(signupId: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ email: string }>(
    'select v.email from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1',
    [signupId],
  );
  return rows[0]?.email ?? '';
}

/** A post with people; its shift began so many minutes ago, or begins in so many. */
async function postThatBegan(minutesAgo: number, people = 1) {
  const post = await postOfToday(server, people);
  await server.database.pool.query(
    `update shift set starts_at = now() - make_interval(mins => $2), ends_at = now() + interval '2 hours' where id = $1`,
    [post.shift.id, minutesAgo],
  );
  return post;
}

describe('the attendance of a signup', () => {
  it('says what its marks add up to, and who made each', async () => {
    const { lead, event, category, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    expect(await attendanceOf(signupId)).toMatchObject({ state: 'EXPECTED', arrivedAt: null, heads: [], marks: [] });
    const link = await given(server.database.pool).checkInLink({ eventId: event.id, categoryId: category.id });
    const device = await link.device("Maeve's phone");
    const key = await given(server.database.pool).apiKey({ scopes: ['write:attendance', 'read:signups'] });
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const marks = [
      markOf(signupId, { occurredAt: at(30) }),
      markOf(signupId, { occurredAt: at(20), kind: 'NO_SHOW', seen: [] }),
      markOf(signupId, { occurredAt: at(10), kind: 'LEFT' }),
    ];
    const deviceNow = new Date().toISOString();
    for (const [index, headers] of [lead.headers, device.headers, key.headers].entries())
      await record({ deviceNow, marks: [marks[index] as (typeof marks)[number]] }, headers);
    const names = ['Liv Lead', "Maeve's phone", 'Timing'];
    const seen = await attendanceOf(signupId, lead.headers);
    expect(seen).toMatchObject({ state: 'LEFT', contradicted: false, heads: [marks[2]?.id], cameAnyway: false });
    expect(seen?.marks).toMatchObject(
      marks.map(({ id, kind }, index) => ({ id, kind, by: names[index], uncertain: false })),
    );
    expect([seen?.arrivedAt, seen?.leftAt]).toEqual([seen?.marks[0]?.at, seen?.marks[2]?.at]);
    expect(await attendanceOf(signupId, key.headers)).toEqual(seen);
  });

  it('is late from the fifth minute of a shift that takes place, until somebody is marked', async () => {
    const early = await postThatBegan(4);
    const { lead, shift, event, signupIds } = await postThatBegan(5);
    const [signupId = ''] = signupIds;
    const isLate = async (id = signupId) => (await attendanceOf(id))?.isLate;
    expect([await isLate(early.signupIds[0]), await isLate()]).toEqual([false, true]);
    const { pool } = server.database;
    for (const [change, back] of [
      ['update shift set cancelled_at = now() where id = $1', 'update shift set cancelled_at = null where id = $1'],
      [`update event set state = 'CANCELLED' where id = $1`, `update event set state = 'PUBLISHED' where id = $1`],
    ] as const) {
      const id = change.includes('event') ? event.id : shift.id;
      await pool.query(change, [id]);
      expect([change, await isLate()]).toEqual([change, false]);
      await pool.query(back, [id]);
    }
    const mark = markOf(signupId, { kind: 'NO_SHOW' });
    await record({ marks: [mark] }, lead.headers);
    expect(await isLate()).toBe(false);
    await record({ marks: [markOf(signupId, { kind: 'UNDONE', undoes: mark.id })] }, lead.headers);
    expect(await isLate()).toBe(true);
  });

  it('says who came although they had cancelled', async () => {
    const { lead, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    await server.rest('POST', `/api/admin/signups/${signupId}/cancel`, undefined, lead.headers);
    expect(await attendanceOf(signupId)).toMatchObject({ cameAnyway: false });
    await record({ marks: [markOf(signupId)] }, lead.headers);
    expect(await attendanceOf(signupId)).toMatchObject({ state: 'HERE', cameAnyway: true, isLate: false });
  });

  it('is read with its signups in one statement, however many they and their marks are', async () => {
    const { lead, shift, signupIds } = await postOfToday(server, 40);
    await record({ marks: signupIds.flatMap((id) => [markOf(id), markOf(id, { kind: 'LEFT' })]) }, lead.headers);
    // As text, and through a field that code answers.
    for (const besides of ['', 'viewerCan { edit }']) {
      const query = `{ shifts(id: "${shift.id}") { signups { id ${besides} ${fields} } } }`;
      const { statements } = await countStatements(async () => {
        const { data } = await server.graphql<{ shifts: { signups: Found }[] }>(query, {}, lead.headers);
        const found = data.shifts[0]?.signups ?? [];
        expect(found.map(({ attendance }) => attendance?.marks.length)).toEqual(signupIds.map(() => 2));
        expect(found.map(({ attendance }) => attendance?.state)).toEqual(signupIds.map(() => 'LEFT'));
      });
      expect(statements.filter((text) => !text.includes('staff_session'))).toHaveLength(1);
    }
  });
});

describe('the household', () => {
  const listed = `volunteers { signups { id ${fields} } here: signups(where: { attendance: [HERE] }) { id }
    notLate: signups(where: { late: false }) { id } agreed: signups(where: { contradicted: false }) { id } }`;
  interface Household {
    volunteers: { signups: Found; here: Found; notLate: Found; agreed: Found }[];
  }

  it('sees its own by its mailed link, without the names of those who marked; by its address alone nothing, filters neither', async () => {
    const { lead, signupIds } = await postOfToday(server, 2);
    const [signupId = '', foreignId = ''] = signupIds;
    await record({ marks: [markOf(signupId), markOf(foreignId)] }, lead.headers);
    const email = await emailOf(signupId);
    const ask = async (source: 'link' | 'lookup') => {
      const query = `{ myHousehold { ${listed} } }`;
      const { data } = await server.graphql<{ myHousehold: Household }>(
        query,
        {},
        cookieFor(server, { email, source }),
      );
      return data.myHousehold.volunteers[0];
    };
    const byLink = await ask('link');
    const own = [{ id: signupId }];
    expect(byLink).toMatchObject({ here: own, notLate: own, agreed: own });
    expect(byLink?.signups).toMatchObject([{ id: signupId, attendance: { state: 'HERE', marks: [{ by: null }] } }]);
    const byAddress = await ask('lookup');
    expect(byAddress).toEqual({ signups: [{ id: signupId, attendance: null }], here: [], notLate: [], agreed: [] });
  });
});

describe('lists of signups', () => {
  it('are narrowed by what marks say, at the root and below', async () => {
    const { lead, shift, signupIds } = await postThatBegan(20, 5);
    const [here = '', left = '', missing = '', disputed = '', expected = ''] = signupIds;
    await record(
      {
        marks: [
          ...[markOf(here), markOf(left), markOf(left, { kind: 'LEFT' }), markOf(missing, { kind: 'NO_SHOW' })],
          ...[markOf(disputed, { occurredAt: new Date(Date.now() - 60_000).toISOString() })],
          ...[markOf(disputed, { kind: 'NO_SHOW', seen: [], sequence: 1 })],
        ],
      },
      lead.headers,
    );
    const query = `query ($id: ID!, $where: SignupFilter) {
      signups(where: $where) { nodes { id } } shifts(id: $id) { signups(where: $where) { id } } }`;
    for (const [where, wanted] of [
      [{ attendance: ['HERE'] }, [here]],
      [{ attendance: ['LEFT', 'NO_SHOW'], contradicted: false }, [left, missing]],
      [{ attendance: [] }, []],
      [{ attendance: null, late: null, contradicted: null }, signupIds],
      [{ late: true }, [expected]],
      [{ late: false }, [here, left, missing, disputed]],
      [{ contradicted: true }, [disputed]],
    ] as const) {
      const { data, errors } = await server.graphql<{ signups: { nodes: Found }; shifts: { signups: Found }[] }>(
        query,
        { id: shift.id, where },
        lead.headers,
      );
      expect(errors).toBeUndefined();
      const ids = (some: Found) => some.map(({ id }) => id).sort();
      const sorted = [...wanted].sort();
      expect([where, ids(data.signups.nodes), ids(data.shifts[0]?.signups ?? [])]).toEqual([where, sorted, sorted]);
    }
  });

  it('find nobody for another lead, also where the address shows them the signup', async () => {
    const { lead, signupIds } = await postOfToday(server, 1);
    const [id = ''] = signupIds;
    const other = await postOfToday(server, 0, { startDate: inDays(0) });
    await record({ marks: [markOf(id)] }, lead.headers);
    const byAddress = cookieFor(server, { email: await emailOf(id), source: 'lookup' });
    const query = `{ signups(where: { attendance: [HERE] }) { nodes { id } }
      myHousehold { volunteers { signups { id } here: signups(where: { attendance: [HERE] }) { id } } } }`;
    type Seen = { signups: { nodes: Found }; myHousehold: { volunteers: { signups: Found; here: Found }[] } };
    const found = async (headers: Record<string, string>) =>
      (await server.graphql<Seen>(query, {}, { ...headers, ...byAddress })).data;
    const own = [{ id }];
    expect(await found(lead.headers)).toEqual({
      signups: { nodes: own },
      myHousehold: { volunteers: [{ signups: own, here: own }] },
    });
    expect(await found(other.lead.headers)).toEqual({
      signups: { nodes: [] },
      myHousehold: { volunteers: [{ signups: own, here: [] }] },
    });
  });
});
