import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { nameKey } from '../../platform/person-key.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
let admin: { headers: Record<string, string> };
let lead: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer();
  admin = await given(server.database.pool).staff('admin');
  lead = await given(server.database.pool).staff('lead');
});
afterAll(() => server.close());

async function person(values: { firstName?: string; email: string; phone?: string }) {
  const shift = await given(server.database.pool).shift();
  return (await signedUp(server.database.pool, shift, values)).volunteerId;
}

const mutation = `mutation ($id: ID!, $input: UpdateVolunteerInput!) { updateVolunteer(id: $id, input: $input) { id firstName lastName email phone } }`;

const doors: [
  string,
  (
    id: string,
    input: object,
    headers?: Record<string, string>,
  ) => Promise<{ code?: string; person?: object; fields?: object }>,
][] = [
  [
    'REST',
    async (id, input, headers) => {
      const { status, body } = await server.rest<{ code?: string; errors?: object }>(
        'PUT',
        `/api/admin/volunteers/${id}`,
        input,
        headers,
      );
      return status === 200 ? { person: body } : { code: body.code, fields: body.errors };
    },
  ],
  [
    'GraphQL',
    async (id, input, headers) => {
      const { data, errors } = await server.graphql<{ updateVolunteer: object } | null>(
        mutation,
        { id, input },
        headers,
      );
      return errors
        ? { code: errors[0]?.extensions.code, fields: errors[0]?.extensions.errors }
        : { person: data?.updateVolunteer };
    },
  ],
];

describe.each(doors)('correcting a person by %s', (door, update) => {
  const input = (email: string) => ({ firstName: 'Ada', lastName: 'Lund', email, phone: '907-555-0100' });

  it('changes all details, tells the household of the name, and is audited', async () => {
    const [old, fresh] = [`old.${door}@x.org`, `New.${door}@x.org`];
    const id = await person({ firstName: 'Ida', email: old });
    expect(await update(id, input(fresh), admin.headers)).toEqual({ person: { id, ...input(fresh) } });
    const { pool } = server.database;
    const { rows } = await pool.query('select email_key, name_key from volunteer where id = $1', [id]);
    expect(rows).toEqual([{ email_key: fresh.toLowerCase(), name_key: nameKey('Ada', 'Lund') }]);
    const mails = await pool.query(
      `select template, payload->'before'->>'firstName' as before from outbox where recipient = $1`,
      [fresh],
    );
    expect(mails.rows).toEqual([{ template: 'volunteer-renamed', before: 'Ida' }]);
    const audit = await pool.query('select action, summary from audit_entry where record_id = $1', [id]);
    expect(audit.rows[0]).toMatchObject({
      action: 'volunteer.changed',
      summary: expect.stringContaining('Ida Visitor: name → Ada Lund'),
    });
    expect(audit.rows[0].summary).not.toContain('555');
  });

  it('refuses leads, visitors, unknown people and bad details', async () => {
    const id = await person({ email: `p.${door}@x.org` });
    expect((await update(id, input('x@x.org'), lead.headers)).code).toBe('FORBIDDEN');
    expect((await update(id, input('x@x.org'))).code).toBe('NOT_SIGNED_IN');
    expect((await update('none', input('x@x.org'), admin.headers)).code).toBe('VOLUNTEER_NOT_FOUND');
    expect(await update(id, { firstName: '', lastName: ' ', email: 'no', phone: null }, admin.headers)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: expect.objectContaining({
        firstName: 'First name is required',
        email: 'Invalid email address',
      }),
    });
  });

  it('refuses to make two people one', async () => {
    const email = `two.${door}@x.org`;
    await person({ firstName: 'Ada', email });
    const other = await person({ firstName: 'Bea', email });
    expect((await update(other, { firstName: 'ada', lastName: 'Visitor', email }, admin.headers)).code).toBe(
      'NAME_TAKEN',
    );
  });
});
