import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../test/given.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const run = (sql: string, ...values: unknown[]) => database.pool.query(sql, values);
const ladder = () => given(database.pool);

async function volunteer(name: string, email = `${name}@example.org`): Promise<string> {
  const { rows } = await run(
    `insert into volunteer (first_name, last_name, email, email_key, name_key) values ($1, 'x', $2, lower($2), lower($1)) returning id`,
    name,
    email,
  );
  return (rows[0] as { id: string }).id;
}

async function signup(shift: { id: string; eventId: string }, volunteerId: string, more = ''): Promise<string> {
  const { rows } = await run(
    `insert into signup (event_id, shift_id, volunteer_id${more ? ', status, cancelled_at' : ''}) values ($1, $2, $3${more}) returning id`,
    shift.eventId,
    shift.id,
    volunteerId,
  );
  return (rows[0] as { id: string }).id;
}

const activeCount = async (shiftId: string): Promise<number> =>
  ((await run('select active_count from shift where id = $1', shiftId)).rows[0] as { active_count: number })
    .active_count;

async function countIn(table: string, where: string, ...values: unknown[]): Promise<number> {
  return (
    (await run(`select count(*)::int as count from ${table} where ${where}`, ...values)).rows[0] as { count: number }
  ).count;
}

describe('what no caller can store', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no places', { qtyRequired: 0 }, 'shift_quantity_positive'],
    ['fewer than none', { qtyRequired: -1 }, 'shift_quantity_positive'],
    ['an end at the start', { startTime: '09:00', endTime: '09:00' }, 'shift_times_differ'],
    ['a start after 23:59', { startTime: '24:00' }, 'shift_start_form'],
    ['a start without its leading zero', { startTime: '9:00' }, 'shift_start_form'],
    ['an end with seconds', { endTime: '12:00:00' }, 'shift_end_form'],
    ['an end with a line break', { endTime: '12:00\n' }, 'shift_end_form'],
    ['minutes past 59', { endTime: '12:60' }, 'shift_end_form'],
  ])('a shift with %s', async (_what, values, constraint) => {
    await expect(ladder().shift(values)).rejects.toMatchObject({ constraint });
  });

  it.each(['Winter', 'winter--classic', '-winter', 'winter-', 'winter classic', 'wïnter', 'a/b', '', 'winter\n'])(
    'an event with the slug %j',
    async (slug) => {
      await expect(ladder().event({ slug })).rejects.toMatchObject({ constraint: 'event_slug_form' });
    },
  );

  it('two events with one slug', async () => {
    await ladder().event({ slug: 'only-once' });
    await expect(ladder().event({ slug: 'only-once' })).rejects.toMatchObject({ constraint: 'event_slug_unique' });
  });

  it('an event that ends before it starts, or whose website is no web address', async () => {
    await expect(ladder().event({ startDate: '2027-02-18', endDate: '2027-02-17' })).rejects.toMatchObject({
      constraint: 'event_days_in_order',
    });
    const event = await ladder().event();
    await expect(run(`update event set website = 'javascript:alert(1)' where id = $1`, event.id)).rejects.toMatchObject(
      { constraint: 'event_website_http' },
    );
  });

  it('a user of an unknown role, or two with one address', async () => {
    const user = await ladder().staff('lead', { email: 'Taken@Example.org' });
    await expect(run(`update app_user set role = 'owner' where id = $1`, user.userId)).rejects.toMatchObject({
      constraint: 'user_role_known',
    });
    await expect(ladder().staff('admin', { email: ' taken@example.ORG' })).rejects.toMatchObject({
      constraint: 'user_email_unique',
    });
  });

  it('the same person twice', async () => {
    await volunteer('twice');
    await expect(volunteer('TWICE')).rejects.toMatchObject({ constraint: 'volunteer_person_unique' });
  });
});

describe('what belongs together', () => {
  it('stays within one event: a role in another event’s category, a shift of another event’s role, a signup of another event’s shift', async () => {
    const mine = await ladder().shift();
    const other = await ladder().shift();
    await expect(
      run('update opportunity set category_id = $1 where id = $2', other.categoryId, mine.opportunityId),
    ).rejects.toMatchObject({
      constraint: 'opportunity_category_same_event',
    });
    await expect(
      run('update shift set opportunity_id = $1 where id = $2', other.opportunityId, mine.id),
    ).rejects.toMatchObject({
      constraint: 'shift_opportunity_same_event',
    });
    await expect(run('update shift set event_id = $1 where id = $2', other.eventId, mine.id)).rejects.toMatchObject({
      constraint: 'shift_opportunity_same_event',
    });
    const person = await volunteer('astray');
    await expect(signup({ id: mine.id, eventId: other.eventId }, person)).rejects.toMatchObject({
      constraint: 'signup_shift_same_event',
    });
    expect(await activeCount(mine.id)).toBe(0);
  });
});

describe('a signup', () => {
  it('is active once for a person and a shift, and any number of times cancelled', async () => {
    const shift = await ladder().shift();
    const person = await volunteer('again');
    const first = await signup(shift, person);
    await expect(signup(shift, person)).rejects.toMatchObject({ constraint: 'signup_one_active_per_person' });
    await run(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, first);
    const second = await signup(shift, person);
    await run(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, second);
    await signup(shift, person);
    await expect(
      run(`update signup set status = 'active', cancelled_at = null where id = $1`, first),
    ).rejects.toMatchObject({
      constraint: 'signup_one_active_per_person',
    });
    expect([await countIn('signup', 'shift_id = $1', shift.id), await activeCount(shift.id)]).toEqual([3, 1]);
  });

  it('is cancelled at some moment, and active at none', async () => {
    const shift = await ladder().shift();
    const id = await signup(shift, await volunteer('when'));
    await expect(run(`update signup set status = 'cancelled' where id = $1`, id)).rejects.toMatchObject({
      constraint: 'signup_cancelled_when',
    });
    await expect(run('update signup set cancelled_at = now() where id = $1', id)).rejects.toMatchObject({
      constraint: 'signup_cancelled_when',
    });
    await expect(run(`update signup set status = 'waiting' where id = $1`, id)).rejects.toMatchObject({
      constraint: expect.stringMatching(/^signup_/),
    });
  });

  it('takes no place that does not exist, however it is made', async () => {
    const full = await ladder().shift({ qtyRequired: 1 });
    const [one, other, third] = [await volunteer('place-1'), await volunteer('place-2'), await volunteer('place-3')];
    await signup(full, one);
    await expect(signup(full, other)).rejects.toMatchObject({ constraint: 'shift_capacity' });
    const cancelled = await signup(full, third, `, 'cancelled', now()`);
    await expect(
      run(`update signup set status = 'active', cancelled_at = null where id = $1`, cancelled),
    ).rejects.toMatchObject({ constraint: 'shift_capacity' });
    expect([
      await activeCount(full.id),
      await countIn('signup', `shift_id = $1 and status = 'active'`, full.id),
    ]).toEqual([1, 1]);
  });

  it('leaves an over-full shift over-full until enough people leave it', async () => {
    const shift = await ladder().shift({ qtyRequired: 2 });
    const ids = [await signup(shift, await volunteer('over-1')), await signup(shift, await volunteer('over-2'))];
    await run('update shift set qty_required = 1 where id = $1', shift.id);
    expect(await activeCount(shift.id)).toBe(2);
    await run(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, ids[0]);
    await expect(signup(shift, await volunteer('over-3'))).rejects.toMatchObject({ constraint: 'shift_capacity' });
    await run(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, ids[1]);
    await signup(shift, await volunteer('over-4'));
    expect(await activeCount(shift.id)).toBe(1);
  });
});

describe('what goes with what', () => {
  async function programme() {
    const lead = await ladder().staff('lead');
    const event = await ladder().event();
    const category = await event.category({ leadId: lead.userId });
    const opportunity = await category.opportunity();
    const shift = await opportunity.shift();
    const person = await volunteer(`cascade-${shift.id}`);
    await signup(shift, person);
    await run('update event set organizer_id = $1 where id = $2', lead.userId, event.id);
    return { lead, event, category, opportunity, shift, person };
  }

  const below = ['category', 'opportunity', 'shift', 'signup'];

  it('an event deletes everything below it, and no person', async () => {
    const { event, person } = await programme();
    const other = await programme();
    await run('delete from event where id = $1', event.id);
    for (const table of below) expect([table, await countIn(table, 'event_id = $1', event.id)]).toEqual([table, 0]);
    for (const table of below)
      expect([table, await countIn(table, 'event_id = $1', other.event.id)]).toEqual([table, 1]);
    expect(await countIn('volunteer', 'id = $1', person)).toBe(1);
  });

  it.each(below.slice(0, 3))('a %s deletes what is below it, and nothing above', async (table) => {
    const { event, category, opportunity, shift } = await programme();
    const ids: Record<string, string> = { category: category.id, opportunity: opportunity.id, shift: shift.id };
    await run(`delete from ${table} where id = $1`, ids[table]);
    const gone = below.indexOf(table);
    for (const [index, one] of below.entries())
      expect([one, await countIn(one, 'event_id = $1', event.id)]).toEqual([one, index < gone ? 1 : 0]);
  });

  it('a deleted user leaves categories and events without them, and their sessions and links are deleted', async () => {
    const { lead, event, category } = await programme();
    await run(
      `insert into password_reset_token (user_id, token_hash, purpose, expires_at) values ($1, $2, 'reset', now())`,
      lead.userId,
      Buffer.from(lead.userId),
    );
    await run('delete from app_user where id = $1', lead.userId);
    expect((await run('select lead_id from category where id = $1', category.id)).rows).toEqual([{ lead_id: null }]);
    expect((await run('select organizer_id from event where id = $1', event.id)).rows).toEqual([
      { organizer_id: null },
    ]);
    for (const table of ['staff_session', 'password_reset_token'])
      expect(await countIn(table, 'user_id = $1', lead.userId)).toBe(0);
  });

  it('the places of a removed person are free again', async () => {
    const { shift, person } = await programme();
    const another = await volunteer(`stays-${shift.id}`);
    await signup(shift, another);
    expect(await activeCount(shift.id)).toBe(2);
    await run('delete from volunteer where id = $1', person);
    expect([await activeCount(shift.id), await countIn('signup', 'shift_id = $1', shift.id)]).toEqual([1, 1]);
  });
});
