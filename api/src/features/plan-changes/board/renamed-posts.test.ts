import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { countStatements } from '../../../../test/count-statements.js';
import { given, inDays } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { audited } from '../../../../test/staff-apis.js';

/* A post gets the place to which all of its shifts move, and has the old one back when that is undone. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

interface Preview {
  version: string;
  posts: { fromPlace: string; place: string; warnings: string[] }[];
}

async function scene() {
  const { pool } = server.database;
  const ladder = given(pool);
  const lead = await ladder.staff('lead');
  const event = await ladder.event({ startDate: inDays(30), location: 'Lodge' });
  const category = await event.category({ leadId: lead.userId, name: 'Crossings' });
  const role = await category.opportunity();
  const others = await (await event.category({ name: 'Timing' })).opportunity();
  const post = async (place: string | null, categoryId = category.id) => {
    const { rows } = await pool.query<{ id: string }>(
      'insert into post (event_id, category_id, place, minimum_staff) values ($1, $2, $3, 1) returning id',
      [event.id, categoryId, place],
    );
    return rows[0]!.id;
  };
  const places = async () => {
    const { rows } = await pool.query<{ place: string | null }>(
      'select place from post where event_id = $1 order by category_id = $2 desc, place',
      [event.id, category.id],
    );
    return rows.map(({ place }) => place);
  };
  const { headers } = lead;
  const preview = async (input: object) => {
    const { data } = await server.graphql<{ previewPlanChange: Preview }>(
      `query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version
        posts { category fromPlace place warnings } } }`,
      { input: { eventId: event.id, ...input } },
      headers,
    );
    return data!.previewPlanChange;
  };
  const apply = (input: object, version: string) =>
    server.graphql<{ applyPlanChange: { planChange: { id: string } } }>(
      `mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) {
        planChange { id } } }`,
      { input: { eventId: event.id, ...input }, version },
      headers,
    );
  const make = async (input: object) => {
    const { data, errors } = await apply(input, (await preview(input)).version);
    expect(errors).toBeUndefined();
    return data!.applyPlanChange.planChange.id;
  };
  const undo = async (id: string) => {
    const { data } = await server.graphql<{ undoPlanChange: { unchangedPosts: string[] } }>(
      'mutation ($id: ID!) { undoPlanChange(planChangeId: $id) { unchangedPosts } }',
      { id },
      headers,
    );
    return data!.undoPlanChange.unchangedPosts;
  };
  return { event, category, role, others, post, places, preview, apply, make, undo, headers };
}

it('a post goes where all of its shifts go, however its place is written, and comes back', async () => {
  const { event, role, others, post, places, preview, make, undo } = await scene();
  const shifts = [await role.shift({ location: 'Gate A' }), await role.shift({ location: 'gate  a' })];
  const off = await role.shift({ location: 'Gate A' });
  await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [off.id]);
  await others.shift({ location: 'Gate A' });
  const id = await post('GATE A');
  await post('Gate A', others.categoryId);
  const input = { shiftIds: shifts.map((shift) => shift.id), location: 'Gate C' };
  expect((await preview(input)).posts).toEqual([
    { category: 'Crossings', fromPlace: 'GATE A', place: 'Gate C', warnings: [] },
  ]);
  const planChange = await make(input);
  expect(await places()).toEqual(['Gate C', 'Gate A']);
  const { rows } = await server.database.pool.query(
    `select count(*)::int as facts from fact where kind = 'post.changed' and record_id = $1 and quiet`,
    [id],
  );
  expect(rows).toEqual([{ facts: 1 }]);
  expect(await undo(planChange)).toEqual([]);
  expect(await places()).toEqual(['GATE A', 'Gate A']);
  expect(await audited(server, { eventId: event.id })).toEqual([
    'plan-change.applied: 2 shifts changed at once, 1 post at another place, 0 people notified',
    'plan-change.undone: 2 shifts, 1 post put back, 0 left as they are, 0 people notified',
  ]);
});

it('a post stays with a shift that stays, and where none of its shifts go elsewhere', async () => {
  const { role, post, preview } = await scene();
  const [moves] = [await role.shift({ location: 'Gate A' }), await role.shift({ location: 'Gate A' })];
  const alone = await role.shift({ location: 'Lodge' });
  await post('Gate A');
  await post('Lodge');
  await post(null);
  const posts = async (input: object) => (await preview(input)).posts.map(({ place }) => place);
  expect(await posts({ shiftIds: [moves.id], location: 'Gate C' })).toEqual([]);
  expect(await posts({ where: {}, moveMinutes: 60 })).toEqual([]);
  // The place of the event, which is the same one.
  expect(await posts({ shiftIds: [alone.id], location: '' })).toEqual([]);
  expect(await posts({ where: {}, location: 'Gate C', cancel: true })).toEqual([]);
  // There is a post at the event's place already.
  expect(await posts({ where: {}, location: '' })).toEqual(['Gate A']);
});

it('a post stays where the category has one there already, which the preview says', async () => {
  const { role, post, places, preview, make, undo } = await scene();
  for (const location of ['Gate A', 'Gate B']) await role.shift({ location });
  for (const place of ['Gate A', 'Gate B']) await post(place);
  const both = { where: {}, location: 'Gate C' };
  const stays = (place: string, at: string) => ({
    ...{ category: 'Crossings', fromPlace: place, place },
    warnings: [`The category has a post at ${at} already: this one stays as it is.`],
  });
  expect((await preview(both)).posts).toEqual([
    { category: 'Crossings', fromPlace: 'Gate A', place: 'Gate C', warnings: [] },
    stays('Gate B', 'Gate C'),
  ]);
  await post('gate c');
  expect((await preview(both)).posts).toEqual([stays('Gate A', 'Gate C'), stays('Gate B', 'Gate C')]);
  await undo(await make(both));
  expect(await places()).toEqual(['Gate A', 'Gate B', 'gate c']);
});

it('a post that someone changed meanwhile refuses the plan, and stays when it is undone', async () => {
  const { role, post, places, preview, apply, make, undo, headers } = await scene();
  await role.shift({ location: 'Gate A' });
  await role.shift({ location: 'Gate B' });
  const a = await post('Gate A');
  await post('Gate B');
  const input = { where: { place: 'Gate A' }, location: 'Gate C' };
  const { version } = await preview(input);
  await server.rest('PATCH', `/api/admin/posts/${a}`, { minimumStaff: 3 }, headers);
  expect((await apply(input, version)).errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  const [one, two] = [await make(input), await make({ where: { place: 'Gate B' }, location: 'Gate D' })];
  await server.rest('PATCH', `/api/admin/posts/${a}`, { minimumStaff: 4 }, headers);
  await post('Gate B');
  const stayed = (at: string, old: string) => [
    `Crossings, ${at}: someone has changed or deleted this post since, or ${old} has another.`,
  ];
  expect(await undo(one)).toEqual(stayed('Gate C', 'Gate A'));
  expect(await undo(two)).toEqual(stayed('Gate D', 'Gate B'));
  expect(await places()).toEqual(['Gate B', 'Gate C', 'Gate D']);
});

it('a post stays with shifts that someone changed since, and a lead undoes nothing of posts without their shifts', async () => {
  const { role, post, places, make, undo, headers } = await scene();
  const { pool } = server.database;
  const [kept, gone] = [await role.shift({ location: 'Gate A' }), await role.shift({ location: 'Gate B' })];
  await post('Gate A');
  await post('Gate B');
  const one = await make({ where: { place: 'Gate A' }, location: 'Gate C' });
  await server.rest('PATCH', `/api/admin/shifts/${kept.id}`, { qtyRequired: 3 }, headers);
  expect(await undo(one)).toEqual(['Crossings, Gate C: shifts stay there.']);
  const two = await make({ where: { place: 'Gate B' }, location: 'Gate D' });
  await pool.query('delete from shift where id = $1', [gone.id]);
  const refused = await server.graphql(
    'mutation ($id: ID!) { undoPlanChange(planChangeId: $id) { unchangedPosts } }',
    { id: two },
    headers,
  );
  expect(refused.errors?.[0]?.extensions.code).toBe('PLAN_CHANGE_NOT_FOUND');
  expect(await places()).toEqual(['Gate C', 'Gate D']);
});

it('a plan costs nothing more where there is no post, or no place changes', async () => {
  const counted = async (posts: number, input: object) => {
    const { role, post, preview, apply } = await scene();
    for (let at = 0; at < 20; at += 1) {
      await role.shift({ location: `Gate ${at}` });
      if (at < posts) await post(`Gate ${at}`);
    }
    const { version } = await preview(input);
    return (await countStatements(() => apply(input, version))).apart;
  };
  const [moved, placed] = [
    { where: {}, moveMinutes: 60 },
    { where: {}, location: 'Gate C' },
  ];
  expect(await counted(20, moved)).toBe(await counted(0, moved));
  // The posts are read and written.
  expect(await counted(20, placed)).toBe((await counted(0, placed)) + 2);
});
