import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { entriesOf, mapped } from '../contract/text/mapped.js';
import { sheetTexts } from '../contract/text/role-texts.js';
import type { MarkKind } from '../contract/check-in/attendance.js';
import { recordAttendance } from '../features/attendance/record-attendance.js';
import { createCheckInLink } from '../features/check-in/create-check-in-link.js';
import type { PlannedRow } from '../features/imports/workbook/workbook-plan.js';
import { createSignups } from '../features/signups/create/create-signups.js';
import type { PersonToPlace } from '../features/signups/create/person-to-place.js';
import { instantText } from '../platform/reading/sql/instant-text.js';
import { clock, dayIn, timeIn } from '../platform/clock.js';
import { operation } from '../platform/operation/operation.js';
import type { RequestContext } from '../platform/operation/request-context.js';
import { emailKey, nameKey } from '../platform/text/person-key.js';
import type { DemoEvent } from './move-event.js';
import { gunOf, planStarts, posts, type PostName } from './race-day-posts.js';

/*
 * An event of the day on which the demo is loaded, so that check-in shows something at the first start. It is a draft, as a rehearsal is:
 * visitors see the three events of the workbooks.
 */

/** What was seen of somebody: by the admin, and by the lead of the course who saw nothing of it. */
interface Helper {
  name: string;
  post: PostName;
  /** They help in the afternoon of the demo's day. */
  isLater?: true;
  admin?: MarkKind;
  lead?: MarkKind;
}

const helpers: readonly Helper[] = [
  { name: 'Ada Bergström', post: 'Crossing 7', admin: 'ARRIVED' },
  { name: 'Linnea Ødegård', post: 'Crossing 7' },
  { name: 'Tomás Rivera', post: 'Crossing 7', admin: 'NO_SHOW' },
  { name: 'Priya Nair', post: 'Crossing 7', admin: 'ARRIVED', lead: 'NO_SHOW' },
  { name: 'Walt Larson', post: 'Bridge', lead: 'ARRIVED' },
  { name: 'June Thao', post: 'Bridge', lead: 'ARRIVED' },
  { name: 'Marta Kowalska', post: 'Firetower Hill', admin: 'ARRIVED' },
  { name: 'Ben Achterberg', post: 'Firetower Hill', admin: 'ARRIVED' },
  { name: 'Sofia Lindqvist', post: 'Firetower Hill', isLater: true },
  { name: 'Elias Moen', post: 'Firetower Hill', isLater: true },
  { name: 'Grace Yang', post: 'Firetower Hill', isLater: true },
  { name: 'Henrik Solberg', post: 'Crossing 1', lead: 'ARRIVED' },
  { name: 'Mai Vang', post: 'Crossing 2', lead: 'ARRIVED' },
  { name: 'Otto Lindgren', post: 'Crossing 3', lead: 'ARRIVED' },
  { name: 'Ruth Bauer', post: 'Crossing 4', lead: 'ARRIVED' },
  { name: 'Samir Haddad', post: 'Crossing 5', lead: 'ARRIVED' },
  { name: 'Tove Nygård', post: 'Crossing 6', lead: 'ARRIVED' },
  { name: 'Ursula Keller', post: 'Gravel Pit', lead: 'ARRIVED' },
  { name: 'Viktor Sand', post: 'Gravel Pit' },
  { name: 'Wilma Ek', post: 'Lake Turn' },
  { name: 'Ximena Ortiz', post: 'Start Tent', admin: 'ARRIVED' },
  { name: 'Yngve Dahl', post: 'Start Tent', admin: 'ARRIVED' },
];

const roles = { Marshals: 'Course Marshal', 'Feed Station': 'Hot Drink Table' } as const;

const pad = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** The event and the rows of its plan: the first shifts began an hour ago, or at midnight. */
export function planRaceDay(timeZone: string): { event: DemoEvent; rows: PlannedRow[] } {
  const today = dayIn(timeZone, clock.now());
  const hour = Math.max(0, Number(timeIn(timeZone, clock.now()).slice(0, 2)) - 1);
  const later = Math.min(23, hour + 3);
  const row = (category: string, role: string, location: PostName, quantity: number, start = hour): PlannedRow => ({
    sheet: 'Shifts',
    row: 2,
    outcome: 'create',
    shift: {
      ...mapped(sheetTexts, () => ''),
      ...{ category, role, location, quantity, date: today, startTime: pad(start), endTime: pad(start + 4) },
    },
  });
  return {
    event: {
      ...{ name: 'Race Day Rehearsal', slug: 'race-day-rehearsal', state: 'DRAFT' },
      ...{ startDate: today, endDate: gunOf(timeZone).date, location: 'Tamarack Ridge Nordic Center', timeZone },
      mealVoucherMinutes: 0,
    },
    rows: [
      ...entriesOf(posts).map(([place, { category, minimumStaff }]) =>
        row(category, roles[category], place, Math.max(minimumStaff, place === 'Firetower Hill' ? 3 : 2)),
      ),
      row('Feed Station', roles['Feed Station'], 'Firetower Hill', 4, later),
    ],
  };
}

/** The people of the day, and what was seen of them. Once: later calls change nothing. `by`: who saw it. */
export async function fillRaceDay(
  setUp: RequestContext,
  eventId: string,
  by: { admin: RequestContext; lead: RequestContext },
): Promise<void> {
  const filled = await setUp.run(signUpHelpers, { eventId });
  if (!filled) return;
  const { signups, bridge, marshals } = filled;
  await setUp.run(planStarts, { eventId });
  for (const who of ['admin', 'lead'] as const) {
    const marks = helpers.flatMap((helper, at) => {
      const { id: signupId = '', startsAt = '' } = signups[at] ?? {};
      const kind = helper[who];
      // Soon after the start, and not in the order of the list; the lead comes by later.
      const minutes = ((at * 7) % 11) + (who === 'lead' ? 20 : 0);
      const occurredAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
      return kind ? [{ id: randomUUID(), signupId, kind, occurredAt, seen: [] }] : [];
    });
    await by[who].run(recordAttendance, { deviceId: randomUUID(), marks });
  }
  const [walkIn, mark] = [randomUUID(), randomUUID()];
  await by.lead.run(recordAttendance, {
    walkIns: [{ id: walkIn, shiftId: bridge.id, firstName: 'Nora', lastName: 'Quick', phone: '715-555-0123' }],
    marks: [{ id: mark, signupId: walkIn, kind: 'ARRIVED', occurredAt: clock.now().toISOString() }],
  });
  await by.lead.run(createCheckInLink, { eventId, categoryId: marshals, place: 'Crossing 7', day: bridge.day });
}

/** A shift of the day. */
interface Found {
  id: string;
  categoryId: string;
  place: PostName;
  day: string;
  startsAt: string;
}

/** Signs the people up who are not yet; null where the day is filled already. */
const signUpHelpers = operation(
  {
    access: 'internal',
    input: z.object({ eventId: z.string() }),
  },
  async function signUpHelpers(ctx, { eventId }) {
    // What is made last.
    const [link] = await ctx.execute('select 1 from check_in_link where event_id = ?', [eventId]);
    if (link) return null;
    const shifts = await ctx.execute<Found>(
      `select s.id, o.category_id as "categoryId", s.location as place, to_char(s.date, 'YYYY-MM-DD') as day,
         ${instantText('s.starts_at')} as "startsAt"
       from shift s join opportunity o on o.id = s.opportunity_id where s.event_id = ? order by s.starts_at`,
      [eventId],
    );
    const shiftOf = ({ post, isLater }: Pick<Helper, 'post' | 'isLater'>): Found => {
      const there = shifts.filter(({ place }) => place === post);
      const shift = isLater ? there.at(-1) : there[0];
      if (!shift) throw new Error(`The demo has no shift at ${post}`);
      return shift;
    };
    const people = helpers.map(({ name }, at) => personOf(name, `715-555-01${30 + at}`));
    const [known] = await ctx.execute('select 1 from signup where event_id = ? limit 1', [eventId]);
    const requests = helpers.map((helper, at) => ({
      shiftId: shiftOf(helper).id,
      person: people[at] as PersonToPlace,
    }));
    if (!known) await createSignups(ctx, requests, true);
    const rows = await ctx.execute<{ id: string; emailKey: string; startsAt: string }>(
      `select g.id, v.email_key as "emailKey", ${instantText('s.starts_at')} as "startsAt"
       from signup g join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id where g.event_id = ?`,
      [eventId],
    );
    const signups = people.map((person) => rows.find((row) => row.emailKey === person.emailKey));
    const bridge = shiftOf({ post: 'Bridge' });
    return { signups, bridge, marshals: bridge.categoryId };
  },
);

function personOf(name: string, phone: string): PersonToPlace {
  const [firstName = '', lastName = ''] = name.split(' ');
  const letters = `${firstName}.${lastName}`.normalize('NFKD').replace(/[^\w.]/g, '');
  const email = `${letters.toLowerCase()}@example.org`;
  return { firstName, lastName, email, phone, emailKey: emailKey(email), nameKey: nameKey(firstName, lastName) };
}
