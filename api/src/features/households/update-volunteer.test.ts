import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addressStays } from '../../contract/people/volunteer.js';
import { given, visitorDetails } from '../../../test/given.js';
import { mailsQueuedTo } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

interface ProviderAnswer {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  id?: string;
}

type Update = (id: string, input: object, caller?: Record<string, string>) => Promise<ProviderAnswer>;

const overRest: Update = async (id, input, caller) => {
  const { status, body } = await server.rest<ProviderAnswer>('PUT', `/api/admin/volunteers/${id}`, input, caller);
  return { ...body, status };
};

const overGraphql: Update = async (id, input, caller) => {
  const { data, errors } = await server.graphql<{ updateVolunteer: ProviderAnswer }>(
    'mutation ($id: ID!, $input: UpdateVolunteerInput!) { updateVolunteer(id: $id, input: $input) { id firstName lastName email phone } }',
    { id, input },
    caller,
  );
  const [error] = errors ?? [];
  if (error) return { ...error.extensions, message: error.message };
  return { ...data.updateVolunteer, status: 200 };
};

async function known(details = visitorDetails()) {
  const shift = await given(server.database.pool).shift();
  const { body } = await server.rest<{ volunteer: { id: string } }>('POST', '/api/signup', {
    ...details,
    shiftId: shift.id,
  });
  return { ...details, id: body.volunteer.id };
}

describe.each([
  ['REST', overRest],
  ['GraphQL', overGraphql],
])("correcting a volunteer's details through %s", (_api, update) => {
  it('changes name, address and phone; a new name is mailed, and the change is audited', async () => {
    const { headers } = await given(server.database.pool).staff('admin');
    const person = await known();
    const email = `new.${person.email}`;
    const input = { firstName: 'Nora', lastName: 'New', email, phone: '+47 123 45 678' };
    expect(await update(person.id, input, headers)).toMatchObject({ status: 200, id: person.id, ...input });
    const { rows } = await server.database.pool.query(
      'select email_key, name_key, phone from volunteer where id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ email_key: email, name_key: 'nora\u001fnew', phone: '+47 123 45 678' }]);
    expect(await mailsQueuedTo(server, email)).toEqual(['address-corrected', 'volunteer-renamed']);
    const { rows: audit } = await server.database.pool.query<{ summary: string }>(
      'select action, summary from audit_entry where record_id = $1',
      [person.id],
    );
    expect(audit).toEqual([
      { action: 'volunteer.changed', summary: expect.stringContaining('firstName, lastName, email, phone changed') },
    ]);
    expect(audit[0]?.summary).not.toContain('123 45');
  });

  it('takes a new address to waitlists where nobody else waits with the person, but no offer', async () => {
    const { pool } = server.database;
    const { headers } = await given(pool).staff('admin');
    const person = await known();
    const own = { firstName: person.firstName, lastName: person.lastName };
    const waiting = { ...own, nameKey: `${own.firstName}\u001f${own.lastName}`.toLowerCase() };
    const brother = { firstName: 'Bo', lastName: 'Berg', nameKey: 'bo\u001fberg' };
    const email = `New.${person.email}`;
    const shift = await given(pool).shift({ qtyRequired: 1 });
    const wait = async (entry: { people?: object[]; state?: string; at?: string; shift?: typeof shift }) => {
      const { people = [waiting], state = 'WAITING', at = person.email, shift: own } = entry;
      const { eventId, id } = own ?? (await given(pool).shift({ qtyRequired: 1 }));
      const { rows } = await pool.query<{ id: string }>(
        `insert into waitlist_entry (event_id, shift_id, email, email_key, people, people_count, state, offer_hash, ended_at)
         values ($1, $2, $3, lower($3), $4, $5, $6, sha256(gen_random_uuid()::text::bytea), case when $6 = 'EXPIRED' then now() end)
         returning id`,
        [eventId, id, at, JSON.stringify(people), people.length, state],
      );
      return rows[0]?.id ?? '';
    };
    const alone = await wait({});
    const withBrother = await wait({ people: [waiting, brother] });
    const offered = await wait({ state: 'OFFERED' });
    const ended = await wait({ state: 'EXPIRED' });
    // They had joined again with the right address.
    const twice = await wait({ shift });
    await wait({ shift, at: email });

    expect(await update(person.id, { ...own, email, phone: null }, headers)).toMatchObject({ status: 200 });
    const { rows } = await pool.query<{ id: string; email: string; key: string; has_link: boolean }>(
      'select id, email, email_key as key, offer_hash is not null as has_link from waitlist_entry where id = any($1)',
      [[alone, withBrother, offered, ended, twice]],
    );
    const now = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
    const moved = { email, key: email.toLowerCase(), has_link: false };
    const stays = { email: person.email, key: person.email, has_link: true };
    expect([now[alone], now[ended]]).toEqual([moved, moved]);
    expect([now[withBrother], now[offered], now[twice]]).toEqual([stays, stays, stays]);
  });

  it('leaves somebody who walked in without an address, until they get one', async () => {
    const { pool } = server.database;
    const { headers } = await given(pool).staff('admin');
    const { id } = await known();
    await pool.query(`update volunteer set email = null, email_key = 'walk-in:' || id where id = $1`, [id]);
    for (const [index, email] of [undefined, null, ''].entries()) {
      const name = { firstName: 'Nora', lastName: `New ${index}` };
      expect(await update(id, { ...name, email }, headers)).toMatchObject({ ...name, status: 200, email: null });
    }
    const stored = async () => {
      const { rows } = await pool.query<Record<string, unknown>>(
        `select email, email_key, name_key, (select count(*)::int from household_token t where t.email_key = v.email_key) as links
         from volunteer v where id = $1`,
        [id],
      );
      return rows;
    };
    expect(await stored()).toEqual([
      { email: null, email_key: `walk-in:${id}`, name_key: 'nora\u001fnew 2', links: 0 },
    ]);
    const email = `${randomUUID()}@example.org`;
    await update(id, { firstName: 'Nora', lastName: 'Newer', email }, headers);
    expect(await stored()).toMatchObject([{ email, email_key: email, links: 1 }]);
    expect(await mailsQueuedTo(server, email)).toEqual(['address-corrected']);
    const { rows } = await pool.query<{ summary: string; isFirst: string }>(
      `select summary, (select payload ->> 'isFirst' from outbox where recipient = $2) as "isFirst"
       from audit_entry where record_id = $1 order by happened_at desc limit 2`,
      [id, email],
    );
    expect(rows).toMatchObject([
      { summary: expect.stringMatching(/: lastName, email changed$/), isFirst: 'true' },
      { summary: expect.stringMatching(/: lastName changed$/) },
    ]);
  });

  it('is for admins alone', async () => {
    const ladder = given(server.database.pool);
    const person = await known();
    const { headers: lead } = await ladder.staff('lead');
    expect(await update(person.id, person, lead)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await update(person.id, person)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  it('says what is wrong, in the words of the form, and what is taken or unknown', async () => {
    const { headers } = await given(server.database.pool).staff('admin');
    const person = await known();
    const brother = await known(visitorDetails({ email: person.email, firstName: 'Bror' }));
    for (const [field, value, message] of [
      ['firstName', '', 'First name is required'],
      ['lastName', ' ', 'Last name is required'],
      ['email', 'nowhere', 'Invalid email address'],
      ['email', '', addressStays],
      ['email', null, addressStays],
      ['email', undefined, addressStays],
    ] as const) {
      expect(await update(person.id, { ...person, [field]: value, id: undefined }, headers)).toMatchObject({
        status: 400,
        errors: { [field]: message },
      });
    }
    const { firstName, lastName, email } = brother;
    expect(await update(person.id, { firstName, lastName, email }, headers)).toMatchObject({
      status: 409,
      code: 'NAME_TAKEN',
    });
    for (const id of ['x', randomUUID()])
      expect(await update(id, { firstName, lastName, email }, headers)).toMatchObject({
        status: 404,
        code: 'VOLUNTEER_NOT_FOUND',
        message: 'Volunteer not found',
      });
  });
});
