import type { ImportPlan } from './import-plan.js';
import { opportunityKey, type Programme } from './load-programme.js';
import { cleanLine, foldName } from '../../../contract/text/names.js';
import type { PlannedRow, WorkbookShift } from '../workbook/workbook-plan.js';

type Opportunity = Programme['opportunities'][number];

/** New names, by the ids of categories and roles. */
export interface Renames {
  categories: ReadonlyMap<string, string>;
  roles: ReadonlyMap<string, string>;
}

/**
 * Categories and roles that a file renames. All rows with ids of its shifts must have the same new name (for a role, within its category),
 * no other row may have the old name, and no other category or role the new one. Otherwise rows with another name move their shifts.
 */
export function findRenames(there: Programme, rows: readonly PlannedRow[]): Renames {
  const none: Renames = { categories: new Map(), roles: new Map() };
  const categories = renamesOfCategories(there, rows);
  // Rows name a role together with the new name of its category.
  return { categories, roles: renamesOfRoles(renamed(there, { ...none, categories }), rows) };
}

/** The programme with the new names, by which rows are matched. */
export function renamed(programme: Programme, { categories, roles }: Renames): Programme {
  const named = <One extends { id: string; name: string }>(all: readonly One[], names: ReadonlyMap<string, string>) =>
    all.map((one) => ({ ...one, name: names.get(one.id) ?? one.name }));
  return {
    ...programme,
    categories: named(programme.categories, categories),
    opportunities: named(programme.opportunities, roles),
  };
}

/** The roles that a plan changes, including renamed ones. */
export function withRenames(
  plan: Pick<ImportPlan, 'changedOpportunities'>,
  programme: Programme,
  renames: Renames['roles'],
): Opportunity[] {
  const changed = new Set(plan.changedOpportunities.map(({ id }) => id));
  const alone = programme.opportunities.filter(({ id }) => renames.has(id) && !changed.has(id));
  return [...plan.changedOpportunities, ...alone];
}

function renamesOfCategories({ categories, opportunities, shifts }: Programme, rows: readonly PlannedRow[]) {
  const within = new Map(opportunities.map(({ id, categoryId }) => [id, categoryId]));
  const { ofParent, others } = rowsBy(
    new Map(shifts.map(({ id, opportunityId }) => [id, within.get(opportunityId) ?? ''])),
    rows,
  );
  const renames = new Map<string, string>();
  for (const { id, name } of categories) {
    const [first, ...more] = ofParent.get(id) ?? [];
    if (!first || first.category === cleanLine(name)) continue;
    const isAlike = more.every((one) => one.category === first.category);
    const keepsOld =
      foldName(first.category) !== foldName(name) && others.some((one) => foldName(one.category) === foldName(name));
    if (isAlike && !keepsOld) renames.set(id, first.category);
  }
  return withoutClashes(categories, (_, name) => foldName(name), renames);
}

function renamesOfRoles({ categories, opportunities, shifts }: Programme, rows: readonly PlannedRow[]) {
  const names = new Map(categories.map(({ id, name }) => [id, foldName(name)]));
  const { ofParent, others } = rowsBy(new Map(shifts.map(({ id, opportunityId }) => [id, opportunityId])), rows);
  const renames = new Map<string, string>();
  for (const role of opportunities) {
    const [first, ...more] = ofParent.get(role.id) ?? [];
    const category = names.get(role.categoryId);
    if (!first || first.role === cleanLine(role.name) || foldName(first.category) !== category) continue;
    const isAlike = more.every((one) => one.role === first.role && foldName(one.category) === category);
    const keepsOld = foldName(first.role) !== foldName(role.name) && others.some((one) => isNamed(one, category, role));
    if (isAlike && !keepsOld) renames.set(role.id, first.role);
  }
  return withoutClashes(opportunities, ({ categoryId }, name) => opportunityKey(categoryId, name), renames);
}

/** The rows of existing shifts, by the record they belong to, and all other rows. */
function rowsBy(parents: ReadonlyMap<string, string>, rows: readonly PlannedRow[]) {
  const ofParent = new Map<string, WorkbookShift[]>();
  const others: WorkbookShift[] = [];
  for (const row of rows) {
    if (row.outcome !== 'create') continue;
    const parent = parents.get(row.shift.id ?? '');
    if (parent === undefined) others.push(row.shift);
    else ofParent.set(parent, [...(ofParent.get(parent) ?? []), row.shift]);
  }
  return { ofParent, others };
}

function isNamed(shift: WorkbookShift, category: string, { name }: Opportunity): boolean {
  return foldName(shift.category) === category && foldName(shift.role) === foldName(name);
}

/** Drops renames whose new name another record keeps or would get, until no two names clash. Names that become free may be used. */
function withoutClashes<One extends { id: string; name: string }>(
  all: readonly One[],
  keyOf: (one: One, name: string) => string,
  wanted: ReadonlyMap<string, string>,
): Map<string, string> {
  const renames = new Map(wanted);
  for (;;) {
    const count = new Map<string, number>();
    const keyNow = (one: One) => keyOf(one, renames.get(one.id) ?? one.name);
    for (const one of all) count.set(keyNow(one), (count.get(keyNow(one)) ?? 0) + 1);
    const clashing = all.filter((one) => renames.has(one.id) && (count.get(keyNow(one)) ?? 0) > 1);
    if (clashing.length === 0) return renames;
    for (const { id } of clashing) renames.delete(id);
  }
}
