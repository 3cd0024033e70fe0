import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
let admin: Record<string, string>;
let shift: string;
const names = new Map<string, string>();
const moment = '2027-01-05T10:00:00.000Z';

beforeAll(async () => {
  server = await sharedTestServer();
  const { pool } = server.database;
  admin = (await given(pool).staff('admin')).headers;
  shift = (await given(pool).shift()).id;
  const made = { stays: '2027-01-04', came: '2027-01-06', leftBefore: '2027-01-01', leftSince: '2027-01-02' };
  const left = { leftBefore: '2027-01-03', leftSince: '2027-01-07' } as Record<string, string>;
  for (const [name, day] of Object.entries(made)) {
    const { body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
      ...visitorDetails(),
      shiftId: shift,
    });
    names.set(body.signup.id, name);
    await pool.query(
      `update signup set created_at = $2, cancelled_at = $3::timestamptz, status = case when $3::timestamptz is null then 'active' else 'cancelled' end where id = $1`,
      [body.signup.id, day, left[name] ?? null],
    );
    // A person who cancels leaves behind that they had not said whether they come.
    if (['came', 'leftSince'].includes(name))
      await pool.query('update signup set unconfirmed_since = now() where id = $1', [body.signup.id]);
  }
});
afterAll(() => server.close());

type Found = { id: string }[];
const named = (some: Found) => some.map(({ id }) => names.get(id));

describe('lists of signups', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, ['leftBefore', 'leftSince', 'stays', 'came']],
    ['what is null', { status: null, since: null }, ['leftBefore', 'leftSince', 'stays', 'came']],
    ['their state', { status: 'CANCELLED' }, ['leftBefore', 'leftSince']],
    ['a moment since when they came or went', { since: moment }, ['leftSince', 'came']],
    ['who has still to say that they are coming', { unconfirmed: true }, ['came']],
    ['who has not', { unconfirmed: false, status: 'ACTIVE' }, ['stays']],
    ['both', { since: moment, status: 'CANCELLED' }, ['leftSince']],
  ])('are narrowed by %s, at the root and below', async (_what, where, expected) => {
    const { data, errors } = await server.graphql<{ signups: { nodes: Found }; shifts: { signups: Found }[] }>(
      `query ($id: ID!, $where: SignupFilter) { signups(where: $where) { nodes { id } } shifts(id: $id) { signups(where: $where) { id } } }`,
      { id: shift, where },
      admin,
    );
    expect(errors).toBeUndefined();
    expect([named(data.signups.nodes), named(data.shifts[0]?.signups ?? [])]).toEqual([expected, expected]);
  });

  it('name nobody who has nothing left to confirm, as their shift is called off or their event cancelled', async () => {
    const { pool } = server.database;
    const found = async () => {
      const query = '{ signups(where: { unconfirmed: true }) { nodes { id } } }';
      return named((await server.graphql<{ signups: { nodes: Found } }>(query, {}, admin)).data.signups.nodes);
    };
    await pool.query('update shift set cancelled_at = now() where id = $1', [shift]);
    expect(await found()).toEqual([]);
    await pool.query('update shift set cancelled_at = null where id = $1', [shift]);
    expect(await found()).toEqual(['came']);
    const event = 'where id = (select event_id from shift where id = $1)';
    await pool.query(`update event set state = 'CANCELLED' ${event}`, [shift]);
    expect(await found()).toEqual([]);
    await pool.query(`update event set state = 'PUBLISHED' ${event}`, [shift]);
  });

  it('refuse a moment that is none', async () => {
    for (const since of ['soon', '2027-01-05', '2027-02-30T10:00:00Z']) {
      const { errors } = await server.graphql(`{ signups(where: { since: "${since}" }) { nodes { id } } }`, {}, admin);
      expect([since, errors?.length]).toEqual([since, 1]);
      const sent = await server.graphql(
        'query ($where: SignupFilter) { signups(where: $where) { nodes { id } } }',
        { where: { since } },
        admin,
      );
      expect([since, sent.errors?.[0]?.extensions.code]).toEqual([since, 'INVALID_INPUT']);
    }
  });

  it('hold under many names no more rows than one list may, with all people in one statement', async () => {
    const lists = Array.from({ length: 20 }, (_, n) => `s${n}: signups { id volunteer { firstName email } }`).join(' ');
    const read = () =>
      server.graphql<{ shifts: Record<string, Found>[] }>(`{ shifts(id: "${shift}") { ${lists} } }`, {}, admin);
    const { statements } = await countStatements(async () => {
      const { data } = await read();
      expect(named(data.shifts[0]?.s7 ?? [])).toHaveLength(4);
    });
    const own = statements.filter((text) => !text.includes('staff_session'));
    expect(own).toHaveLength(1);
    expect(own.join().match(/limit 15001\b/g)).toHaveLength(20);
  });
});
