import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { countStatements } from '../../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../../test/given.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { contextFor } from '../../../http/create-context.js';
import { operation } from '../../../platform/operation/operation.js';
import { newHouseholdLink } from '../../household-links/issue-household-link.js';
import { placesStatement } from './create-signups-sql.js';
import { shiftRefusals } from '../../shifts/shift-refusals.js';
import { createSignups, type SignupRequest } from './create-signups.js';
import { personOf } from './person-to-place.js';

/*
 * How often a place asks the database: each time is a round trip, and others wait for the shift meanwhile. With limits on, one more counts
 * tries before. And places by the list.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ MAIL_GATHER_SECONDS: '120' });
});
afterAll(() => server.close());

const signUp = `mutation ($input: SignUpInput!, $key: String) {
  signUp(input: $input, idempotencyKey: $key) { signup { id } volunteer { id } } }`;

interface Answer {
  signUp: { signup: { id: string }; volunteer: { id: string } };
}

async function ask(input: object, key?: string) {
  const { data, errors } = await server.graphql<Answer>(signUp, { input, key });
  expect(errors).toBeUndefined();
  return data.signUp;
}

// Each is one message: BEGIN with its limits goes out with the first statement of a transaction, facts with COMMIT.
const begin = /^begin isolation level read committed;\nset local lock_timeout = 300;\n(set local \w+ = \d+;\n)*/;
const place = /with wanted as \(\s+select \* from jsonb_to_recordset/;
const first = (statement: RegExp) => new RegExp(`${begin.source}\\s*${statement.source}`, 's');
const commit = /insert into outbox .*;\ninsert into fact .*;\ncommit$/s;

/** The statements of the transaction, from beginning to end, against what each is to be. */
async function expectStatements(work: () => Promise<unknown>, expected: readonly RegExp[]): Promise<void> {
  const { statements } = await countStatements(work);
  const texts = statements.map((text) => text.trim());
  const start = texts.findIndex((text) => begin.test(text));
  const last = texts.findIndex((text) => /(^|;\n)commit$|^rollback$/.test(text));
  const within = texts.slice(start, last + 1);
  expect(within).toEqual(expected.map((one) => expect.stringMatching(one) as unknown));
}

/** The messages of a signup with limits on, of the second one: the first of a connection prepares. By REST without a document. */
async function ofLimited(document: string | undefined, withKey = false): Promise<{ statements: string[] }> {
  const limited = await startTestServer({ RATE_LIMITS: 'on' });
  try {
    const { id: shiftId } = await given(limited.database.pool).shift({ qtyRequired: 100 });
    const ask = async () => {
      const input = { ...visitorDetails(), shiftId };
      const key = withKey ? randomUUID() : undefined;
      if (document) expect((await limited.graphql(document, { input, key })).errors).toBeUndefined();
      else
        expect((await limited.rest('POST', '/api/signup', input, key ? { 'idempotency-key': key } : {})).status).toBe(
          201,
        );
    };
    for (let time = 0; time < 3; time += 1) await ask();
    const { statements } = await countStatements(ask);
    return { statements: statements.map((text) => text.trim()) };
  } finally {
    await limited.close();
  }
}

describe('a signup', () => {
  it('is one statement for the place, for a new household and a known one; its mail and facts go with the commit', async () => {
    const ladder = given(server.database.pool);
    const details = visitorDetails();
    // The first transaction of a connection prepares its statements.
    await ask({ ...visitorDetails(), shiftId: (await ladder.shift()).id });
    const one = [first(place), commit];
    await expectStatements(async () => ask({ ...details, shiftId: (await ladder.shift()).id }), one);
    // Two minutes after the first mail the next one goes by itself again.
    await server.database.pool.query(`update outbox set created_at = now() - interval '10 minutes'`);
    const later = await ladder.shift({ date: inDays(40), startDate: inDays(40) });
    await expectStatements(() => ask({ ...details, shiftId: later.id }), one);
  });

  it('is three round trips in all: tries are counted, and then the two of the transaction', async () => {
    const { statements } = await ofLimited(signUp);
    expect(statements).toEqual(
      [/into rate_limit/, first(place), commit].map((one) => expect.stringMatching(one) as unknown),
    );
  });

  it('is four as browsers send it, by both APIs: the shift is read behind the commit, and the answer is kept', async () => {
    const claimed = first(/select claim_key\(\$1, \$2, \$3, \$4\);\n\s*with wanted as/);
    const read = /insert into outbox .*;\nupdate idempotency_key .*;\ninsert into fact .*;\ncommit;\n.*\bfrom shift\b/s;
    const keep = first(/update idempotency_key set responses .*;\ncommit$/);
    const four = [/into rate_limit/, claimed, read, keep].map((one) => expect.stringMatching(one) as unknown);
    const asBrowsers = signUp.replace('volunteer {', 'shift2: signup { shift { id qtyRegistered } } volunteer {');
    expect((await ofLimited(asBrowsers, true)).statements).toEqual(four);
    expect((await ofLimited(undefined, true)).statements).toEqual(four);
  });

  it('of a whole household takes no more: four, however many places', async () => {
    const claimed = first(/select claim_key\(\$1, \$2, \$3, \$4\);\n\s*with wanted as/);
    const read = /insert into outbox .*;\nupdate idempotency_key .*;\ninsert into fact .*;\ncommit;\n.*\bfrom shift\b/s;
    const keep = first(/update idempotency_key set responses .*;\ncommit$/);
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    try {
      const role = await (await (await given(limited.database.pool).event()).category()).opportunity();
      const many = { qtyRequired: 100 };
      const ids = [await role.shift(many), await role.shift({ ...many, date: inDays(31) })];
      const ask = async () => {
        const people = ['Ada', 'Bo', 'Cleo'].map((firstName) => ({ firstName, lastName: 'Berg' }));
        const places = ids.flatMap(({ id: shiftId }) => people.map((_, person) => ({ shiftId, person })));
        const cart = { email: visitorDetails().email, people, places };
        const { status } = await limited.rest('POST', '/api/signups', cart, { 'idempotency-key': randomUUID() });
        expect(status).toBe(201);
      };
      for (let time = 0; time < 3; time += 1) await ask();
      const { statements } = await countStatements(ask);
      expect(statements.map((text) => text.trim())).toEqual(
        [/into rate_limit/, claimed, read, keep].map((one) => expect.stringMatching(one) as unknown),
      );
    } finally {
      await limited.close();
    }
  });

  it('that is repeated with its key reads the response that is stored, and nothing else', async () => {
    const details = { ...visitorDetails(), shiftId: (await given(server.database.pool).shift()).id };
    const key = randomUUID();
    const asBrowsers = signUp.replace('volunteer {', 'shift2: signup { shift { id qtyRegistered } } volunteer {');
    const repeat = [
      () => server.graphql(asBrowsers, { input: details, key }),
      () => server.rest('POST', '/api/signup', details, { 'idempotency-key': key }),
    ];
    for (const ask of repeat) {
      await ask();
      const { statements } = await countStatements(ask);
      const [claim, ...after] = statements.map((text) => text.trim()).filter((text) => text !== 'rollback');
      expect(claim).toMatch(/select claim_key/);
      expect(after).toEqual([expect.stringMatching(/^select payload_hash, .* from idempotency_key/s)]);
    }
  });

  it('into a full shift is refused after one, which wrote nothing', async () => {
    const { id: shiftId } = await given(server.database.pool).shift({ qtyRequired: 1 });
    await ask({ ...visitorDetails(), shiftId });
    const refused = () => server.graphql(signUp, { input: { ...visitorDetails(), shiftId } });
    await expectStatements(refused, [first(place), /^rollback$/]);
  });
});

describe('the statement of a place', () => {
  it('goes by indexes in every table that grows', async () => {
    const { pool } = server.database;
    const shift = await given(pool).shift({ qtyRequired: 100_000 });
    await pool.query(
      `with shifts as (
         insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
         select event_id, opportunity_id, date, start_time, end_time, 10 from shift s, generate_series(1, 3000) where s.id = $1
       ), people as (
         insert into volunteer (first_name, last_name, email, email_key, name_key)
         select 'Many', n, n || '@many.example', n || '@many.example', n from generate_series(1, 3000) n returning id
       ) insert into signup (event_id, shift_id, volunteer_id) select s.event_id, s.id, p.id from shift s, people p where s.id = $1`,
      [shift.id],
    );
    await pool.query('analyze');
    const { rows } = await pool.query<Record<string, string>>(`explain (generic_plan) ${placesStatement}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan using \w+ on signup/);
    expect(plan).not.toMatch(/Seq Scan on (shift|volunteer|signup|household_token)/);
  });
});

describe('an assignment', () => {
  it('also asks who the person is and who leads the shift, and writes the audit log', async () => {
    const ladder = given(server.database.pool);
    const admin = await ladder.staff('admin');
    const { volunteer } = await ask({ ...visitorDetails(), shiftId: (await ladder.shift()).id });
    const { id: shiftId } = await ladder.shift();
    const assign = `mutation ($shiftId: ID!, $volunteerId: ID!) {
      assignVolunteer(shiftId: $shiftId, volunteerId: $volunteerId) { signup { id } } }`;
    await server.graphql(assign, { shiftId: (await ladder.shift()).id, volunteerId: volunteer.id }, admin.headers);
    await expectStatements(
      () => server.graphql(assign, { shiftId, volunteerId: volunteer.id }, admin.headers),
      [first(/select .* from volunteer v/), /^select .* from shift s/s, place, /^insert into audit_entry/, commit],
    );
  });
});

/** Gives the places as one operation of a visitor. */
async function give(wanted: SignupRequest[]) {
  const giving = operation(
    {
      access: 'public',
      input: z.object({}),
      refuses: [...shiftRefusals, 'SHIFT_FULL', 'ALREADY_SIGNED_UP'],
    },
    function give(ctx) {
      return createSignups(ctx, wanted, false);
    },
  );
  return contextFor(server.running.services, { kind: 'visitor' }, 'test').run(giving, {});
}

async function countOf(table: 'volunteer' | 'household_token' | 'signup' | 'outbox', email: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    {
      volunteer: 'select count(*)::int from volunteer where email_key = $1',
      household_token: 'select count(*)::int from household_token where email_key = $1',
      signup: 'select count(*)::int from signup g join volunteer v on v.id = g.volunteer_id where v.email_key = $1',
      outbox: 'select count(*)::int from outbox where recipient = $1',
    }[table],
    [email],
  );
  return rows[0]?.count ?? -1;
}

describe('places by the list', () => {
  it('go to a household and several shifts at once: people, one link, places; overlaps among them are reported', async () => {
    const ladder = given(server.database.pool);
    const [one, other] = [await ladder.shift(), await ladder.shift()];
    const details = { ...visitorDetails(), phone: null };
    const [parent, child] = [personOf(details), personOf({ ...details, firstName: 'Otto' })];
    const places = await give([
      { shiftId: one.id, person: parent },
      { shiftId: other.id, person: parent },
      { shiftId: one.id, person: child },
    ]);
    expect(places.map(({ shiftId, conflictIds }) => ({ shiftId, conflictIds }))).toEqual([
      { shiftId: one.id, conflictIds: [other.id] },
      { shiftId: other.id, conflictIds: [one.id] },
      { shiftId: one.id, conflictIds: [] },
    ]);
    expect(await countOf('volunteer', details.email)).toBe(2);
    expect(await countOf('household_token', details.email)).toBe(1);
    expect(await countOf('signup', details.email)).toBe(3);
  });

  it('go to all or to nobody', async () => {
    const ladder = given(server.database.pool);
    const [free, full] = [await ladder.shift(), await ladder.shift({ qtyRequired: 1 })];
    await ask({ ...visitorDetails(), shiftId: full.id });
    const details = { ...visitorDetails(), phone: null };
    const two = (shiftId: string) => give([free.id, shiftId].map((id) => ({ shiftId: id, person: personOf(details) })));
    await expect(two(full.id)).rejects.toMatchObject({ code: 'SHIFT_FULL' });
    await expect(two(randomUUID())).rejects.toMatchObject({ code: 'SHIFT_NOT_FOUND' });
    // One place and two people: the guard of the database refuses the second, and with them the first.
    const last = await ladder.shift({ qtyRequired: 1 });
    const family = [personOf(details), personOf({ ...details, firstName: 'Otto' })];
    await expect(give(family.map((person) => ({ shiftId: last.id, person })))).rejects.toMatchObject({
      code: 'SHIFT_FULL',
    });
    for (const table of ['volunteer', 'household_token', 'signup', 'outbox'] as const)
      expect(await countOf(table, details.email)).toBe(0);
  });
});

describe('the link of a household', () => {
  it('is one, however many of a new household come at once', async () => {
    const details = visitorDetails();
    const shift = await given(server.database.pool).shift({ qtyRequired: 20 });
    const names = Array.from({ length: 8 }, (_, index) => `Child ${index}`);
    await Promise.all(names.map((firstName) => ask({ ...details, firstName, shiftId: shift.id })));
    expect(await countOf('household_token', details.email)).toBe(1);
    expect(await countOf('signup', details.email)).toBe(8);
  });

  it('is a new one when another secret made it: it would open nothing', async () => {
    const details = visitorDetails();
    const { pool } = server.database;
    const foreign = newHouseholdLink({ services: { ...server.running.services, secretKey: Buffer.from('other') } });
    await pool.query(
      `insert into household_token (id, email, email_key, token_hash, expires_at, created_at)
       values ($1, $2, $2, $3, now() + interval '1 day', now() - interval '1 day')`,
      [foreign.id, details.email, foreign.hash],
    );
    const { id: shiftId } = await given(pool).shift();
    await ask({ ...details, shiftId });
    const { rows } = await pool.query<{ token: string }>(
      `select payload->'signups'->0->>'householdTokenId' as token from outbox where recipient = $1`,
      [details.email],
    );
    const tokenId = rows[0]?.token;
    expect(tokenId).toMatch(/^[0-9a-f-]{36}$/);
    expect(tokenId).not.toBe(foreign.id);
    expect(await countOf('household_token', details.email)).toBe(2);
  });
});
