import type { ImportPlan } from './import-plan.js';
import { opportunityKey, type Programme } from './load-programme.js';
import { cleanLine, foldName } from '../../contract/names.js';
import type { PlannedRow, PlannedShift } from './workbook/workbook-plan.js';

type Opportunity = Programme['opportunities'][number];

/**
 * Roles that a file renames, by their ids: all of its rows with the ids of a role's shifts give one and the same other name within the
 * category, no further row has the old name, and no role that stays has the new one. Else rows with another name move their shifts.
 */
export function findRenames(programme: Programme, rows: readonly PlannedRow[]): Map<string, string> {
  const shifts = new Map(programme.shifts.map(({ id, opportunityId }) => [id, opportunityId]));
  const categories = new Map(programme.categories.map(({ id, name }) => [id, foldName(name)]));
  const meant = new Map<string, PlannedShift[]>();
  const others: PlannedShift[] = [];
  for (const row of rows) {
    if (row.outcome !== 'create') continue;
    const role = shifts.get(row.shift.id ?? '');
    if (role === undefined) others.push(row.shift);
    else meant.set(role, [...(meant.get(role) ?? []), row.shift]);
  }
  const renames = new Map<string, string>();
  for (const role of programme.opportunities) {
    const [first, ...more] = meant.get(role.id) ?? [];
    const category = categories.get(role.categoryId);
    if (!first || first.role === cleanLine(role.name) || foldName(first.category) !== category) continue;
    const isAlike = more.every((one) => one.role === first.role && foldName(one.category) === category);
    const keepsOld = foldName(first.role) !== foldName(role.name) && others.some((one) => isNamed(one, category, role));
    if (isAlike && !keepsOld) renames.set(role.id, first.role);
  }
  return withoutClashes(programme, renames);
}

/** The programme with the new names, by which rows find its roles. */
export function renamed(programme: Programme, renames: ReadonlyMap<string, string>): Programme {
  if (renames.size === 0) return programme;
  const opportunities = programme.opportunities.map((one) => ({ ...one, name: renames.get(one.id) ?? one.name }));
  return { ...programme, opportunities };
}

/** The roles that a plan changes, those with new names among them. */
export function withRenames(
  plan: Pick<ImportPlan, 'changedOpportunities'>,
  programme: Programme,
  renames: ReadonlyMap<string, string>,
): Opportunity[] {
  const changed = new Set(plan.changedOpportunities.map(({ id }) => id));
  const alone = programme.opportunities.filter(({ id }) => renames.has(id) && !changed.has(id));
  return [...plan.changedOpportunities, ...alone];
}

function isNamed(shift: PlannedShift, category: string, { name }: Opportunity): boolean {
  return foldName(shift.category) === category && foldName(shift.role) === foldName(name);
}

/** A name that a role keeps, or that two would get, is given to none: until nothing clashes, as names that become free may be taken. */
function withoutClashes({ opportunities }: Programme, wanted: ReadonlyMap<string, string>): Map<string, string> {
  const renames = new Map(wanted);
  for (;;) {
    const count = new Map<string, number>();
    const keyOf = ({ id, categoryId, name }: Opportunity) => opportunityKey(categoryId, renames.get(id) ?? name);
    for (const one of opportunities) count.set(keyOf(one), (count.get(keyOf(one)) ?? 0) + 1);
    const clashing = opportunities.filter((one) => renames.has(one.id) && (count.get(keyOf(one)) ?? 0) > 1);
    if (clashing.length === 0) return renames;
    for (const { id } of clashing) renames.delete(id);
  }
}
