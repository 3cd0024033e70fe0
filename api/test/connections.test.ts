import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from './given.js';
import { sharedTestServer, type SharedTestServer } from './shared-test-server.js';

/* Lists that grow come by pages: each of them is read here to its end while rows come and go. */

let server: SharedTestServer;
let admin: Record<string, string>;
let shiftId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = (await given(server.database.pool).staff('admin')).headers;
  shiftId = (await given(server.database.pool).shift({ qtyRequired: 90 })).id;
  for (let person = 0; person < 7; person += 1) await signUp(`M${person}`);
  await server.database.pool.query(
    `insert into audit_entry (actor_name, action, record_type, summary) select 'A', 'event.changed', 'event', n::text from generate_series(1, 7) n`,
  );
  await bulkMails(7);
  await undelivered(7);
  await searches(7);
});
afterAll(() => server.close());

async function signUp(firstName: string): Promise<void> {
  const { status } = await server.rest('POST', '/api/signup', { ...visitorDetails(), firstName, shiftId });
  expect(status).toBe(201);
}

const bulkMails = (count: number) =>
  server.database.pool.query(
    `insert into bulk_mail (group_kind, group_name, subject, body, sender_name, recipient_count)
     select 'event', 'All', n::text, 'Text', 'A', 1 from generate_series(1, $1) n`,
    [count],
  );

const undelivered = (count: number) =>
  server.database.pool.query(
    `insert into outbox (template, recipient, payload, message_id, state, created_at)
     select 'bulk-mail', 'p' || n || '@crowd.org', '{}', '<' || gen_random_uuid() || '@x.org>', 'failed', now() from generate_series(1, $1) n`,
    [count],
  );

/** So many searches for somebody who takes over the place of the first person. */
const searches = (count: number) =>
  server.database.pool.query(
    `insert into replacement (event_id, shift_id, signup_id, token_hash, state, created_at)
     select g.event_id, g.shift_id, g.id, gen_random_uuid()::text::bytea, 'ENDED', timestamptz '2020-01-01' + n * interval '1 hour'
     from (select * from signup order by created_at desc limit 1) g, generate_series(1, $1) n`,
    [count],
  );

interface Page {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  totalCount: number;
}

/** A list with its arguments besides its page, and what names a row. */
const rootOf = (list: string, page: string) =>
  list === 'history' ? `history(recordId: "${shiftId}", ${page})` : `${list}(${page})`;
const idOf = (list: string) => (list === 'history' ? 'id: position' : 'id');
const fieldsOf = (list: string) =>
  `nodes { ${idOf(list)} } edges { cursor node { ${idOf(list)} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount`;

async function pageOf(list: string, after?: string, first = 2) {
  const query = `query ($after: String, $first: Int) { ${rootOf(list, 'first: $first, after: $after')} { ${fieldsOf(list)} } }`;
  const { data, errors } = await server.graphql<Record<string, Page>>(query, { after, first }, admin);
  return { page: data?.[list] as Page, code: errors?.[0]?.extensions.code };
}

/** What pages usually ask of a row. */
const usual: Record<string, string> = {
  signups: `id status createdAt volunteer { id firstName lastName email phone }
    shift { id date startTime endTime opportunity { id name category { id name event { id name } } } }`,
  volunteers: 'id firstName lastName email phone signups { id status shift { id date opportunity { name } } }',
  auditLog: 'id happenedAt actorName action summary',
  bulkMails: 'id subject text groupName sent waiting failed',
  undeliveredMails: 'id what name email reason people { id name phone } shifts { id opportunityName date }',
  replacements:
    'id state message asksOthers askedCount signup { id volunteer { id firstName lastName email phone } } shift { id date }',
  history: 'position at kind recordId actorName volunteerName fields changes { field before after }',
};

/** How a list loses the row of an id, and gets another one in front of all. */
const lists: Record<string, { table: string; first(): Promise<unknown> }> = {
  signups: {
    table: 'signup',
    first: () =>
      server.database.pool.query(
        `with v as (insert into volunteer (first_name, last_name, email, email_key, name_key)
           values ('A', 'A', 'a@a.org', gen_random_uuid()::text, 'a') returning id)
         insert into signup (event_id, shift_id, volunteer_id, created_at)
         select s.event_id, s.id, v.id, timestamptz '2020-01-01' from shift s, v where s.id = $1`,
        [shiftId],
      ),
  },
  volunteers: {
    table: 'volunteer',
    first: () =>
      server.database.pool.query(
        `insert into volunteer (first_name, last_name, email, email_key, name_key)
         values ('0', '0', 'o@o.org', gen_random_uuid()::text, '0')`,
      ),
  },
  auditLog: {
    table: 'audit_entry',
    first: () =>
      server.database.pool.query(
        `insert into audit_entry (actor_name, action, record_type, summary) values ('A', 'event.changed', 'event', 'new')`,
      ),
  },
  bulkMails: { table: 'bulk_mail', first: () => bulkMails(1) },
  undeliveredMails: { table: 'outbox', first: () => undelivered(1) },
  replacements: {
    table: 'replacement',
    first: () =>
      server.database.pool.query(
        `insert into replacement (event_id, shift_id, signup_id, token_hash, state, created_at)
         select event_id, shift_id, id, gen_random_uuid()::text::bytea, 'ENDED', timestamptz '2019-01-01' from signup limit 1`,
      ),
  },
  history: { table: 'fact', first: () => signUp('Later') },
};

describe.each(Object.keys(lists))('%s', (list) => {
  it('is read to its end while rows come and go: none comes twice, none that stays is missed', async () => {
    const { table, first } = lists[list] as (typeof lists)[string];
    const { page: whole } = await pageOf(list, undefined, 200);
    expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect(whole.totalCount).toBe(whole.nodes.length);
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { page } = await pageOf(list, after);
      expect(page.edges.map(({ node }) => node)).toEqual(page.nodes);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== undefined);
      expect([page.pageInfo.startCursor, page.pageInfo.endCursor]).toEqual([
        page.edges[0]?.cursor,
        page.edges.at(-1)?.cursor,
      ]);
      seen.push(...page.nodes.map(({ id }) => id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
      // The row of the cursor goes, and another one comes in front of all.
      const last = page.nodes.at(-1)?.id;
      if (table === 'volunteer') await server.database.pool.query('delete from signup where volunteer_id = $1', [last]);
      await server.database.pool.query(`delete from ${table} where ${table === 'fact' ? 'position' : 'id'} = $1`, [
        last,
      ]);
      await first();
    }
    expect(seen).toEqual(whole.nodes.map(({ id }) => id));
  });

  it('refuses a cursor that no page of it gave, and pages of no size', async () => {
    const other = list === 'signups' ? 'volunteers' : 'signups';
    const { page } = await pageOf(other);
    const { startCursor } = page.pageInfo;
    for (const cursor of ['x', `${startCursor}x`, startCursor, 'f1f1f1f1-f1f1-4f1f-8f1f-f1f1f1f1f1f1'])
      expect((await pageOf(list, cursor)).code).toBe('BAD_REQUEST');
    const most = list === 'signups' || list === 'replacements' ? 5000 : 200;
    for (const first of [0, most + 1]) expect((await pageOf(list, undefined, first)).code).toBe('INVALID_INPUT');
    // Written into the document or given as a variable, a page costs the same.
    const asked = `nodes { ${usual[list]} } pageInfo { hasNextPage endCursor } totalCount`;
    expect(
      (await server.graphql(`{ ${rootOf(list, `first: ${most}`)} { ${asked} } }`, {}, admin)).errors,
    ).toBeUndefined();
  });
});

it('is the same list, however it is requested', async () => {
  const ask = async (query: string) => (await server.graphql(query, {}, admin)).errors?.[0];
  expect(await ask('{ volunteers { edges { node { household { volunteers { id } } } } } }')).toMatchObject({
    message: 'A list of Volunteer may not be asked for below another list of Volunteer.',
  });
  const twice = `{ volunteers { nodes { signups(where: { status: ACTIVE }) { id } } edges { node { signups { id } } } } }`;
  expect((await ask(twice))?.message).toContain(`'signups' is asked for twice with different arguments`);
});

it('comes by pages through REST too, and says how many there are', async () => {
  const { body, headers } = await server.rest<object[]>('GET', '/api/bulk-mails?limit=3', undefined, admin);
  expect(body).toHaveLength(3);
  const total = Number(headers.get('x-total-count'));
  const next = /<[^>]*(\/api\/[^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
  expect((await server.rest<object[]>('GET', next, undefined, admin)).body).toHaveLength(3);
  expect((await server.rest<object[]>('GET', '/api/bulk-mails', undefined, admin)).body).toHaveLength(total);
  expect((await server.rest('GET', '/api/bulk-mails?cursor=x', undefined, admin)).status).toBe(400);
});
