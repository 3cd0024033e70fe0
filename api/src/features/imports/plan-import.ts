import { placeOf } from './workbook/report-repeats.js';
import { randomUUID } from 'node:crypto';
import type { ImportedChange, ImportedRow } from '../../contract/import.js';
import { compareShift } from './compare-shift.js';
import { type ImportPlan, refusedRow, takenRow } from './import-plan.js';
import { findLooksMoved, type UnnamedRow } from './find-looks-moved.js';
import { keepFirst, opportunityKey, type Programme, shiftKey } from './load-programme.js';
import { entriesOf } from '../../contract/mapped.js';
import { foldName } from '../../contract/names.js';
import { noRoleTexts, sheetTexts } from '../../contract/role-texts.js';
import { cleanRoleText, quote } from './workbook/clean-text.js';
import type { PlannedRow, PlannedShift, RowToCreate } from './workbook/workbook-plan.js';

type Opportunity = Programme['opportunities'][number];
type Shift = Programme['shifts'][number];

/**
 * Compares a workbook's rows with what is there. Category (by name), role (by name in its category) and shift (by role, day, times and
 * place) are found by their keys, names without case and odd spaces, and made where they are missing. Quantity and the role's texts
 * are what a sheet may change; an empty text says nothing. Of several texts for one role the first of the file counts.
 * A row that carries the id of one of the event's shifts means that shift, wherever it puts it: it moves, with its people.
 */
export function planImport(programme: Programme, rows: readonly PlannedRow[]): ImportPlan {
  const planner = new Planner(programme, rows);
  const imported = rows.flatMap((row) => (row.outcome === 'skip' ? [] : [planner.take(row)]));
  return planner.planWith(imported);
}

class Planner {
  readonly #categories = new Map<string, { id: string; name: string }>();
  readonly #opportunities = new Map<string, Opportunity>();
  readonly #shifts = new Map<string, Shift>();
  readonly #shiftsById: Map<string, Shift>;
  /** The row of the file that means a shift, by the shift's id. */
  readonly #meantBy = new Map<string, { sheet: string; row: number }>();
  /** Ids that rows of the file carry. */
  readonly #named: ReadonlySet<string>;
  /** Rows that carry none. */
  readonly #unnamed: UnnamedRow[] = [];
  readonly #made = {
    categories: [] as ImportPlan['categories'],
    opportunities: new Set<Opportunity>(),
    shifts: [] as ImportPlan['shifts'],
  };
  readonly #changedOpportunities = new Set<Opportunity>();
  readonly #changedShifts: Shift[] = [];
  readonly #movedShifts: ImportPlan['movedShifts'] = [];
  /** Texts that a row of this file has given already. */
  readonly #given = new Set<string>();

  /** Keys that several categories or roles have, until a row was told of it. */
  readonly #twins = new Set<string>();

  constructor(
    private readonly programme: Programme,
    rows: readonly PlannedRow[],
  ) {
    for (const one of programme.categories) {
      if (!keepFirst(this.#categories, foldName(one.name), one)) this.#twins.add(foldName(one.name));
    }
    for (const one of programme.opportunities) {
      const key = opportunityKey(one.categoryId, one.name);
      if (!keepFirst(this.#opportunities, key, { ...one })) this.#twins.add(key);
    }
    this.#shiftsById = new Map(programme.shifts.map((one) => [one.id, one]));
    // Ids count before all else: a row without one must not take a shift that a later row names.
    for (const row of rows) {
      if (row.outcome !== 'create' || !row.shift.id || !this.#shiftsById.has(row.shift.id)) continue;
      keepFirst(this.#meantBy, row.shift.id, { sheet: row.sheet, row: row.row });
    }
    this.#named = new Set(this.#meantBy.keys());
    for (const one of programme.shifts) {
      if (!this.#meantBy.has(one.id)) keepFirst(this.#shifts, shiftKey(one.opportunityId, one), one);
    }
  }

  planWith(rows: ImportedRow[]): ImportPlan {
    const { categories, opportunities, shifts } = this.#made;
    const changedOpportunities = [...this.#changedOpportunities];
    return {
      categories,
      opportunities: [...opportunities],
      shifts,
      changedOpportunities,
      changedShifts: this.#changedShifts,
      movedShifts: this.#movedShifts,
      looksMoved: findLooksMoved(
        this.programme.shifts
          .filter(({ id }) => !this.#named.has(id))
          .map((shift) => ({ ...shift, isMet: this.#meantBy.has(shift.id) })),
        this.#unnamed,
      ),
      rows,
    };
  }

  take(row: Exclude<PlannedRow, { outcome: 'skip' }>): ImportedRow {
    if (row.outcome === 'error') {
      const { sheet, row: number, reason, cells = [] } = row;
      return refusedRow({ sheet, row: number }, reason, cells);
    }
    const { shift: planned } = row;
    const known = planned.id === undefined ? undefined : this.#shiftsById.get(planned.id);
    const meant = known && this.#meantBy.get(known.id);
    if (meant && (meant.sheet !== row.sheet || meant.row !== row.row)) {
      const reason = `Trailcrew ID is the same as in ${placeOf(meant, row)}. Clear it to make another shift of this row.`;
      return refusedRow(row, reason, []);
    }
    const makes: ImportedRow['makes'] = [];
    const warnings = [...(row.warnings ?? [])];
    const category = this.#category(planned, makes);
    this.#warnOfTwins(foldName(planned.category), 'categories', category.name, warnings);
    const opportunity = this.#opportunity(category.id, planned, makes);
    this.#warnOfTwins(opportunityKey(category.id, planned.role), 'volunteer roles', opportunity.name, warnings);
    const changes = this.#texts(opportunity, planned);
    const present = known ?? this.#shifts.get(shiftKey(opportunity.id, planned));
    if (!known) {
      const shift = { ...planned, opportunityId: opportunity.id };
      this.#unnamed.push({ shift, role: opportunity.name, sheet: row.sheet, row: row.row, isNew: !present });
    }
    if (!present) {
      this.#add(opportunity, row);
      return { ...takenRow(row), outcome: 'create', makes, changes, signups: 0, warnings };
    }
    this.#meantBy.set(present.id, { sheet: row.sheet, row: row.row });
    const to = { opportunityId: opportunity.id, role: opportunity.name, category: category.name };
    const { after, changed, moves, warning } = compareShift(this.programme, present, to, planned);
    if (after) this.#changedShifts.push(after);
    if (after && moves) this.#movedShifts.push({ before: present, after });
    if (warning) warnings.push(warning);
    changes.unshift(...changed);
    const outcome = moves ? 'move' : changes.length > 0 ? 'change' : 'exists';
    return { ...takenRow(row), outcome, makes, changes, signups: moves ? present.signups : 0, warnings };
  }

  #category(planned: PlannedShift, makes: ImportedRow['makes']) {
    const key = foldName(planned.category);
    let category = this.#categories.get(key);
    if (!category) {
      category = { id: randomUUID(), name: planned.category };
      this.#categories.set(key, category);
      this.#made.categories.push(category);
      makes.push('category');
    }
    return category;
  }

  #opportunity(categoryId: string, planned: PlannedShift, makes: ImportedRow['makes']): Opportunity {
    const key = opportunityKey(categoryId, planned.role);
    let opportunity = this.#opportunities.get(key);
    if (!opportunity) {
      opportunity = { ...noRoleTexts, id: randomUUID(), categoryId, name: planned.role, location: null, version: 1 };
      this.#opportunities.set(key, opportunity);
      this.#made.opportunities.add(opportunity);
      makes.push('opportunity');
    }
    return opportunity;
  }

  /** Twins are from a time when names could repeat. The first one is meant; one row says so. */
  #warnOfTwins(key: string, kind: string, name: string, warnings: string[]): void {
    if (this.#twins.delete(key)) warnings.push(`There are several ${kind} named ${quote(name)}: the oldest is taken.`);
  }

  #texts(opportunity: Opportunity, planned: PlannedShift): ImportedChange[] {
    const changes: ImportedChange[] = [];
    for (const [field] of entriesOf(sheetTexts)) {
      const to = planned[field];
      const key = `${opportunity.id} ${field}`;
      if (!to || this.#given.has(key)) continue;
      this.#given.add(key);
      const from = opportunity[field] ?? '';
      if (cleanRoleText(field, from) === to) continue;
      opportunity[field] = to;
      if (this.#made.opportunities.has(opportunity)) continue;
      this.#changedOpportunities.add(opportunity);
      changes.push({ field, from, to });
    }
    return changes;
  }

  #add(opportunity: Opportunity, row: RowToCreate): void {
    const { date, startTime, endTime, location, quantity } = row.shift;
    const { notes, closed = false, waitlistEnabled = true } = row.shift;
    const said = { notes: notes || null, closed, waitlistEnabled };
    const shift = {
      id: randomUUID(),
      opportunityId: opportunity.id,
      date,
      startTime,
      endTime,
      location,
      quantity,
      ...said,
    };
    this.#shifts.set(shiftKey(opportunity.id, shift), { ...shift, signups: 0, version: 1 });
    this.#made.shifts.push(shift);
  }
}
