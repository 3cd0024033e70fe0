import { instantAt } from '../../../records/parts/shift-hours.js';
import { isId } from '../../../contract/text/fields.js';
import type { SignupColumn, SignupFilter, SignupSort } from '../../../contract/signups/signup-table.js';
import { takesPlace } from '../../../records/parts/shift-figures.js';
import { searchCondition } from '../../../platform/reading/sql/search-condition.js';

/** The tables that a part of a statement joins to `signup g`: shift, opportunity, category, event, volunteer. */
type Alias = 's' | 'o' | 'c' | 'e' | 'v';

/** An SQL condition over `signup g`, and the tables it needs. */
export interface SignupCondition {
  sql: string;
  needs: readonly Alias[];
}

/** The SQL of a filter, and the values of its $1, $2 …. */
export interface SignupConditions {
  /** Of the place alone: event, category, role, shift, and the lead's own. */
  place: SignupCondition;
  /** All but the state. */
  all: SignupCondition;
  /** The state and what is not confirmed, over `g`. */
  status: string;
  values: unknown[];
}

const joins: [Alias, needs: Alias[], sql: string][] = [
  ['s', [], 'join shift s on s.id = g.shift_id'],
  ['o', ['s'], 'join opportunity o on o.id = s.opportunity_id'],
  ['c', ['o', 's'], 'join category c on c.id = o.category_id'],
  ['e', [], 'join event e on e.id = g.event_id'],
  ['v', [], 'join volunteer v on v.id = g.volunteer_id'],
];

/** The joins for these tables and no others: counting 20,000 signups must not read five tables for nothing. */
export function signupJoins(needed: readonly Alias[]): string {
  const all = new Set(needed.flatMap((alias) => [alias, ...(joins.find(([one]) => one === alias)?.[1] ?? [])]));
  return joins.flatMap(([alias, , sql]) => (all.has(alias) ? [sql] : [])).join(' ');
}

/** Signups with everything about them: aliases g, s, o, c, e, v. */
export const signupTables = `signup g ${signupJoins(['s', 'o', 'c', 'e', 'v'])}`;

/** The conditions of a filter for the lead of these categories (null: an admin); null when nothing can match. */
export function signupConditions(
  filter: SignupFilter,
  scope: { leadId: string | null; timeZone: string },
): SignupConditions | null {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const place: SignupCondition[] = [];
  const ids: [column: string, needs: Alias[], id: string | null | undefined][] = [
    ['g.event_id', [], filter.eventId],
    ['o.category_id', ['o'], filter.categoryId],
    ['s.opportunity_id', ['s'], filter.opportunityId],
    ['g.shift_id', [], filter.shiftId],
  ];
  for (const [column, needs, id] of ids) {
    if (!id) continue;
    if (!isId(id)) return null;
    place.push({ sql: `${column} = ${value(id)}::uuid`, needs });
  }
  const among = (column: string, some: readonly string[]): SignupCondition => ({
    sql: `${column} = any(${value(some.filter(isId))}::uuid[])`,
    needs: [],
  });
  if (filter.shiftIds) place.push(among('g.shift_id', filter.shiftIds));
  if (scope.leadId !== null) place.push({ sql: `c.lead_id = ${value(scope.leadId)}::uuid`, needs: ['c'] });
  const all = [...place];
  if (filter.signupIds) all.push(among('g.id', filter.signupIds));
  const midnight = (day: string, later: number) =>
    instantAt(`(${value(day)}::date + ${later})::timestamp`, `coalesce(e.time_zone, ${value(scope.timeZone)})`);
  if (filter.signedUpFrom) all.push({ sql: `g.created_at >= ${midnight(filter.signedUpFrom, 0)}`, needs: ['e'] });
  if (filter.signedUpTo) all.push({ sql: `g.created_at < ${midnight(filter.signedUpTo, 1)}`, needs: ['e'] });
  const search = searchCondition(searched, 'v.phone', filter.search ?? '', value);
  if (search) all.push({ sql: search, needs: ['v', 'o', 'c'] });
  return {
    place: conjunction(place),
    all: conjunction(all),
    status: stateOf(filter, value),
    values,
  };
}

/** SQL condition over `g`: what somebody signed up for takes place. */
export const signupTakesPlace = `exists (
  select from shift x join event y on y.id = x.event_id where x.id = g.shift_id and ${takesPlace('x', 'y')})`;

/** The state, and whether the household has not yet confirmed the move of a shift that takes place: both over `g`. */
function stateOf({ status, unconfirmed, calledOff }: SignupFilter, value: (given: unknown) => string): string {
  const parts = [
    ...(status ? [`g.status = ${value(status)}`] : []),
    ...(typeof calledOff === 'boolean' ? [`${calledOff ? 'not ' : ''}${signupTakesPlace}`] : []),
    ...(typeof unconfirmed === 'boolean'
      ? [
          `(g.status = 'active' and g.unconfirmed_since is not null and ${signupTakesPlace}) = ${value(unconfirmed)}::boolean`,
        ]
      : []),
  ];
  return parts.join(' and ') || 'true';
}

const searched = `concat_ws(' ', v.first_name, v.last_name, v.email, v.phone, o.name, c.name)`;

function conjunction(conditions: SignupCondition[]): SignupCondition {
  return {
    sql: conditions.length > 0 ? conditions.map(({ sql }) => sql).join(' and ') : 'true',
    needs: conditions.flatMap(({ needs }) => needs),
  };
}

const sortKeys: Record<SignupColumn, { keys: string[]; needs: Alias[] }> = {
  volunteer: { keys: ['plain_letters(v.first_name)', 'plain_letters(v.last_name)'], needs: ['v'] },
  contact: { keys: ['v.email_key'], needs: ['v'] },
  shift: { keys: ['s.date', 's.start_time'], needs: ['s'] },
  opportunity: { keys: ['plain_letters(o.name)', 'plain_letters(c.name)'], needs: ['o', 'c'] },
  status: { keys: ['g.status'], needs: [] },
  signedUp: { keys: ['g.created_at'], needs: [] },
};

/** SQL for `order by`, and the tables it needs; equal rows newest first, so that pages never overlap. */
export function signupOrder({ column, descending }: SignupSort): SignupCondition {
  const { keys, needs } = sortKeys[column];
  const directed = keys.map((key) => `${key} ${descending ? 'desc' : 'asc'}`);
  return { sql: [...directed, 'g.created_at desc', 'g.id'].join(', '), needs };
}
