import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../../test/given.js';
import { patiently } from '../../../test/patiently.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface GraphqlAnswer {
  errors?: { message: string; extensions: { status: number } }[];
}

const mutation = 'mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id } } }';

/** 200 different people ask for one shift at the same moment, every other one through GraphQL. */
async function rush(shiftId: string): Promise<{ taken: number; full: number; other: unknown[] }> {
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const input = { ...visitorDetails(), shiftId };
      if (index % 2 === 0) {
        const { status, body } = await patiently(() => server.rest<{ message?: string }>('POST', '/api/signup', input));
        return { status, message: body.message };
      }
      const { body } = await patiently(() =>
        server.rest<GraphqlAnswer>('POST', '/graphql', { query: mutation, variables: { input } }),
      );
      return { status: body.errors?.[0]?.extensions.status ?? 201, message: body.errors?.[0]?.message };
    }),
  );
  const isFull = (outcome: (typeof outcomes)[number]) =>
    outcome.status === 409 && outcome.message === 'This shift is full.';
  return {
    taken: outcomes.filter(({ status }) => status === 201).length,
    full: outcomes.filter(isFull).length,
    other: outcomes.filter((outcome) => outcome.status !== 201 && !isFull(outcome)),
  };
}

async function counted(
  shiftId: string,
): Promise<{ signups: number; counter: number; mails: number; volunteers: number }> {
  const { rows } = await server.database.pool.query<{
    signups: number;
    counter: number;
    mails: number;
    volunteers: number;
  }>(
    `select (select count(*)::int from signup where shift_id = s.id and status = 'active') as signups, s.active_count as counter,
      (select count(*)::int from outbox where payload::text like '%' || s.id::text || '%') as mails,
      (select count(*)::int from volunteer v where exists (select 1 from signup g where g.volunteer_id = v.id and g.shift_id = s.id)) as volunteers
     from shift s where s.id = $1`,
    [shiftId],
  );
  return rows[0] as { signups: number; counter: number; mails: number; volunteers: number };
}

describe('a rush on ten places', () => {
  it('fills exactly ten, twenty times over, and tells the other 190 that the shift is full', async () => {
    for (let round = 0; round < 20; round += 1) {
      const shift = await given(server.database.pool).shift({ qtyRequired: 10 });
      expect(await rush(shift.id)).toEqual({ taken: 10, full: 190, other: [] });
      expect(await counted(shift.id)).toEqual({ signups: 10, counter: 10, mails: 10, volunteers: 10 });
    }
  }, 180_000);

  it('oversells as soon as the guard in the database is switched off: the guard is what protects', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 10 });
    await server.database.pool.query('alter table signup disable trigger signup_takes_place');
    try {
      const { taken } = await rush(shift.id);
      expect(taken).toBeGreaterThan(10);
      expect((await counted(shift.id)).signups).toBeGreaterThan(10);
    } finally {
      await server.database.pool.query('alter table signup enable trigger signup_takes_place');
    }
  }, 60_000);

  it('lets staff go over the places on purpose, and nobody else by the same way', async () => {
    const { pool } = server.database;
    const shift = await given(pool).shift({ qtyRequired: 1 });
    const add = (overCapacity: boolean, name: string) =>
      pool.query(
        `with person as (insert into volunteer (first_name, last_name, email, email_key, name_key) values ($1, 'x', $1, $1, $1) returning id)
         insert into signup (event_id, shift_id, volunteer_id, over_capacity) select $2, $3, id, $4 from person`,
        [name, shift.eventId, shift.id, overCapacity],
      );
    await add(false, 'first');
    await expect(add(false, 'second')).rejects.toMatchObject({ constraint: 'shift_capacity' });
    await add(true, 'third');
    expect(await counted(shift.id)).toMatchObject({ signups: 2, counter: 2 });
  });
});
