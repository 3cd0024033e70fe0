import { DatabaseSync } from 'node:sqlite';
import type { Pool } from 'pg';

/*
 * All columns that a change's record carries, of every type, as the database has them: written here independently of
 * the product's own reading.
 */

const moment = (column: string) => `to_char(r.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const day = (column: string) => `to_char(r.${column}, 'YYYY-MM-DD')`;
const own = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, `r.${column}`]));
const written = { createdAt: moment('created_at'), updatedAt: moment('updated_at') };

/** Type -> field -> SQL over the row `r` of the type's table. */
export const mirroredColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Event: {
    ...own('id', 'name', 'slug', 'location', 'website', 'state'),
    startDate: day('start_date'),
    endDate: day('end_date'),
    // The organisation of a test server is in UTC.
    timeZone: `coalesce(r.time_zone, 'UTC')`,
    coverImageUrl: 'r.cover_image_url',
    waitlistEnabled: 'r.waitlist_enabled',
    hoursFrom: 'r.hours_from',
    signupsOpenAt: moment('signups_open_at'),
    signupsCloseAt: moment('signups_close_at'),
    ...written,
  },
  Category: {
    ...own('id', 'name'),
    ...{ eventId: 'r.event_id', leadId: 'r.lead_id', coverImageUrl: 'r.cover_image_url' },
    ...written,
  },
  Opportunity: {
    ...own('id', 'name', 'location'),
    ...{ eventId: 'r.event_id', categoryId: 'r.category_id', coverImageUrl: 'r.cover_image_url' },
    ...{ shortDescription: 'r.short_description', longDescription: 'r.long_description' },
    ...{ minimumAge: 'r.minimum_age', youngerWithConsent: 'r.younger_with_consent' },
    ...written,
  },
  Shift: {
    ...own('id', 'location', 'notes', 'closed'),
    ...{ eventId: 'r.event_id', opportunityId: 'r.opportunity_id' },
    ...{ date: day('date'), startTime: 'r.start_time', endTime: 'r.end_time' },
    ...{ qtyRequired: 'r.qty_required', qtyRegistered: 'r.active_count' },
    stillRequired: 'greatest(r.qty_required - r.active_count, 0)',
    ...{ waitlistEnabled: 'r.waitlist_enabled', waitlistCount: 'r.waiting_count' },
    cancelledAt: moment('cancelled_at'),
    ...written,
  },
  Signup: {
    ...own('id', 'status'),
    ...{ shiftId: 'r.shift_id', volunteerId: 'r.volunteer_id', overCapacity: 'r.over_capacity' },
    cancelledAt: moment('cancelled_at'),
    ...written,
  },
  Volunteer: {
    ...own('id', 'email', 'phone'),
    ...{ firstName: 'r.first_name', lastName: 'r.last_name', erased: '(r.erased_at is not null)' },
    updatedAt: moment('updated_at'),
  },
};

/** A record in a line: its type and each of its columns; one that is not there says so, and differs from one that is empty. */
export function lineOf(type: string, row: Record<string, unknown>): string {
  const texts = Object.keys(mirroredColumns[type] ?? {}).map(
    (field) => `${field}=${field in row ? JSON.stringify(row[field]) : 'missing'}`,
  );
  return [type, ...texts].join(' ');
}

/** Every record of the database. */
export async function recordsInDatabase(pool: Pool): Promise<string[]> {
  const lines: string[] = [];
  for (const [type, columns] of Object.entries(mirroredColumns)) {
    const pairs = Object.entries(columns).map(([field, sql]) => `'${field}', ${sql}`);
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select jsonb_build_object(${pairs.join(', ')}) as row from ${type.toLowerCase()} r`,
    );
    lines.push(...rows.map(({ row }) => lineOf(type, row)));
  }
  return lines.sort();
}

/** Every record of the copy that the example keeps in a file. */
export function recordsInCopy(file: string): string[] {
  const copy = new DatabaseSync(file, { readOnly: true });
  const rows = copy.prepare('select type, body from record').all() as { type: string; body: string }[];
  copy.close();
  return rows.map(({ type, body }) => lineOf(type, JSON.parse(body) as Record<string, unknown>)).sort();
}
