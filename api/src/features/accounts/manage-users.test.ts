import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given } from '../../../test/given.js';
import { mailsQueuedTo } from '../../../test/household-apis.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { until } from '../../../test/until.js';
import { derivedToken } from '../../platform/operation/secrets.js';
import { passwordLinkPurpose } from './account.announcements.js';

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin', { firstName: 'Astrid', lastName: 'Ny' });
});
afterAll(() => server.close());

interface UserBody {
  id: string;
  email: string;
  phone: string | null;
  role: string;
  hasPassword: boolean;
  categoryCount: number;
}

const fields = 'id firstName lastName email phone role hasPassword categoryCount';
const roleName = (role: unknown) => (typeof role === 'string' ? role.toUpperCase() : role);
const list: StaffCall = { rest: ['GET', '/api/admin/users'], graphql: [`{ users { ${fields} } }`] };
const create = (input: Record<string, unknown>): StaffCall => ({
  rest: ['POST', '/api/admin/users', input],
  graphql: [
    `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${fields} } }`,
    { input: { ...input, role: roleName(input.role) } },
  ],
});
const change = (id: string, role: string): StaffCall => ({
  rest: ['PUT', `/api/admin/users/${id}`, { role }],
  graphql: [
    `mutation ($id: ID!, $role: Role!) { changeUserRole(userId: $id, role: $role) { ${fields} } }`,
    { id, role: roleName(role) },
  ],
});
const remove = (id: string): StaffCall => ({
  rest: ['DELETE', `/api/admin/users/${id}`],
  graphql: ['mutation ($id: ID!) { deleteUser(userId: $id) }', { id }],
});
const rename = (id: string, firstName: string, lastName: string, other: { phone?: string | null } = {}): StaffCall => ({
  rest: ['PATCH', `/api/admin/users/${id}`, { firstName, lastName, ...other }],
  graphql: [
    `mutation ($id: ID!, $firstName: String!, $lastName: String!, $phone: String) {
      renameUser(userId: $id, firstName: $firstName, lastName: $lastName, phone: $phone) { ${fields} } }`,
    { id, firstName, lastName, ...other },
  ],
});
const invite = (id: string): StaffCall => ({
  rest: ['POST', `/api/admin/users/${id}/invitation`],
  graphql: [`mutation ($id: ID!) { inviteUserAgain(userId: $id) { ${fields} } }`, { id }],
});
const person = (role: string) => ({ firstName: 'Una', lastName: 'User', email: `${randomUUID()}@example.org`, role });
const signedIn = async (headers: Record<string, string>) =>
  (await server.rest('GET', '/api/lead/events', undefined, headers)).status === 200;

describe.each(staffApis(() => server))('users through $name', (api) => {
  it('are made and mailed a link to set a password', async () => {
    for (const role of ['admin', 'lead']) {
      const input = person(role);
      const { body, status } = await api.call<UserBody>(create(input), admin.headers);
      expect(status).toBe(api.name === 'REST' ? 201 : 200);
      expect(body).toMatchObject({ email: input.email, hasPassword: false, categoryCount: 0 });
      expect(body.role.toLowerCase()).toBe(role);
      expect(await mailsQueuedTo(server, input.email)).toEqual(['set-up-link']);
      const twice = await api.call(create({ ...input, email: ` ${input.email.toUpperCase()}` }), admin.headers);
      expect(twice).toMatchObject({
        status: 409,
        code: 'EMAIL_TAKEN',
        message: 'A user with this email already exists.',
      });
      const all = await api.call<UserBody[]>(list, admin.headers);
      expect(all.body.map(({ id }) => id)).toEqual(expect.arrayContaining([body.id, admin.userId]));
    }
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: 'una' }, 'email', 'Invalid email address'],
  ])('are refused with %j', async (wrong, field, message) => {
    const outcome = await api.call(create({ ...person('lead'), ...wrong }), admin.headers);
    expect(outcome).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: { [field]: message } });
  });

  it('change their role, which ends their sign-ins and keeps their categories', async () => {
    const { userId, headers } = await given(server.database.pool).staff('lead');
    const category = await (await given(server.database.pool).event()).category({ leadId: userId });
    expect(await signedIn(headers)).toBe(true);
    const { body } = await api.call<UserBody>(change(userId, 'admin'), admin.headers);
    expect(body).toMatchObject({ id: userId, categoryCount: 1 });
    expect(body.role.toLowerCase()).toBe('admin');
    expect(await signedIn(headers)).toBe(false);
    const { rows } = await server.database.pool.query('select lead_id from category where id = $1', [category.id]);
    expect(rows).toEqual([{ lead_id: userId }]);
    expect(await audited(server, { recordId: userId })).toEqual(['user.role-changed: Sam Staff: role lead → admin']);
    // The same role again changes nothing.
    expect((await api.call(change(userId, 'admin'), admin.headers)).status).toBe(200);
    expect(await audited(server, { recordId: userId })).toHaveLength(1);
    expect((await api.call(change(userId, 'lead'), admin.headers)).status).toBe(200);
  });

  it('are renamed, and stay signed in; visitors read a lead’s new name', async () => {
    const { userId, headers } = await given(server.database.pool).staff('lead');
    const event = await given(server.database.pool).event();
    await event.category({ leadId: userId });
    const { body, status } = await api.call<UserBody>(rename(userId, ' Åsa ', 'Ødegård'), admin.headers);
    expect([status, body]).toMatchObject([200, { id: userId, firstName: 'Åsa', lastName: 'Ødegård' }]);
    expect(await signedIn(headers)).toBe(true);
    const categories = await server.rest('GET', `/api/categories?eventId=${event.id}`);
    expect(categories.body).toMatchObject([{ leadFirstName: 'Åsa', leadLastName: 'Ødegård' }]);
    const words = 'user.renamed: Sam Staff: first name Sam → Åsa, last name Staff → Ødegård';
    expect(await audited(server, { recordId: userId })).toEqual([words]);
    // The same name again changes nothing.
    expect((await api.call(rename(userId, 'Åsa', 'Ødegård'), admin.headers)).status).toBe(200);
    expect(await audited(server, { recordId: userId })).toEqual([words]);
    expect(await api.call(rename(userId, ' ', 'B'), admin.headers)).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT', errors: { firstName: 'First name is required' } },
    });
    expect(await api.call(rename(randomUUID(), 'A', 'B'), admin.headers)).toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('have a phone number, which staff read with the categories that they lead, and no log holds', async () => {
    const { userId, headers } = await given(server.database.pool).staff('lead');
    const event = await given(server.database.pool).event();
    await event.category({ leadId: userId });
    const numberOf = async (call: StaffCall) => (await api.call<UserBody>(call, admin.headers)).body.phone;
    const led = async () =>
      (await server.rest<{ leadPhone: string | null }[]>('GET', '/api/lead/categories', undefined, headers)).body.map(
        ({ leadPhone }) => leadPhone,
      );
    expect(await numberOf(rename(userId, 'Sam', 'Staff', { phone: ' 218-555-0100 ' }))).toBe('218-555-0100');
    expect(await led()).toEqual(['218-555-0100']);
    const asked = `{ categories(eventId: "${event.id}") { leadPhone } }`;
    expect((await server.graphql(asked, {}, headers)).data).toEqual({ categories: [{ leadPhone: '218-555-0100' }] });
    expect((await server.graphql(asked)).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
    // A name alone leaves it as it is.
    expect(await numberOf(rename(userId, 'Åsa', 'Staff'))).toBe('218-555-0100');
    expect(await numberOf(rename(userId, 'Åsa', 'Staff', { phone: null }))).toBeNull();
    expect(await api.call(rename(userId, 'Åsa', 'Staff', { phone: 'at home' }), admin.headers)).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT', errors: { phone: expect.any(String) } },
    });
    expect(await led()).toEqual([null]);
    expect(await audited(server, { recordId: userId })).toEqual([
      'user.renamed: Sam Staff: phone number changed',
      'user.renamed: Sam Staff: first name Sam → Åsa',
      'user.renamed: Åsa Staff: phone number changed',
    ]);
  });

  it('are invited again, which ends the link of before; not once they have a password', async () => {
    const made = person('lead');
    const { body: user } = await api.call<UserBody>(create(made), admin.headers);
    const links = async () => {
      const { rows } = await server.database.pool.query<{ id: string; used: boolean }>(
        'select id, used from password_reset_token where user_id = $1 order by expires_at',
        [user.id],
      );
      return rows;
    };
    const setPassword = (id: string) =>
      server.rest<{ code?: string }>('POST', '/api/auth/reset-password', {
        token: derivedToken(server.secretKey, passwordLinkPurpose, id),
        password: 'three calm winter loons',
      });
    // A mail whose link has ended is not sent any more: the first one has to be on its way before.
    const isSent = `select 1 from outbox where recipient = $1 and state = 'sent'`;
    await until(async () => (await server.database.pool.query(isSent, [made.email])).rows.length === 1, 5_000);
    const [first] = await links();
    expect(await api.call(invite(user.id), admin.headers)).toMatchObject({ status: 200, body: { id: user.id } });
    expect(await mailsQueuedTo(server, made.email)).toEqual(['set-up-link', 'set-up-link']);
    expect(await audited(server, { recordId: user.id })).toContain(`user.invited-again: Una User (${made.email})`);
    const [, second] = await links();
    expect((await setPassword(first!.id)).body.code).toBe('LINK_EXPIRED');
    expect((await setPassword(second!.id)).status).toBe(200);
    expect(await api.call(invite(user.id), admin.headers)).toMatchObject({ status: 409, code: 'HAS_PASSWORD' });
    expect(await api.call(invite(randomUUID()), admin.headers)).toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('are deleted with their sign-ins; nobody deletes their own account', async () => {
    const { userId, headers } = await given(server.database.pool).staff('admin');
    expect(await api.call(remove(userId), headers)).toMatchObject({
      status: 409,
      code: 'OWN_ACCOUNT',
      message: 'You cannot delete your own account. Another admin can.',
    });
    expect((await api.call(remove(userId), admin.headers)).status).toBe(200);
    expect(await signedIn(headers)).toBe(false);
    expect(await audited(server, { recordId: userId })).toEqual(['user.deleted: Sam Staff (admin)']);
    for (const gone of [userId, 'x']) {
      expect(await api.call(remove(gone), admin.headers)).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' });
      expect(await api.call(change(gone, 'lead'), admin.headers)).toMatchObject({ status: 404 });
    }
  });

  it('are looked after by admins alone', async () => {
    const { userId, headers } = await given(server.database.pool).staff('lead');
    for (const call of [
      list,
      create(person('lead')),
      change(userId, 'admin'),
      rename(userId, 'A', 'B'),
      invite(userId),
      remove(userId),
    ]) {
      expect(await api.call(call)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
      expect(await api.call(call, headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
  });
});

it('refuses an unknown role by REST, as GraphQL’s schema does', async () => {
  const { body } = await server.rest<{ message: string }>('POST', '/api/admin/users', person('owner'), admin.headers);
  expect(body.message).toBe('Role is required');
});

describe.each(staffApis(() => server))('the last admin through $name', (api) => {
  /** Two admins and nobody else in their role. */
  async function twoAdmins() {
    await server.database.pool.query(`update app_user set role = 'lead' where role = 'admin'`);
    const one = await given(server.database.pool).staff('admin');
    const two = await given(server.database.pool).staff('admin');
    return [one, two] as const;
  }

  it('stays an admin and stays at all', async () => {
    const [one, two] = await twoAdmins();
    expect((await api.call(change(two.userId, 'lead'), one.headers)).status).toBe(200);
    for (const call of [change(one.userId, 'lead'), remove(one.userId)]) {
      expect(await api.call(call, one.headers)).toMatchObject({
        status: 409,
        code: 'LAST_ADMIN',
        message: 'There must always be an admin, and this is the last one.',
      });
    }
  });

  it('is left when two demote or delete each other at once', async () => {
    for (const act of [(id: string) => change(id, 'lead'), remove]) {
      const [one, two] = await twoAdmins();
      const both = await Promise.all([api.call(act(two.userId), one.headers), api.call(act(one.userId), two.headers)]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      const { rows } = await server.database.pool.query(`select id from app_user where role = 'admin'`);
      expect(rows).toHaveLength(1);
    }
  });
});
