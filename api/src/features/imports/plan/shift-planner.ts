import { randomUUID } from 'node:crypto';
import type { ImportedRow } from '../../../contract/programme/import.js';
import { clockWarnings } from '../../shifts/shift-warnings.js';
import { compareShift } from './compare-shift.js';
import { type ImportPlan, refusedRow, takenRow } from './import-plan.js';
import { findLooksMoved, type UnnamedRow } from './find-looks-moved.js';
import { keepFirst, type Programme, shiftKey } from './load-programme.js';
import type { RolePlanner } from './role-planner.js';
import { placeOf } from '../workbook/report-repeats.js';
import type { FaultyRow, PlannedRow, PlannedShift, RowToCreate } from '../workbook/workbook-plan.js';

type Opportunity = Programme['opportunities'][number];
type Shift = Programme['shifts'][number];

/** Finds the shifts that rows mean, and says what becomes of each. */
export class ShiftPlanner {
  readonly #shifts = new Map<string, Shift>();
  readonly #shiftsById: Map<string, Shift>;
  /** The row of the file that means a shift, by the shift's id. */
  readonly #meantBy = new Map<string, { sheet: string; row: number }>();
  /** Ids that rows of the file carry. */
  readonly #named: ReadonlySet<string>;
  /** Rows that carry none. */
  readonly #unnamed: UnnamedRow[] = [];
  readonly #made: ImportPlan['shifts'] = [];
  readonly #changedShifts: Shift[] = [];
  readonly #movedShifts: ImportPlan['movedShifts'] = [];

  constructor(
    private readonly programme: Programme,
    private readonly roles: RolePlanner,
    rows: readonly PlannedRow[],
  ) {
    this.#shiftsById = new Map(programme.shifts.map((one) => [one.id, one]));
    // Ids count before all else: a row without one must not take a shift that a later row names.
    for (const row of rows) {
      const there = row.outcome === 'create' ? this.#shiftsById.get(row.shift.id ?? '') : undefined;
      if (row.outcome !== 'create' || !there) continue;
      if (keepFirst(this.#meantBy, there.id, { sheet: row.sheet, row: row.row })) roles.hear(row.shift, there);
    }
    this.#named = new Set(this.#meantBy.keys());
    for (const one of programme.shifts) {
      if (!this.#meantBy.has(one.id)) keepFirst(this.#shifts, shiftKey(one.opportunityId, one), one);
    }
  }

  plan(): Pick<ImportPlan, 'shifts' | 'changedShifts' | 'movedShifts' | 'looksMoved'> {
    return {
      shifts: this.#made,
      changedShifts: this.#changedShifts,
      movedShifts: this.#movedShifts,
      looksMoved: findLooksMoved(
        this.programme.shifts
          .filter(({ id }) => !this.#named.has(id))
          .map((shift) => ({ ...shift, isMet: this.#meantBy.has(shift.id) })),
        this.#unnamed,
      ),
    };
  }

  take(row: RowToCreate | FaultyRow): ImportedRow {
    if (row.outcome === 'error') {
      const { reason, cells = [], about, warnings = [] } = row;
      return { ...refusedRow(row, reason, cells, about), warnings };
    }
    const { shift: planned } = row;
    const known = planned.id === undefined ? undefined : this.#shiftsById.get(planned.id);
    const meant = known && this.#meantBy.get(known.id);
    if (meant && (meant.sheet !== row.sheet || meant.row !== row.row)) {
      const reason = `Trailcrew ID is the same as in ${placeOf(meant, row)}. Clear it to make another shift of this row.`;
      return refusedRow(row, reason, []);
    }
    const there = known ?? this.#find(planned);
    if (there && planned.cancelled !== undefined && planned.cancelled !== there.cancelled)
      return refusedRow(row, calledOffSentence(there.cancelled), [row.calledOffCell ?? '']);
    const warnings = [...(row.warnings ?? [])];
    const { category, opportunity, makes, changes } = this.roles.take(planned, warnings, known?.opportunityId);
    const present = known ?? this.#shifts.get(shiftKey(opportunity.id, planned));
    if (!known) {
      const shift = { ...planned, opportunityId: opportunity.id };
      this.#unnamed.push({ shift, role: opportunity.name, sheet: row.sheet, row: row.row, isNew: !present });
    }
    if (!present) {
      this.#add(opportunity, row);
      warnings.push(...clockWarnings(planned, this.programme.event.timeZone));
      if (planned.cancelled) warnings.push('This new shift is called off: nobody can sign up for it.');
      return { ...takenRow(row), outcome: 'create', makes, changes, signups: 0, warnings };
    }
    this.#meantBy.set(present.id, { sheet: row.sheet, row: row.row });
    const to = { opportunityId: opportunity.id, role: opportunity.name, category: category.name };
    const { after, changed, moves, warning } = compareShift(this.programme, present, to, planned);
    if (after) this.#changedShifts.push(after);
    if (after && moves) this.#movedShifts.push({ before: present, after });
    if (warning) warnings.push(warning);
    if (changed.some(({ field }) => field === 'date' || field === 'startTime' || field === 'endTime'))
      warnings.push(...clockWarnings(planned, this.programme.event.timeZone));
    changes.unshift(...changed);
    const outcome = moves ? 'move' : changes.length > 0 ? 'change' : 'exists';
    return { ...takenRow(row), outcome, makes, changes, signups: moves ? present.signups : 0, warnings };
  }

  /** The shift that a row means without an id, where it is there. */
  #find(planned: PlannedShift): Shift | undefined {
    const role = this.roles.find(planned.category, planned.role);
    return role && this.#shifts.get(shiftKey(role.id, planned));
  }

  #add(opportunity: Opportunity, row: RowToCreate): void {
    const { date, startTime, endTime, location, quantity } = row.shift;
    const { notes, closed = false, waitlistEnabled = true, cancelled = false } = row.shift;
    const said = { notes: notes || null, closed, waitlistEnabled, cancelled };
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
    this.#made.push(shift);
  }
}

/** Why a row cannot call a shift off, or have it take place again. */
function calledOffSentence(isCancelled: boolean): string {
  return isCancelled
    ? 'This shift is called off. A file cannot change that, because everyone in it has to be notified: use "Change plan" and "Reinstate".'
    : 'No file calls a shift off, because everybody in it is to be told: use "Change plan" on the event.';
}
