import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callers, newWorld, type Caller, type World } from '../../../test/authorization-world.js';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Can = Record<'edit' | 'remove' | 'assign', boolean>;
type Kind = 'event' | 'category' | 'opportunity' | 'shift' | 'signup';
const kinds: readonly Kind[] = ['signup', 'shift', 'opportunity', 'category', 'event'];
const fields = 'viewerCan { edit remove assign }';

/** What the graph says that a caller may do. */
async function said(world: World, caller: Caller): Promise<Partial<Record<Kind, Can>>> {
  const ask = async (query: string) =>
    (await server.graphql<Record<string, unknown>>(query, {}, world.headers[caller])).data;
  const shown = (await ask(`{ event(id: "${world.event}") { ${fields} }
    category(id: "${world.category}") { ${fields} } opportunity(id: "${world.opportunity}") { ${fields} }
    shift(id: "${world.freeShift}") { ${fields} } }`)) as Record<Kind, { viewerCan: Can }>;
  const isStaff = !['visitor', 'household', 'otherHousehold'].includes(caller);
  const own = `myHousehold { volunteers { signups { id ${fields} } } }`;
  const { myHousehold, signup: led } = (await ask(
    `{ ${isStaff ? `signup(id: "${world.signup}") { ${fields} }` : own} }`,
  )) as { myHousehold?: Own; signup?: { viewerCan: Can } };
  const mine = myHousehold?.volunteers.flatMap(({ signups }) => signups).find(({ id }) => id === world.signup);
  // A caller who cannot see it may do nothing with it.
  const signup = (led ?? mine)?.viewerCan ?? { edit: false, remove: false, assign: false };
  return {
    ...Object.fromEntries(Object.entries(shown).map(([kind, { viewerCan }]) => [kind, viewerCan])),
    signup,
  };
}

interface Own {
  volunteers: { signups: { id: string; viewerCan: Can }[] }[];
}

/** What each operation is called with: `remove` from the smallest record to the largest, so that none is missing for what comes next. */
const operations: Record<Kind, Record<keyof Can, (w: World) => string>> = {
  signup: {
    edit: (w) =>
      `updateVolunteer(id: "${w.volunteer}", input: { firstName: "Vera", lastName: "Visitor", email: "${w.email}" }) { id }`,
    assign: (w) =>
      `assignVolunteer(shiftId: "${w.shift}", volunteerId: "${w.relative}", replaces: "${w.signup}") { signup { id } }`,
    remove: (w) => `cancelSignup(signupId: "${w.signup}") { id }`,
  },
  shift: {
    edit: (w) => `updateShift(id: "${w.freeShift}", input: { notes: "Bring gloves" }) { shift { id } }`,
    assign: (w) => `assignVolunteer(shiftId: "${w.freeShift}", volunteerId: "${w.relative}") { signup { id } }`,
    remove: (w) => `deleteShift(id: "${w.freeShift}") { id }`,
  },
  opportunity: {
    edit: (w) => `updateOpportunity(id: "${w.opportunity}", input: { location: "Gate" }) { opportunity { id } }`,
    assign: (w) => `assignVolunteer(shiftId: "${w.freeShift}", volunteerId: "${w.relative}") { signup { id } }`,
    remove: (w) => `deleteOpportunity(id: "${w.opportunity}") { id }`,
  },
  category: {
    edit: (w) => `updateCategory(categoryId: "${w.category}", input: { name: "Times" }) { id }`,
    assign: (w) => `assignVolunteer(shiftId: "${w.freeShift}", volunteerId: "${w.relative}") { signup { id } }`,
    remove: (w) => `deleteCategory(id: "${w.category}") { id }`,
  },
  event: {
    edit: (w) => `updateEvent(eventId: "${w.event}", input: { location: "Lake" }) { id }`,
    // The other lead's category has no shift in this world. Its lead may still give places in the event.
    assign: (w) => `assignVolunteer(shiftId: "${w.freeShift}", volunteerId: "${w.relative}") { signup { id } }`,
    remove: (w) => `deleteEvent(eventId: "${w.event}")`,
  },
};

describe.each(callers)('what a %s may do', (caller) => {
  it('is what each operation lets them do', async () => {
    const world = await newWorld(server);
    const rights = await said(world, caller);
    for (const action of ['edit', 'assign', 'remove'] as const)
      for (const kind of kinds) {
        if (kind === 'event' && action === 'assign' && caller === 'otherLead') continue;
        const document = `mutation { ${operations[kind][action](world)} }`;
        const { errors } = await server.graphql(document, {}, world.headers[caller]);
        const code = errors?.[0]?.extensions.code ?? 'ok';
        // Who is in it already was refused for that, not for want of a right.
        const allowed = ['ok', 'ALREADY_SIGNED_UP'].includes(code);
        if (!allowed) expect(code).toMatch(/^(NOT_SIGNED_IN|FORBIDDEN|\w+_NOT_FOUND)$/);
        expect([kind, action, rights[kind]?.[action], code]).toEqual([kind, action, allowed, code]);
      }
  });
});

it('lets a lead give places in an event where they lead a category, and not in one where they lead none', async () => {
  const world = await newWorld(server);
  const of = async (event: string) =>
    (
      await server.graphql<{ event: { viewerCan: Can } }>(
        `{ event(id: "${event}") { ${fields} } }`,
        {},
        world.headers.otherLead,
      )
    ).data.event.viewerCan;
  expect(await of(world.event)).toEqual({ edit: false, remove: false, assign: true });
  expect(await of(world.strangeEvent)).toEqual({ edit: false, remove: false, assign: false });
});

it('is nothing for an API key, even where its scopes let it change the record', async () => {
  const world = await newWorld(server);
  const { headers } = await given(server.database.pool).apiKey({ scopes: ['read:programme', 'write:programme'] });
  const ask = (document: string) => server.graphql<{ shift: { viewerCan: Can } }>(document, {}, headers);
  expect((await ask(`mutation { ${operations.shift.edit(world)} }`)).errors).toBeUndefined();
  const { data } = await ask(`{ shift(id: "${world.freeShift}") { ${fields} } }`);
  expect(data.shift.viewerCan).toEqual({ edit: false, remove: false, assign: false });
});

it('takes no statement of its own, however many records there are', async () => {
  const event = await given(server.database.pool).event();
  const { headers } = await given(server.database.pool).staff('admin');
  const tree = `{ event(id: "${event.id}") { ${fields} categories { ${fields} opportunities { ${fields} shifts { ${fields}
    signups { id ${fields} } } } } } }`;
  const grow = async () => {
    const category = await event.category();
    for (const role of [await category.opportunity({ name: 'A' }), await category.opportunity({ name: 'B' })])
      for (const startTime of ['08:00', '11:00']) {
        const shift = await role.shift({ startTime, endTime: '12:00' });
        const person = { firstName: 'Vera', lastName: 'Berg', email: `${shift.id}@example.org`, shiftId: shift.id };
        expect((await server.rest('POST', '/api/signup', person)).status).toBe(201);
      }
  };
  await grow();
  // Who asks, and the tree.
  expect((await countStatements(() => server.graphql(tree, {}, headers))).statements).toHaveLength(2);
  await grow();
  expect((await countStatements(() => server.graphql(tree, {}, headers))).statements).toHaveLength(2);
  // So large that it is handed out with pauses.
  await server.database.pool.query(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select event_id, id, current_date + 40 + n % 50, '08:00', '09:00', 9 from opportunity, generate_series(1, 700) n where event_id = $1`,
    [event.id],
  );
  expect((await countStatements(() => server.graphql(tree, {}, headers))).statements).toHaveLength(2);
});
