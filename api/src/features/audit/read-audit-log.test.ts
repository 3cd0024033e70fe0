import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin', { firstName: 'Astrid', lastName: 'Ny' });
});
afterAll(() => server.close());

interface Entries {
  nodes: Page['entries'];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Page {
  entries: {
    id: string;
    happenedAt: string;
    actorName: string;
    actorId: string | null;
    action: string;
    recordType: string;
    eventId: string | null;
    eventName: string | null;
    summary: string;
  }[];
  nextCursor: string | null;
}

const read = (filter: { eventId?: string; first?: number; after?: string } = {}): StaffCall => ({
  rest: [
    'GET',
    `/api/admin/audit-log?${new URLSearchParams(JSON.parse(JSON.stringify(filter)) as Record<string, string>).toString()}`,
  ],
  graphql: [
    `query ($eventId: ID, $first: Int, $after: String) { auditLog(eventId: $eventId, first: $first, after: $after) {
      nodes { id happenedAt actorId actorName action recordType eventId eventName summary } pageInfo { hasNextPage endCursor } } }`,
    filter,
  ],
});

/** A page through either API, as REST answers it. */
async function pageOf(api: ReturnType<typeof staffApis>[number], call: StaffCall): Promise<Page> {
  const { body } = await api.call<Page | Entries>(call, admin.headers);
  if ('entries' in body) return body;
  const { hasNextPage, endCursor } = body.pageInfo;
  return { entries: body.nodes, nextCursor: hasNextPage ? endCursor : null };
}

describe.each(staffApis(() => server))('the audit log through $name', (api) => {
  it('lists who did what, the newest first, of one event or of all', async () => {
    const event = await given(server.database.pool).event({ name: 'Birkie' });
    const other = await given(server.database.pool).event();
    for (const [id, name] of [
      [event.id, 'Loppet'],
      [other.id, 'Other'],
      [event.id, 'Birkie again'],
    ] as const) {
      await server.rest('PATCH', `/api/admin/events/${id}`, { name }, admin.headers);
    }
    const page = await pageOf(api, read({ eventId: event.id }));
    expect(page.nextCursor).toBeNull();
    expect(page.entries).toMatchObject([
      { summary: 'Loppet: name Loppet → Birkie again', eventName: 'Birkie again' },
      {
        actorId: admin.userId,
        actorName: 'Astrid Ny',
        action: 'event.changed',
        recordType: 'event',
        eventId: event.id,
        summary: 'Birkie: name Birkie → Loppet',
        happenedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
    const all = await pageOf(api, read());
    expect(all.entries.slice(0, 3).map(({ eventId }) => eventId)).toEqual([event.id, other.id, event.id]);
    expect(await pageOf(api, read({ eventId: 'x' }))).toEqual({
      entries: [],
      nextCursor: null,
    });
  });

  it('goes by pages that neither repeat nor lose an entry, also of one moment, while new ones come', async () => {
    const event = await given(server.database.pool).event();
    const insert = (moments: string) =>
      server.database.pool.query(
        `insert into audit_entry (happened_at, actor_name, action, record_type, event_id, summary)
         select ${moments}, 'A', 'event.changed', 'event', $1, n::text from generate_series(1, 25) n`,
        [event.id],
      );
    await insert(`timestamptz '2021-01-01 00:00:00.123457Z'`);
    await insert(`timestamptz '2021-01-02 00:00Z' + n * interval '1 microsecond'`);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const body = await pageOf(api, read({ eventId: event.id, first: 7, after }));
      expect(body.entries.length).toBeLessThanOrEqual(7);
      seen.push(...body.entries.map(({ id }) => id));
      after = body.nextCursor ?? undefined;
      await server.database.pool.query(
        `insert into audit_entry (actor_name, action, record_type, event_id, summary) values ('A', 'event.changed', 'event', $1, 'new')`,
        [event.id],
      );
    } while (after);
    expect(seen).toHaveLength(50);
    expect(new Set(seen).size).toBe(50);
  });

  it('refuses cursors and page sizes that it never gave', async () => {
    expect(await api.call(read({ after: 'x' }), admin.headers)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await api.call(read({ first: 0 }), admin.headers)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await api.call(read({ first: 201 }), admin.headers)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  it('is for admins alone', async () => {
    const { headers } = await given(server.database.pool).staff('lead');
    expect(await api.call(read())).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    expect(await api.call(read(), headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

it('is read in one statement, besides that of who asks, and in one snapshot with the number of its entries', async () => {
  const ask = (fields: string) => server.graphql(`{ auditLog { ${fields} } }`, {}, admin.headers);
  expect((await countStatements(() => ask('nodes { id } pageInfo { hasNextPage }'))).count).toBe(2);
  const { statements } = await countStatements(() =>
    server.rest('GET', '/api/admin/audit-log', undefined, admin.headers),
  );
  expect(statements.map((text) => text.split(' ')[0])).toEqual(['select', 'begin', 'select', 'select', 'commit']);
});

it('says by REST how many entries there are, and where the next page is', async () => {
  const { headers, body } = await server.rest<Page>('GET', '/api/admin/audit-log?limit=1', undefined, admin.headers);
  const { rows } = await server.database.pool.query<{ count: string }>(
    'select count(*)::text as count from audit_entry',
  );
  expect(headers.get('x-total-count')).toBe(rows[0]?.count);
  expect(headers.get('link')).toContain(`limit=1&cursor=${encodeURIComponent(body.nextCursor ?? '')}>; rel="next"`);
});
