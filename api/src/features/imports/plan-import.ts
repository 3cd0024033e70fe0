import { randomUUID } from 'node:crypto';
import type { ImportedChange, ImportedRow } from '../../contract/import.js';
import type { Programme } from './load-programme.js';
import { cleanText, foldName } from './workbook/clean-text.js';
import type { PlannedRow, PlannedShift, RowToCreate } from './workbook/workbook-plan.js';

type Texts = 'shortDescription' | 'longDescription';

/** What an import writes, and what it tells of each row. Records that it makes have their ids already. */
export interface ImportPlan {
  categories: { id: string; name: string }[];
  opportunities: Opportunity[];
  shifts: Omit<Programme['shifts'][number], 'signups'>[];
  changedOpportunities: Pick<Opportunity, 'id' | Texts>[];
  changedShifts: { id: string; quantity: number }[];
  rows: ImportedRow[];
}

type Opportunity = Programme['opportunities'][number];

/**
 * Compares a workbook's rows with what is there. Category (by name), role (by name in its category) and shift (by role, day, times and
 * place) are found by their keys, names without case and odd spaces, and made where they are missing. Quantity and the role's two texts
 * are what a sheet may change; an empty text says nothing. Of several texts for one role the first of the file counts.
 */
export function planImport(programme: Programme, rows: readonly PlannedRow[]): ImportPlan {
  const planner = new Planner(programme);
  const told = rows.flatMap((row) => (row.outcome === 'skip' ? [] : [planner.take(row)]));
  return planner.planWith(told);
}

class Planner {
  readonly #categories = new Map<string, { id: string; name: string }>();
  readonly #opportunities = new Map<string, Opportunity>();
  readonly #shifts = new Map<string, Programme['shifts'][number]>();
  readonly #made = {
    categories: [] as ImportPlan['categories'],
    opportunities: new Set<Opportunity>(),
    shifts: [] as ImportPlan['shifts'],
  };
  readonly #changedOpportunities = new Set<Opportunity>();
  readonly #changedShifts: ImportPlan['changedShifts'] = [];
  /** Texts that a row of this file has given already. */
  readonly #given = new Set<string>();

  constructor(programme: Programme) {
    for (const one of programme.categories) keepFirst(this.#categories, foldName(one.name), one);
    for (const one of programme.opportunities) {
      keepFirst(this.#opportunities, opportunityKey(one.categoryId, one.name), { ...one });
    }
    for (const one of programme.shifts) keepFirst(this.#shifts, shiftKey(one.opportunityId, one), one);
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
      rows,
    };
  }

  take(row: Exclude<PlannedRow, { outcome: 'skip' }>): ImportedRow {
    if (row.outcome === 'error') {
      const { sheet, row: number, reason, cells = [] } = row;
      return { sheet, row: number, outcome: 'error', shift: null, makes: [], changes: [], reason, cells, warnings: [] };
    }
    const { shift: planned } = row;
    const makes: ImportedRow['makes'] = [];
    const category = this.#category(planned, makes);
    const opportunity = this.#opportunity(category.id, planned, makes);
    const changes = this.#texts(opportunity, planned);
    const warnings = [...(row.warnings ?? [])];
    const isNew = this.#shift(opportunity, planned, changes, warnings);
    const outcome = isNew ? 'create' : changes.length > 0 ? 'change' : 'exists';
    return { ...placeOf(row), outcome, makes, changes, warnings };
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
      opportunity = { id: randomUUID(), categoryId, name: planned.role, shortDescription: null, longDescription: null };
      this.#opportunities.set(key, opportunity);
      this.#made.opportunities.add(opportunity);
      makes.push('opportunity');
    }
    return opportunity;
  }

  #texts(opportunity: Opportunity, planned: PlannedShift): ImportedChange[] {
    const changes: ImportedChange[] = [];
    for (const field of ['shortDescription', 'longDescription'] as const) {
      const to = planned[field];
      const key = `${opportunity.id} ${field}`;
      if (!to || this.#given.has(key)) continue;
      this.#given.add(key);
      const from = opportunity[field] ?? '';
      if (cleanText(from) === to) continue;
      opportunity[field] = to;
      if (this.#made.opportunities.has(opportunity)) continue;
      this.#changedOpportunities.add(opportunity);
      changes.push({ field, from, to });
    }
    return changes;
  }

  /** Whether the shift is a new one. */
  #shift(opportunity: Opportunity, planned: PlannedShift, changes: ImportedChange[], warnings: string[]): boolean {
    const key = shiftKey(opportunity.id, planned);
    const present = this.#shifts.get(key);
    const { date, startTime, endTime, location, quantity } = planned;
    if (!present) {
      const shift = { id: randomUUID(), opportunityId: opportunity.id, date, startTime, endTime, location, quantity };
      this.#shifts.set(key, { ...shift, signups: 0 });
      this.#made.shifts.push(shift);
      return true;
    }
    if (present.quantity === quantity) return false;
    this.#changedShifts.push({ id: present.id, quantity });
    changes.unshift({ field: 'quantity', from: String(present.quantity), to: String(quantity) });
    if (present.signups > quantity) {
      warnings.push(
        `This shift has ${present.signups} signups, more than the quantity ${quantity}: nobody is dropped.`,
      );
    }
    return false;
  }
}

function placeOf({
  sheet,
  row,
  shift,
}: RowToCreate): Pick<ImportedRow, 'sheet' | 'row' | 'shift' | 'reason' | 'cells'> {
  const { category, role, date, startTime, endTime, location, quantity } = shift;
  return {
    sheet,
    row,
    shift: { category, role, date, startTime, endTime, location, quantity },
    reason: null,
    cells: [],
  };
}

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

function opportunityKey(categoryId: string, name: string): string {
  return `${categoryId}|${foldName(name)}`;
}

function shiftKey(
  opportunityId: string,
  shift: { date: string; startTime: string; endTime: string; location: string | null },
): string {
  return [opportunityId, shift.date, shift.startTime, shift.endTime, foldName(shift.location ?? '')].join('|');
}
