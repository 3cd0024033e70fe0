import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given } from '../../../test/given.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
let lead: { userId: string; headers: Record<string, string>; email: string };
let event: { id: string; category(values: { name?: string; leadId?: string }): Promise<{ id: string }> };
beforeAll(async () => {
  server = await sharedTestServer();
  const { pool } = server.database;
  admin = await given(pool).staff('admin');
  lead = await given(pool).staff('lead', { firstName: 'Lena', lastName: 'Lead' });
  event = await given(pool).event();
});
afterAll(() => server.close());

interface CategoryBody {
  id: string;
  name: string;
  eventId: string;
  leadId: string | null;
  leadFirstName: string | null;
  leadEmail: string | null;
  coverImageUrl: string | null;
  version: number;
}

const fields = 'id name eventId leadId leadFirstName leadEmail coverImageUrl version';
const create = (input: object): StaffCall => ({
  rest: ['POST', '/api/admin/categories', input],
  graphql: [`mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { ${fields} } }`, { input }],
});
const update = (id: string, input: object): StaffCall => ({
  rest: ['PUT', `/api/admin/categories/${id}`, input],
  graphql: [
    `mutation ($id: ID!, $input: UpdateCategoryInput!) { updateCategory(categoryId: $id, input: $input) { ${fields} } }`,
    { id, input },
  ],
});
const mine = (eventId: string): StaffCall => ({
  rest: ['GET', `/api/lead/categories?eventId=${eventId}`],
  graphql: ['query ($eventId: ID!) { myCategories(eventId: $eventId) { id name } }', { eventId }],
});

describe.each(staffApis(() => server))('categories through $name', (api) => {
  it('are made with or without a lead', async () => {
    const { id: eventId } = await given(server.database.pool).event();
    const led = await api.call<CategoryBody>(create({ eventId, name: ' Timing ', leadId: lead.userId }), admin.headers);
    expect(led.status).toBe(api.name === 'REST' ? 201 : 200);
    expect(led.body).toMatchObject({
      name: 'Timing',
      eventId,
      leadId: lead.userId,
      leadFirstName: 'Lena',
      leadEmail: lead.email,
      version: 1,
    });
    for (const leadId of [undefined, null, 'no-lead']) {
      const { body } = await api.call<CategoryBody>(
        create({ eventId, name: `Food ${String(leadId)}`, leadId }),
        admin.headers,
      );
      expect(body.leadId).toBeNull();
    }
    const lines = await server.database.pool.query<{ summary: string }>(
      'select summary from audit_entry where record_id = $1',
      [led.body.id],
    );
    expect(lines.rows).toEqual([{ summary: 'Timing, led by Lena Lead' }]);
  });

  it.each([
    [{ name: '' }, 400, 'INVALID_INPUT', 'Category name is required'],
    [{ eventId: '' }, 400, 'INVALID_INPUT', 'Event is required'],
    [{ eventId: randomUUID() }, 404, 'EVENT_NOT_FOUND', 'Event not found.'],
    [{ leadId: randomUUID() }, 404, 'LEAD_NOT_FOUND', 'Lead not found.'],
  ])('are refused with %j', async (wrong, status, code, message) => {
    const outcome = await api.call(create({ eventId: event.id, name: 'Timing', ...wrong }), admin.headers);
    expect(outcome).toMatchObject({ status, code, message });
  });

  it('change name, lead and cover image, each left as it is when not given', async () => {
    const own = await given(server.database.pool).event();
    const { id } = await own.category({ name: 'Gates', leadId: lead.userId });
    const named = await api.call<CategoryBody>(update(id, { name: 'Marshals' }), admin.headers);
    expect(named.body).toMatchObject({ name: 'Marshals', leadId: lead.userId, version: 2 });
    const cover = await api.call<CategoryBody>(update(id, { coverImageUrl: '/stock-images/x.svg' }), admin.headers);
    expect(cover.body).toMatchObject({ name: 'Marshals', leadId: lead.userId, coverImageUrl: '/stock-images/x.svg' });
    const bare = await api.call<CategoryBody>(update(id, { leadId: null, coverImageUrl: '' }), admin.headers);
    expect(bare.body).toMatchObject({ name: 'Marshals', leadId: null, coverImageUrl: null, version: 4 });
    expect(await audited(server, { recordId: id })).toEqual([
      'category.changed: Gates: name Gates → Marshals',
      'category.changed: Marshals: cover image nothing → /stock-images/x.svg',
      'category.changed: Marshals: lead Lena Lead → nothing, cover image /stock-images/x.svg → nothing',
    ]);
    const stale = await api.call(update(id, { name: 'Late', version: 3 }), admin.headers);
    expect(stale).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  });

  it('have names of their own in an event, letter case and odd spaces apart; twins from before stay until renamed', async () => {
    const own = await given(server.database.pool).event();
    const elsewhere = await given(server.database.pool).event();
    await own.category({ name: 'Feed Station' });
    const gates = await own.category({ name: 'Gates' });
    const twin = await own.category({ name: 'gates' });
    const taken = (name: string) => {
      const message = `This event already has a category named "${name}".`;
      return { status: 409, code: 'CATEGORY_NAME_TAKEN', message };
    };
    for (const name of ['Feed Station', '  feed   STATION ', 'Feed\u00a0Station']) {
      const again = await api.call(create({ eventId: own.id, name }), admin.headers);
      const kept = name.trim().replace('\u00a0', ' ');
      expect(again).toMatchObject(taken(kept));
      expect(await api.call(update(gates.id, { name }), admin.headers)).toMatchObject(taken(kept));
    }
    // What keeps its name may change otherwise, twin or not, and get out of it.
    expect(await api.call(update(twin.id, { name: 'gates', leadId: lead.userId }), admin.headers)).toMatchObject({
      status: 200,
      body: { leadId: lead.userId },
    });
    expect(await api.call(update(twin.id, { name: 'GATES' }), admin.headers)).toMatchObject(taken('GATES'));
    expect(await api.call(update(twin.id, { name: 'Gate B' }), admin.headers)).toMatchObject({ status: 200 });
    expect(await api.call(update(gates.id, { name: 'GATES' }), admin.headers)).toMatchObject({ status: 200 });
    const there = await api.call<CategoryBody>(create({ eventId: elsewhere.id, name: 'Gates' }), admin.headers);
    expect(there.body).toMatchObject({ name: 'Gates', eventId: elsewhere.id });
  });

  it('get one category of many who make the same at once', async () => {
    const own = await given(server.database.pool).event();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        api.call(create({ eventId: own.id, name: at % 2 ? 'Timing' : 'TIMING' }), admin.headers),
      ),
    );
    expect(answers.filter(({ code }) => code === 'CATEGORY_NAME_TAKEN')).toHaveLength(7);
    const { rowCount } = await server.database.pool.query('select 1 from category where event_id = $1', [own.id]);
    expect(rowCount).toBe(1);
  });

  it('are for admins to make and change', async () => {
    const { id } = await event.category({ leadId: lead.userId });
    for (const call of [create({ eventId: event.id, name: 'x' }), update(id, { name: 'x' })]) {
      expect(await api.call(call)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
      expect(await api.call(call, lead.headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    for (const unknown of [randomUUID(), 'x']) {
      const outcome = await api.call(update(unknown, { name: 'x' }), admin.headers);
      expect(outcome).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' });
    }
  });

  it('are shown to the lead who has them, and all to an admin', async () => {
    const here = await given(server.database.pool).event();
    const theirs = await here.category({ name: 'Ice', leadId: lead.userId });
    const others = await here.category({ name: 'Others' });
    const ids = async (headers: Record<string, string>) =>
      (await api.call<{ id: string }[]>(mine(here.id), headers)).body.map(({ id }) => id);
    expect(await ids(lead.headers)).toEqual([theirs.id]);
    expect(await ids(admin.headers)).toEqual([theirs.id, others.id]);
    expect(await api.call(mine(here.id))).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });
});
