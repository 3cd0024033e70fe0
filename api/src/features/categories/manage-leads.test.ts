import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { mailsQueuedTo } from '../../../test/household-apis.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

interface LeadBody {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  hasPassword: boolean;
  categories: { id: string; name: string; eventId: string }[];
}

const fields = 'id firstName lastName email hasPassword categories { id name eventId }';
const list: StaffCall = { rest: ['GET', '/api/leads'], graphql: [`{ leads { ${fields} } }`] };
const create = (input: object): StaffCall => ({
  rest: ['POST', '/api/admin/leads', { role: 'lead', ...input }],
  graphql: [`mutation ($input: CreateLeadInput!) { createLead(input: $input) { ${fields} } }`, { input }],
});
const update = (id: string, input: object): StaffCall => ({
  rest: ['PUT', `/api/admin/leads/${id}`, input],
  graphql: [
    `mutation ($id: ID!, $input: UpdateLeadInput!) { updateLead(leadId: $id, input: $input) { ${fields} } }`,
    { id, input },
  ],
});
const remove = (id: string): StaffCall => ({
  rest: ['DELETE', `/api/admin/leads/${id}`],
  graphql: ['mutation ($id: ID!) { deleteLead(leadId: $id) }', { id }],
});
const assign = (leadId: string, categoryIds: string[]): StaffCall => ({
  rest: ['POST', '/api/admin/assign-lead', { leadId, categoryIds }],
  graphql: [
    `mutation ($leadId: ID!, $categoryIds: [ID!]!) { assignLead(leadId: $leadId, categoryIds: $categoryIds) { ${fields} } }`,
    { leadId, categoryIds },
  ],
});

const person = () => ({ firstName: 'Maeve', lastName: 'Ås', email: `${randomUUID()}@example.org` });

/** An event with three categories. */
async function threeCategories() {
  const event = await given(server.database.pool).event();
  const made = [];
  for (const name of ['Feed', 'Gates', 'Timing']) made.push((await event.category({ name })).id);
  return { eventId: event.id, ids: made as [string, string, string] };
}

const namesOf = (lead: LeadBody) => lead.categories.map(({ name }) => name);

describe.each(staffApis(() => server))('leads through $name', (api) => {
  it('are made with categories, and the mail with their link is queued', async () => {
    const { eventId, ids } = await threeCategories();
    const input = { ...person(), categoryIds: [ids[0], ids[2]] };
    const { body, status } = await api.call<LeadBody>(create(input), admin.headers);
    expect(status).toBe(api.name === 'REST' ? 201 : 200);
    expect(body).toMatchObject({ firstName: 'Maeve', lastName: 'Ås', email: input.email, hasPassword: false });
    expect(namesOf(body)).toEqual(['Feed', 'Timing']);
    expect(await mailsQueuedTo(server, input.email)).toEqual(['set-up-link']);
    expect(await audited(server, { eventId })).toEqual(['lead.assigned: Maeve Ås: Feed, Timing']);
    expect((await audited(server, { recordId: body.id }))[0]).toBe(`lead.created: Maeve Ås (${input.email}) as lead`);
    const again = await api.call(create({ ...input, email: input.email.toUpperCase() }), admin.headers);
    expect(again).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      message: 'A user with this email already exists.',
    });
  });

  it('need a name, an address and a category', async () => {
    const { ids } = await threeCategories();
    const cases: [object, string, string][] = [
      [{ firstName: '' }, 'firstName', 'First name is required'],
      [{ lastName: '' }, 'lastName', 'Last name is required'],
      [{ email: 'x' }, 'email', 'Valid email is required'],
    ];
    for (const [wrong, field, message] of cases) {
      const outcome = await api.call(create({ ...person(), categoryIds: ids, ...wrong }), admin.headers);
      expect(outcome).toMatchObject({ status: 400, errors: { [field]: message } });
    }
    expect(await api.call(create({ ...person(), categoryIds: [] }), admin.headers)).toMatchObject({
      message: 'At least one category must be assigned',
    });
    const known = person();
    const unknown = await api.call(create({ ...known, categoryIds: [ids[0], randomUUID()] }), admin.headers);
    expect(unknown).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' });
    // Nothing is half-made.
    expect(await mailsQueuedTo(server, known.email)).toEqual([]);
  });

  it('change name, address and categories; with an event, only its categories', async () => {
    const one = await threeCategories();
    const two = await threeCategories();
    const made = await api.call<LeadBody>(
      create({ ...person(), categoryIds: [one.ids[0], two.ids[0]] }),
      admin.headers,
    );
    const { id } = made.body;
    const next = person();
    const inOne = { ...next, firstName: 'Mae', categoryIds: [one.ids[1]], eventId: one.eventId };
    const changed = await api.call<LeadBody>(update(id, inOne), admin.headers);
    expect(changed.body).toMatchObject({ id, firstName: 'Mae', email: next.email });
    expect(changed.body.categories.map((category) => category.id).sort()).toEqual([one.ids[1], two.ids[0]].sort());
    const everywhere = await api.call<LeadBody>(update(id, { ...next, categoryIds: [one.ids[2]] }), admin.headers);
    expect(everywhere.body.categories.map((category) => category.id)).toEqual([one.ids[2]]);
    expect(await audited(server, { eventId: two.eventId })).toEqual([
      'lead.assigned: Maeve Ås: Feed',
      'lead.unassigned: Maeve Ås: Feed',
    ]);
    expect(await api.call(update(id, { ...next, categoryIds: [] }), admin.headers)).toMatchObject({
      status: 400,
      message: 'At least one category must be selected',
    });
    expect(await api.call(update(admin.userId, { ...next, categoryIds: one.ids }), admin.headers)).toMatchObject({
      status: 404,
      code: 'LEAD_NOT_FOUND',
    });
  });

  it('take categories over, besides those that they have', async () => {
    const { ids } = await threeCategories();
    const first = await api.call<LeadBody>(create({ ...person(), categoryIds: [ids[0]] }), admin.headers);
    const second = await api.call<LeadBody>(create({ ...person(), categoryIds: [ids[1]] }), admin.headers);
    const { body } = await api.call<LeadBody>(assign(second.body.id, [ids[0], ids[2]]), admin.headers);
    expect(namesOf(body)).toEqual(['Feed', 'Gates', 'Timing']);
    const all = await api.call<LeadBody[]>(list, admin.headers);
    expect(all.body.find(({ id }) => id === first.body.id)?.categories).toEqual([]);
    const nobody = await api.call(assign('', ids), admin.headers);
    expect(nobody).toMatchObject({ status: 400, message: 'Please select a lead' });
    const nothing = await api.call(assign(first.body.id, []), admin.headers);
    expect(nothing).toMatchObject({ status: 400, message: 'At least one category must be selected' });
    expect(await api.call(assign(randomUUID(), ids), admin.headers)).toMatchObject({ code: 'LEAD_NOT_FOUND' });
  });

  it('go, and leave their categories without a lead', async () => {
    const { eventId, ids } = await threeCategories();
    const lead = await given(server.database.pool).staff('lead', { firstName: 'Lena', lastName: 'Lead' });
    await api.call(assign(lead.userId, [ids[0]]), admin.headers);
    expect((await api.call(remove(lead.userId), admin.headers)).status).toBe(200);
    const { rows } = await server.database.pool.query('select lead_id from category where id = $1', [ids[0]]);
    expect(rows).toEqual([{ lead_id: null }]);
    expect((await audited(server, { eventId })).at(-1)).toBe(
      'lead.deleted: Lena Lead (lead); now without a lead: Feed',
    );
    // Their sign-in is over.
    const { status } = await server.rest('GET', '/api/lead/events', undefined, lead.headers);
    expect(status).toBe(401);
    expect(await api.call(remove(lead.userId), admin.headers)).toMatchObject({ status: 404, code: 'LEAD_NOT_FOUND' });
    // Admins are no leads: user management is for them.
    expect(await api.call(remove(admin.userId), admin.headers)).toMatchObject({ status: 404 });
  });

  it('are looked after by admins alone', async () => {
    const { ids } = await threeCategories();
    const { headers, userId } = await given(server.database.pool).staff('lead');
    const calls = [list, create({ ...person(), categoryIds: ids }), update(userId, { ...person(), categoryIds: ids })];
    for (const call of [...calls, remove(userId), assign(userId, ids)]) {
      expect(await api.call(call)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
      expect(await api.call(call, headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
  });
});

it('lists all leads with their categories in one statement, besides that of who asks', async () => {
  const { ids } = await threeCategories();
  for (const id of ids) {
    await server.rest('POST', '/api/admin/leads', { ...person(), categoryIds: [id] }, admin.headers);
  }
  const { count } = await countStatements(() => server.rest('GET', '/api/leads', undefined, admin.headers));
  expect(count).toBe(2);
});
