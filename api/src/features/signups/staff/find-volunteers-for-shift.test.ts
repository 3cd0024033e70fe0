import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../../test/given.js';
import { signedUp } from '../../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';

/* Before staff put somebody into a shift they see whether the person has the time, and whether they know the work. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;

interface Row {
  volunteer: { id: string; firstName: string; phone: string | null };
  isInShift: boolean;
  isBusy: boolean;
  overlaps: { opportunityName: string; date: string; startTime: string; endTime: string }[];
  helpedLastYear: boolean;
}

interface Page {
  nodes: Row[];
  edges: { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

const row = `volunteer { id firstName phone } isInShift isBusy overlaps { opportunityName date startTime endTime } helpedLastYear`;

async function ask(shiftId: string, more: object, headers?: Headers, fields = `nodes { ${row} }`) {
  const { data, errors } = await server.graphql<{ volunteersForShift: Page }>(
    `query ($shiftId: ID!, $search: String, $first: Int, $after: String) {
       volunteersForShift(shiftId: $shiftId, search: $search, first: $first, after: $after) { ${fields} } }`,
    { shiftId, ...more },
    headers,
  );
  return errors?.[0]?.extensions.code ?? data.volunteersForShift;
}

/** The rows of a page by first names. */
async function rowsOf(
  shiftId: string,
  search: string,
  headers: Headers,
): Promise<Record<string, Omit<Row, 'volunteer'>>> {
  const page = await ask(shiftId, { search }, headers);
  if (typeof page === 'string') throw new Error(page);
  return Object.fromEntries(page.nodes.map(({ volunteer, ...time }) => [volunteer.firstName, time]));
}

const free = { isInShift: false, isBusy: false, overlaps: [], helpedLastYear: false };

/** An event of two leads, a shift from 09:00 to 12:00 in the first one's category, and people of one family name. */
async function scene() {
  const { pool } = server.database;
  const ladder = given(pool);
  const [lead, other, admin] = [await ladder.staff('lead'), await ladder.staff('lead'), await ladder.staff('admin')];
  const date = inDays(30);
  const event = await ladder.event({ startDate: date, timeZone: 'UTC' });
  const mine = await (
    await event.category({ name: 'Timing', leadId: lead.userId })
  ).opportunity({ name: 'Bib Caller' });
  const theirs = await (
    await event.category({ name: 'Marshals', leadId: other.userId })
  ).opportunity({ name: 'Marshal' });
  const shift = await mine.shift({ qtyRequired: 9, date, startTime: '09:00', endTime: '12:00' });
  const late = await mine.shift({ qtyRequired: 9, date, startTime: '20:00', endTime: '21:00' });
  const lastName = `Family${visitorDetails().lastName}`;
  /** Somebody that the first lead knows, in these shifts besides. */
  const person = async (firstName: string, ...shifts: (typeof shift)[]) => {
    const details = visitorDetails({ firstName, lastName });
    for (const one of [late, ...shifts]) await signedUp(pool, one, details);
  };
  return {
    ...{ pool, ladder, date, event, mine, theirs, shift, late, lastName, person },
    ...{ lead: lead.headers, other: other.headers, admin: admin.headers },
  };
}

describe('people for a shift', () => {
  it('are free, busy in a shift that overlaps, or in it already', async () => {
    const { mine, theirs, shift, date, lastName, person, admin } = await scene();
    await person('Free');
    await person('There', shift);
    await person('Busy', await theirs.shift({ date, startTime: '11:59', endTime: '13:00' }));
    await person('Touching', await mine.shift({ date, startTime: '12:00', endTime: '14:00' }));
    await person('Night', await mine.shift({ date: inDays(29), startTime: '22:00', endTime: '10:00' }));
    const overlap = { date, startTime: '11:59', endTime: '13:00', opportunityName: 'Marshal' };
    const night = { date: inDays(29), startTime: '22:00', endTime: '10:00', opportunityName: 'Bib Caller' };
    expect(await rowsOf(shift.id, lastName, admin)).toEqual({
      Free: free,
      There: { ...free, isInShift: true },
      Busy: { ...free, isBusy: true, overlaps: [overlap] },
      Touching: free,
      Night: { ...free, isBusy: true, overlaps: [night] },
    });
  });

  it('are listed by REST, too, by pages', async () => {
    const { theirs, shift, date, lastName, person, lead } = await scene();
    await person('Ada', await theirs.shift({ date, startTime: '11:59', endTime: '13:00' }));
    await person('Bo');
    const path = `/api/admin/shifts/${shift.id}/volunteers?search=${encodeURIComponent(lastName)}&limit=1`;
    const first = await server.rest<{ volunteers: (Row & { overlaps: object[] })[] }>('GET', path, undefined, lead);
    expect(first.body.volunteers).toEqual([
      { ...free, isBusy: true, volunteer: expect.objectContaining({ firstName: 'Ada' }) },
    ]);
    expect(first.headers.get('x-total-count')).toBe('2');
    const [, next = ''] = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const { pathname, search } = new URL(next);
    const second = await server.rest<{ volunteers: Row[] }>('GET', pathname + search, undefined, lead);
    expect(second.body.volunteers.map(({ volunteer }) => volunteer.firstName)).toEqual(['Bo']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('are busy by instants: in events of other zones too, but not in what is called off or was cancelled', async () => {
    const { pool, ladder, shift, date, lastName, person, admin } = await scene();
    // 20:00 to 22:00 in Tokyo is 11:00 to 13:00 UTC.
    const tokyo = await ladder.event({ startDate: date, timeZone: 'Asia/Tokyo' });
    const role = await (await tokyo.category()).opportunity({ name: 'Cook' });
    const there = await role.shift({ date, startTime: '20:00', endTime: '22:00' });
    await person('Tokyo', there);
    await person('Morning', await role.shift({ date, startTime: '09:00', endTime: '12:00' }));
    const off = await role.shift({ date, startTime: '19:00', endTime: '22:00' });
    await person('Off', off);
    await pool.query('update shift set cancelled_at = now() where id = $1', [off.id]);
    await person('Gone', await role.shift({ date, startTime: '18:00', endTime: '22:00' }));
    await pool.query(
      `update signup set status = 'cancelled', cancelled_at = now() from volunteer v
       where v.id = volunteer_id and v.first_name = 'Gone' and v.last_name = $1 and event_id = $2`,
      [lastName, tokyo.id],
    );
    const rows = await rowsOf(shift.id, lastName, admin);
    expect(rows).toEqual({
      Tokyo: { ...free, isBusy: true, overlaps: [expect.objectContaining({ opportunityName: 'Cook' })] },
      ...{ Morning: free, Off: free, Gone: free },
    });
    await pool.query(`update event set state = 'CANCELLED' where id = $1`, [tokyo.id]);
    expect((await rowsOf(shift.id, lastName, admin)).Tokyo).toEqual(free);
  });

  it('helped last year when they have an active signup in a shift of the 18 months before the event', async () => {
    const { pool, ladder, event, mine, shift, lastName, person, admin } = await scene();
    const before = async (days: number) => {
      const date = inDays(30 - days);
      const role = await (await (await ladder.event({ startDate: date, timeZone: 'UTC' })).category()).opportunity();
      return role.shift({ date });
    };
    const lastYear = await before(365);
    await person('LastYear', lastYear);
    await person('LongAgo', await before(560));
    await person('Next', await before(-20));
    // A day of preparation is of this event.
    await person('Preparing', await mine.shift({ date: inDays(10), startTime: '09:00', endTime: '10:00' }));
    const helped = async () =>
      Object.entries(await rowsOf(shift.id, lastName, admin)).flatMap(([name, { helpedLastYear }]) =>
        helpedLastYear ? [name] : [],
      );
    expect(await helped()).toEqual(['LastYear']);
    expect(lastYear.eventId).not.toBe(event.id);
    await pool.query('update shift set cancelled_at = now() where id = $1', [lastYear.id]);
    expect(await helped()).toEqual([]);
  });

  it('are for a lead those of the own categories, and what they do elsewhere is not named', async () => {
    const { pool, mine, theirs, shift, date, lastName, person, lead, other, admin } = await scene();
    const theirShift = await theirs.shift({ date, startTime: '10:00', endTime: '11:00' });
    await person('Both', theirShift, await mine.shift({ date, startTime: '11:00', endTime: '12:30' }));
    await person('Elsewhere', theirShift);
    await signedUp(pool, theirShift, visitorDetails({ firstName: 'Stranger', lastName }));
    const own = expect.objectContaining({ opportunityName: 'Bib Caller', startTime: '11:00' });
    expect(await rowsOf(shift.id, lastName, lead)).toEqual({
      Both: { ...free, isBusy: true, overlaps: [own] },
      Elsewhere: { ...free, isBusy: true, overlaps: [] },
    });
    expect((await rowsOf(shift.id, lastName, admin)).Both?.overlaps).toHaveLength(2);
    expect(Object.keys(await rowsOf(shift.id, lastName, admin))).toContain('Stranger');
    expect(await ask(shift.id, {}, other)).toBe('SHIFT_NOT_FOUND');
    expect(await ask('nonsense', {}, admin)).toBe('SHIFT_NOT_FOUND');
    expect(await ask(shift.id, {})).toBe('NOT_SIGNED_IN');
    const key = await given(pool).apiKey({ scopes: ['read:signups', 'write:signups', 'read:contacts'] });
    expect(await ask(shift.id, {}, key.headers)).toBe('FORBIDDEN');
  });

  it('come by pages, with as many statements however many they are', async () => {
    const { shift, date, theirs, lastName, person, admin } = await scene();
    const busy = await theirs.shift({ qtyRequired: 9, date, startTime: '09:00', endTime: '12:00' });
    for (const name of ['Anna', 'Bo', 'Cato', 'Dora', 'Eva']) await person(name, busy);
    const fields = `nodes { ${row} } edges { cursor node { volunteer { firstName phone } isBusy } } pageInfo { hasNextPage endCursor } totalCount`;
    const names: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page = (await ask(shift.id, { search: lastName, first: 2, after }, admin, fields)) as Page;
      expect(page.totalCount).toBe(5);
      expect(page.edges.map(({ node }) => [node.volunteer.firstName, node.isBusy])).toEqual(
        page.nodes.map(({ volunteer }) => [volunteer.firstName, true]),
      );
      names.push(...page.nodes.map(({ volunteer }) => volunteer.firstName));
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(names).toEqual(['Anna', 'Bo', 'Cato', 'Dora', 'Eva']);
    const sent = async (first: number) =>
      (await countStatements(() => ask(shift.id, { search: lastName, first }, admin))).statements;
    const few = await sent(1);
    expect(few.filter((text) => text.includes('"helpedLastYear"'))).toHaveLength(1);
    expect(await sent(5)).toHaveLength(few.length);
  });
});
