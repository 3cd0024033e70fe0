import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { clock, dayIn, instantOf, moveClock } from '../platform/clock.js';
import type { Services } from '../platform/operation/request-context.js';
import { demoPassword, demoStaff } from './demo-staff.js';
import { demoWasInterrupted, loadDemo } from './load-demo.js';

interface Picture {
  events: number;
  categories: number;
  opportunities: number;
  shifts: number;
  places: number;
  signups: number;
  users: number;
  past: number;
  full: number;
  almost: number;
  mails: number;
  today: TodayPicture | null;
}

/** The event of today: how many people are in which state of attendance. */
interface TodayPicture {
  isToday: boolean;
  states: Record<string, number>;
  contradicted: number;
  withoutAddress: number;
  marks: number;
  links: number;
  starts: number;
  posts: number;
  meals: number | null;
}

async function stateOfToday({ pool }: TestServer['database']): Promise<TodayPicture | null> {
  const { rows } = await pool.query<TodayPicture>(
    `select bool_and(e.start_date = (now() at time zone e.time_zone)::date and s.starts_at <= now() + interval '3 hours') as "isToday",
       (select jsonb_object_agg(state, count) from (select attendance_state as state, count(*) from signup g
         where g.event_id = e.id group by 1) found) as states,
       (count(*) filter (where g.contradicted))::int as contradicted,
       (count(*) filter (where v.email is null))::int as "withoutAddress",
       (select count(*)::int from attendance_mark m join signup o on o.id = m.signup_id where o.event_id = e.id) as marks,
       (select count(*)::int from check_in_link l where l.event_id = e.id) as links,
       (select count(*)::int from race_start b where b.event_id = e.id) as starts, (select count(*)::int from post p where p.event_id = e.id) as posts,
       e.meal_voucher_minutes as meals
     from event e join signup g on g.event_id = e.id join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id
     where e.state = 'DRAFT' group by e.id`,
  );
  return rows[0] ?? null;
}

async function picture({ database }: TestServer): Promise<Picture> {
  const { rows } = await database.pool.query<Picture>(
    `select (select count(*)::int from event) as events, (select count(*)::int from category) as categories,
       (select count(*)::int from opportunity) as opportunities, count(*)::int as shifts, sum(qty_required)::int as places,
       (select count(*)::int from signup) as signups, (select count(*)::int from app_user) as users,
       (count(*) filter (where date <= $1))::int as past,
       (count(*) filter (where active_count = qty_required))::int as full,
       (count(*) filter (where qty_required - active_count between 1 and 2))::int as almost,
       (select count(*)::int from outbox) as mails
     from shift where event_id <> (select id from event where state = 'DRAFT')`,
    [dayIn('UTC', clock.now())],
  );
  return { ...(rows[0] as Picture), today: await stateOfToday(database) };
}

const programme = {
  events: 4,
  categories: 22,
  opportunities: 84,
  shifts: 255,
  places: 1350,
  users: 4,
  past: 0,
  mails: 0,
  today: {
    ...{ isToday: true, contradicted: 1, withoutAddress: 1, marks: 18, links: 1, starts: 2, posts: 12, meals: 0 },
    states: { HERE: 15, NO_SHOW: 2, EXPECTED: 6 },
  },
};

function looksLikeAClubInJanuary({ shifts, full, almost, signups, places }: Picture): void {
  expect(full / shifts).toBeGreaterThan(0.08);
  expect(full / shifts).toBeLessThan(0.3);
  expect(almost / shifts).toBeGreaterThan(0.05);
  expect(1 - (full + almost) / shifts).toBeGreaterThan(0.4);
  expect(signups / places).toBeGreaterThan(0.25);
  expect(signups / places).toBeLessThan(0.7);
}

/** People with two shifts at the same time, or one shift twice. */
async function doubleBooked({ database }: TestServer): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from signup a join signup b on a.volunteer_id = b.volunteer_id and a.id < b.id
       join shift s on s.id = a.shift_id join shift t on t.id = b.shift_id
     where s.date = t.date and s.start_time < case when t.end_time < t.start_time then '24:00' else t.end_time end
       and t.start_time < case when s.end_time < s.start_time then '24:00' else s.end_time end`,
  );
  return rows[0]?.count ?? -1;
}

/** The posts of today's event by their state, on the board of each of its starts. */
async function boards(server: TestServer): Promise<Record<string, string[]>[]> {
  const [{ email }] = demoStaff.filter(({ role }) => role === 'admin') as [(typeof demoStaff)[number]];
  const signedIn = await server.rest<{ token: string }>('POST', '/api/auth/login', { email, password: demoPassword });
  const headers = { authorization: `Bearer ${signedIn.body.token}` };
  const { rows: starts } = await server.database.pool.query<{ id: string }>('select id from race_start order by time');
  return Promise.all(
    starts.map(async ({ id }) => {
      const { body } = await server.rest<{ rows: { state: string; post: { place: string } }[] }>(
        ...(['GET', `/api/admin/start-board/${id}`, undefined, headers] as const),
      );
      const states: Record<string, string[]> = { SAFE: [], SHORT: [], MISSING: [] };
      for (const { state, post } of body.rows) states[state]?.push(post.place);
      return { ...states, SAFE: [`${states.SAFE?.length}`] };
    }),
  );
}

/** One crossing lacks people whatever happens, two posts wait for somebody. */
const oneRed = { SAFE: ['9'], SHORT: ['Gravel Pit', 'Lake Turn'], MISSING: ['Crossing 7'] };

describe('the demo of a new database', () => {
  let server: TestServer;
  let first: Picture;
  beforeAll(async () => {
    server = await startTestServer({ DEMO_DATA: 'true' });
    first = await picture(server);
  });
  afterAll(() => server.close());

  it('holds the three events of the workbooks, all ahead of today, and one of today with people to check in; no mail waits', () => {
    expect(first).toMatchObject(programme);
  });

  it('has one red post on the board of either start', async () => {
    expect(await boards(server)).toEqual([oneRed, oneRed]);
  });

  it('shows some shifts full, some almost, most open, and nobody in two places at once', async () => {
    looksLikeAClubInJanuary(first);
    expect(await doubleBooked(server)).toBe(0);
  });

  it('filled over eight weeks', async () => {
    const { rows } = await server.database.pool.query<{ weeks: number; ahead: number }>(
      `select count(distinct date_trunc('week', created_at))::int as weeks,
         (count(*) filter (where created_at > now()))::int as ahead
       from signup`,
    );
    expect(rows[0]).toMatchObject({ ahead: 0 });
    expect(rows[0]?.weeks).toBeGreaterThanOrEqual(7);
  });

  it('is what visitors see', async () => {
    const { body } = await server.rest<{ startDate: string; name: string; slug: string }[]>('GET', '/api/events');
    expect(body).toHaveLength(3);
    expect(body.every(({ startDate }) => startDate > dayIn('UTC', clock.now()))).toBe(true);
    for (const { name, slug, startDate } of body) {
      const year = /20\d\d/.exec(name)?.[0];
      expect([name, year ?? startDate.slice(0, 4)]).toEqual([name, startDate.slice(0, 4)]);
      expect(slug.includes(year ?? '')).toBe(true);
    }
    const categories = await server.rest<{ leadLastName: string | null }[]>('GET', '/api/categories');
    expect(categories.body.filter(({ leadLastName }) => leadLastName !== null).length).toBeGreaterThan(5);
  });

  it('has sign-ins that are printed at the start and work', async () => {
    const line = server.running.lines.find((one) => one.includes('Demo sign-ins')) ?? '';
    for (const { email, role } of demoStaff) {
      expect(line).toContain(`${email} (${role})`);
      const { status, body } = await server.rest<{ user: object }>('POST', '/api/auth/login', {
        email,
        password: demoPassword,
      });
      expect([status, body.user]).toEqual([200, expect.objectContaining({ email, role })]);
    }
    expect(line).toContain(demoPassword);
  });

  it('is the same after it is loaded again', async () => {
    expect(await demoWasInterrupted(server.running.services)).toBe(false);
    await loadDemo(server.running.services);
    expect(await picture(server)).toEqual(first);
  });
});

describe('a demo that was interrupted', () => {
  /** Services that fail for good when they have been asked for so many transactions, as a killed process would. */
  function failingAfter(transactions: number, services: Services): Services {
    let begun = 0;
    return {
      ...services,
      openTransaction: (work, queue) => {
        begun += 1;
        if (begun > transactions) throw new Error('killed');
        return services.openTransaction(work, queue);
      },
    };
  }

  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DEMO_DATA: 'false' });
  });
  afterAll(() => server.close());

  it('is known as such, and continues without doubles, however often it is interrupted', async () => {
    const { services } = server.running;
    expect(await demoWasInterrupted(services)).toBe(false);
    // After the staff; between an event and its shifts; after the second event; in the middle of the signups.
    for (const transactions of [1, 2, 8, 120]) {
      await expect(loadDemo(failingAfter(transactions, services))).rejects.toThrow('killed');
      expect([transactions, await demoWasInterrupted(services)]).toEqual([transactions, true]);
    }
    await loadDemo(services);
    expect(await demoWasInterrupted(services)).toBe(false);
    const after = await picture(server);
    expect(after).toMatchObject(programme);
    looksLikeAClubInJanuary(after);
    expect(await doubleBooked(server)).toBe(0);
  });
});

describe('a demo that is loaded late in the evening', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DEMO_DATA: 'false' });
  });
  afterAll(async () => {
    moveClock(0);
    await server.close();
  });

  it('has its starts in the night, and one red post as at any hour', async () => {
    const { services } = server.running;
    const { timeZone } = services.settings;
    moveClock(instantOf(dayIn(timeZone, clock.now()), '23:20', timeZone).getTime() - Date.now());
    await loadDemo(services);
    expect(await boards(server)).toEqual([oneRed, oneRed]);
    const { rows } = await server.database.pool.query<{ time: string; isOfEvent: boolean }>(
      `select b.time, b.date = e.start_date + 1 and b.date = e.end_date as "isOfEvent" from race_start b join event e on e.id = b.event_id order by 1`,
    );
    expect(rows).toEqual([
      { time: '01:00', isOfEvent: true },
      { time: '01:30', isOfEvent: true },
    ]);
  });
});
