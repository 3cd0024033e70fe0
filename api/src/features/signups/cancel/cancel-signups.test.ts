import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../../../test/given.js';
import { signedUp } from '../../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';

/* Staff take many people out at once: all in one transaction, and nobody is left in without being named. */

interface Answer {
  cancelled: string[];
  refused: { id: string; name: string | null; reason: string }[];
  code?: string;
}

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
let lead: { headers: Record<string, string> };
let other: { headers: Record<string, string> };
let own: { id: string; eventId: string }[];
let foreign: { id: string; eventId: string };

beforeAll(async () => {
  server = await sharedTestServer();
  const make = given(server.database.pool);
  admin = await make.staff('admin');
  const leader = await make.staff('lead');
  lead = leader;
  other = await make.staff('lead');
  const event = await make.event({ name: 'Birkie' });
  const role = await (
    await event.category({ name: 'Feed Station', leadId: leader.userId })
  ).opportunity({ name: 'Soup' });
  own = [await role.shift(), await role.shift({ startTime: '13:00', endTime: '15:00' })];
  foreign = await (await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bibs' })).shift();
});
afterAll(() => server.close());

let made = 0;
async function person(shift: { id: string; eventId: string } | undefined, firstName: string) {
  if (!shift) throw new Error('No shift');
  made += 1;
  return signedUp(server.database.pool, shift, { firstName, lastName: 'Berg', email: `person${made}@x.org` });
}
const cancel = async (signupIds: unknown, headers: Record<string, string>) =>
  server.rest<Answer>('POST', '/api/admin/signups/cancel', { signupIds }, headers);
const statesOf = async (ids: string[]) =>
  (
    await server.database.pool.query<{ status: string }>(
      'select status from signup where id = any($1) order by array_position($1, id)',
      [ids],
    )
  ).rows.map(({ status }) => status);

describe('cancelling many', () => {
  it('gives all the places back, notifies each household, audits each, and names those that stay', async () => {
    const [anna, bo, cy] = [await person(own[0], 'Anna'), await person(own[1], 'Bo'), await person(foreign, 'Cy')];
    const { status, body } = await cancel([anna.id, bo.id.toUpperCase(), cy.id, 'nonsense'], lead.headers);
    expect(status).toBe(200);
    expect(body.cancelled).toEqual([anna.id, bo.id]);
    expect(body.refused).toEqual([
      { id: cy.id, name: null, reason: 'Signup not found.' },
      { id: 'nonsense', name: null, reason: 'Signup not found.' },
    ]);
    expect(await statesOf([anna.id, bo.id, cy.id])).toEqual(['cancelled', 'cancelled', 'active']);
    const { rows: places } = await server.database.pool.query<{ taken: number }>(
      'select active_count as taken from shift where id = any($1)',
      [own.map(({ id }) => id)],
    );
    expect(places.map(({ taken }) => taken)).toEqual([0, 0]);
    const { rows: mails } = await server.database.pool.query<{ recipient: string }>(
      `select recipient from outbox where recipient like 'person%@x.org' order by 1`,
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(['person1@x.org', 'person2@x.org']);
    const { rows: noted } = await server.database.pool.query(
      `select 1 from audit_entry where action = 'signup.cancelled' and record_id = any($1)`,
      [[anna.id, bo.id]],
    );
    expect(noted).toHaveLength(2);

    // Once more: nobody is notified twice, and the answer names the person of the signup.
    const again = await cancel([anna.id], admin.headers);
    expect(again.body).toEqual({
      cancelled: [],
      refused: [{ id: anna.id, name: 'Anna Berg', reason: 'This signup was cancelled before.' }],
    });
    const { rows: after } = await server.database.pool.query(
      `select 1 from outbox where recipient like 'person%@x.org'`,
    );
    expect(after).toHaveLength(2);
  });

  it('is for the staff of their categories, for one to 500 signups', async () => {
    const anna = await person(own[0], 'Anna');
    expect((await cancel([anna.id], {})).body.code).toBe('NOT_SIGNED_IN');
    expect((await cancel([anna.id], other.headers)).body.code).toBe('SIGNUP_NOT_FOUND');
    expect((await cancel([], admin.headers)).status).toBe(400);
    expect(
      (
        await cancel(
          Array.from({ length: 501 }, () => anna.id),
          admin.headers,
        )
      ).status,
    ).toBe(400);
    expect(await statesOf([anna.id])).toEqual(['active']);
    const { data } = await server.graphql<{ cancelSignups: Answer }>(
      'mutation ($ids: [ID!]!) { cancelSignups(signupIds: $ids) { cancelled refused { id name reason } } }',
      { ids: [anna.id] },
      lead.headers,
    );
    expect(data.cancelSignups).toEqual({ cancelled: [anna.id], refused: [] });
  });

  it('ends well when two people cancel the same ones at once, in any order', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) ids.push((await person(own[at % 2], `Person ${at}`)).id);
    const [one, two] = await Promise.all([cancel(ids, admin.headers), cancel(ids.toReversed(), lead.headers)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect([...one.body.cancelled, ...two.body.cancelled].sort()).toEqual(ids.toSorted());
    expect(new Set(await statesOf(ids))).toEqual(new Set(['cancelled']));
  });

  it('writes with as many statements for sixty people as for six, so that visitors of their shifts hardly wait', async () => {
    const { pool } = server.database;
    await pool.query(`
      create sequence statements_seen;
      create function note_statement() returns trigger language plpgsql as
        $$ begin perform nextval('statements_seen'); return null; end $$;
      create trigger note_statement after insert on outbox for each statement execute function note_statement();
      create trigger note_statement after insert on audit_entry for each statement execute function note_statement();
      create trigger note_statement after update on signup for each statement execute function note_statement();
      create trigger note_statement after update on household_token for each statement execute function note_statement()`);
    const seen = async () =>
      (await pool.query<{ seen: number }>(`select nextval('statements_seen')::int as seen`)).rows[0]?.seen ?? 0;
    const statementsFor = async (people: number): Promise<number> => {
      const { id: shiftId } = await given(pool).shift({ qtyRequired: people });
      const ids: string[] = [];
      for (let at = 0; at < people; at += 1) {
        const { body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
          ...visitorDetails(),
          shiftId,
        });
        ids.push(body.signup.id);
      }
      const before = await seen();
      expect((await cancel(ids, admin.headers)).body.cancelled).toHaveLength(people);
      return (await seen()) - before - 1;
    };
    const [six, sixty] = [await statementsFor(6), await statementsFor(60)];
    await pool.query('drop function note_statement cascade; drop sequence statements_seen');
    // The signups, their links, the mails to people, those to the lead, and the log.
    expect([six, sixty]).toEqual([5, 5]);
  });

  it('sends one mail a person and one to the lead, whatever they held, and no more than an address may get', async () => {
    const { pool } = server.database;
    const leader = await given(pool).staff('lead');
    const category = await (await given(pool).event()).category({ leadId: leader.userId });
    const role = await category.opportunity();
    const shifts = [await role.shift(), await role.shift({ startTime: '13:00', endTime: '15:00' })];
    const put = (at: number, firstName: string) =>
      signedUp(pool, shifts[at] as { id: string; eventId: string }, { firstName, email: 'club@x.org' });
    const queued = async (recipient: string) =>
      (
        await pool.query<{ kind: string; names: string[]; later: boolean }>(
          `select template as kind, next_attempt_at > created_at + interval '1 minute' as later,
             (select array_agg(fact->'volunteer'->>'firstName' order by place)
              from jsonb_array_elements(payload->'signups') with ordinality as f (fact, place)) as names
           from outbox where recipient = $1 order by created_at, next_attempt_at, id`,
          [recipient],
        )
      ).rows;
    const ids = [await put(0, 'Ida'), await put(1, 'Ida'), await put(0, 'Jon')].map(({ id }) => id);
    await cancel(ids, admin.headers);
    const mails = await queued('club@x.org');
    expect(mails.map(({ names }) => names.join()).sort()).toEqual(['Ida,Ida', 'Jon']);
    expect((await queued(leader.email)).map(({ kind, names }) => [kind, names.toSorted()])).toEqual([
      ['lead-cancelled', ['Ida', 'Ida', 'Jon']],
    ]);

    // Thirty people of one address: eighteen more mails now, the other twelve together in one, later.
    const many: string[] = [];
    for (let at = 0; at < 30; at += 1) many.push((await put(0, `Kim ${at}`)).id);
    await cancel(many, admin.headers);
    const all = await queued('club@x.org');
    expect(all.filter(({ later }) => !later)).toHaveLength(20);
    expect(all.filter(({ later }) => later).map(({ names }) => names.length)).toEqual([12]);
  });
});
