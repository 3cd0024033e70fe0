import { randomUUID } from 'node:crypto';
import { inDatabase } from './in-database.ts';

/** The day that is `days` days from today (UTC), YYYY-MM-DD. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

interface MadeShift {
  day: number;
  startTime?: string;
  endTime?: string;
  places?: number;
  /** People who hold a place in it. */
  taken?: number;
  notes?: string;
}

interface MadeEvent {
  name?: string;
  /** First and last day, as days from today. */
  days: [number, number];
  location?: string;
  timeZone?: string;
  category?: string;
  role?: string;
  shifts: MadeShift[];
}

/**
 * Makes an event with one category and one role, because no screen makes events in the past. In the journeys' own
 * database, or where `change` writes.
 */
export async function makeEvent(
  wanted: MadeEvent,
  change: (sql: string, values: readonly unknown[]) => Promise<number> = inDatabase,
) {
  const id = randomUUID();
  const [categoryId, roleId] = [randomUUID(), randomUUID()];
  const slug = `made-${id}`;
  const name = wanted.name ?? `Made ${id.slice(0, 8)}`;
  await change(
    `insert into event (id, name, slug, start_date, end_date, location, time_zone) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[id, name, slug, inDays(wanted.days[0]), inDays(wanted.days[1]), wanted.location ?? 'Firetower Hill'],
      wanted.timeZone ?? 'America/Chicago',
    ],
  );
  await change(`insert into category (id, event_id, name) values ($1, $2, $3)`, [
    categoryId,
    id,
    wanted.category ?? 'Feed Station',
  ]);
  await change(`insert into opportunity (id, event_id, category_id, name) values ($1, $2, $3, $4)`, [
    roleId,
    id,
    categoryId,
    wanted.role ?? 'Hot Drink Table',
  ]);
  const shifts: string[] = [];
  for (const { day, startTime = '09:00', endTime = '12:00', places = 4, taken = 0, notes = null } of wanted.shifts) {
    const shiftId = randomUUID();
    await change(
      `insert into shift (id, event_id, opportunity_id, date, start_time, end_time, qty_required, notes)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [shiftId, id, roleId, inDays(day), startTime, endTime, places, notes],
    );
    for (let person = 0; person < taken; person += 1) await takePlace(shiftId);
    shifts.push(shiftId);
  }
  return { id, slug, name, categoryId, shifts };
}

/** Signs somebody else up. */
export async function takePlace(shiftId: string): Promise<void> {
  const response = await fetch(`${process.env.TRAILCREW_E2E_URL}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Quick', lastName: 'Er', email: `${randomUUID()}@example.org`, shiftId }),
  });
  if (response.status !== 201) throw new Error(`The place was not taken: ${response.status}`);
}
