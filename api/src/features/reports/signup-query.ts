import { isId } from '../../contract/fields.js';
import type { SignupColumn, SignupFilter, SignupSort } from '../../contract/signup-table.js';

/** The SQL of a filter: conditions over fixed aliases, and the values they name. */
export interface SignupConditions {
  /** Of the place alone (event, category, role, shift, lead), over `s`, `o` and `c`. */
  place: string;
  /** All but the state, over `g`, `v`, `s`, `o`, `c` and `e`. */
  all: string;
  /** The state, over `g`. */
  status: string;
  values: unknown[];
}

/** Where signups are read from: aliases g, v, s, o, c, e. */
export const signupTables = `signup g join shift s on s.id = g.shift_id
    join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    join event e on e.id = s.event_id join volunteer v on v.id = g.volunteer_id`;

/** The conditions of a filter for whoever leads these categories (null: an admin); null when nothing can match. */
export function signupConditions(
  filter: SignupFilter,
  scope: { leadId: string | null; timeZone: string },
): SignupConditions | null {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const ids = { 's.event_id': filter.eventId, 'o.category_id': filter.categoryId, 'o.id': filter.opportunityId };
  const place: string[] = [];
  for (const [column, id] of Object.entries({ ...ids, 's.id': filter.shiftId })) {
    if (!id) continue;
    if (!isId(id)) return null;
    place.push(`${column} = ${value(id)}::uuid`);
  }
  if (scope.leadId !== null) place.push(`c.lead_id = ${value(scope.leadId)}::uuid`);
  const all = [...place];
  const midnight = (day: string, later: number) =>
    `(${value(day)}::date + ${later})::timestamp at time zone coalesce(e.time_zone, ${value(scope.timeZone)})`;
  if (filter.signedUpFrom) all.push(`g.created_at >= ${midnight(filter.signedUpFrom, 0)}`);
  if (filter.signedUpTo) all.push(`g.created_at < ${midnight(filter.signedUpTo, 1)}`);
  const words = (filter.search ?? '').split(/\s+/).filter(Boolean);
  if (words.length > 0) all.push(`${searched} ilike all (${value(words.map(pattern))}::text[])`);
  return {
    place: conjunction(place),
    all: conjunction(all),
    status: filter.status ? `g.status = ${value(filter.status)}` : 'true',
    values,
  };
}

const searched = `concat_ws(' ', v.first_name, v.last_name, v.email, v.phone, o.name, c.name)`;

/** A word anywhere, as `like` writes it. */
export function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

function conjunction(conditions: string[]): string {
  return conditions.length > 0 ? conditions.join(' and ') : 'true';
}

const sortKeys: Record<SignupColumn, string[]> = {
  volunteer: ['lower(v.first_name)', 'lower(v.last_name)'],
  contact: ['v.email_key'],
  shift: ['s.date', 's.start_time'],
  opportunity: ['lower(o.name)', 'lower(c.name)'],
  status: ['g.status'],
  signedUp: ['g.created_at'],
};

/** SQL for `order by`, over the aliases above; equal ones newest first, so that pages never overlap. */
export function signupOrder({ column, descending }: SignupSort): string {
  const keys = sortKeys[column].map((key) => `${key} ${descending ? 'desc' : 'asc'}`);
  return [...keys, 'g.created_at desc', 'g.id'].join(', ');
}
