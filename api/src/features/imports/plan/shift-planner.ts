import { randomUUID } from 'node:crypto';
import type { ImportedRow } from '../../../contract/programme/import.js';
import { clockWarnings } from '../../shifts/shift-warnings.js';
import { compareShift } from './compare-shift.js';
import { type ImportPlan, refusedRow, takenRow } from './import-plan.js';
import { findLooksMoved, type UnnamedRow } from './find-looks-moved.js';
import { keepFirst, type Programme, shiftKey } from './load-programme.js';
import type { RolePlanner } from './role-planner.js';
import { rowWords } from '../workbook/report-repeats.js';
import type { FaultyRow, PlannedRow, WorkbookShift, RowToCreate } from '../workbook/workbook-plan.js';

type Opportunity = Programme['opportunities'][number];
type Shift = Programme['shifts'][number];

/** Matches rows with shifts, and plans what each changes. */
export class ShiftPlanner {
  readonly #shifts = new Map<string, Shift>();
  readonly #shiftsById: Map<string, Shift>;
  /** The row of a shift, by the shift's id. */
  readonly #rowOf = new Map<string, { sheet: string; row: number }>();
  /** Ids in rows of the file. */
  readonly #named: ReadonlySet<string>;
  /** Rows without an id. */
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
    // Ids take precedence: a row without one must not match a shift whose id is in a later row.
    for (const row of rows) {
      const there = row.outcome === 'create' ? this.#shiftsById.get(row.shift.id ?? '') : undefined;
      if (row.outcome !== 'create' || !there) continue;
      if (keepFirst(this.#rowOf, there.id, { sheet: row.sheet, row: row.row })) roles.register(row.shift, there);
    }
    this.#named = new Set(this.#rowOf.keys());
    for (const one of programme.shifts) {
      if (!this.#rowOf.has(one.id)) keepFirst(this.#shifts, shiftKey(one.opportunityId, one), one);
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
          .map((shift) => ({ ...shift, isMet: this.#rowOf.has(shift.id) })),
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
    const other = known && this.#rowOf.get(known.id);
    if (other && (other.sheet !== row.sheet || other.row !== row.row)) {
      const reason = `Trailcrew ID is the same as in ${rowWords(other, row)}. Clear it to make another shift of this row.`;
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
    this.#rowOf.set(present.id, { sheet: row.sheet, row: row.row });
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

  /** The existing shift that matches a row without an id. */
  #find(planned: WorkbookShift): Shift | undefined {
    const role = this.roles.find(planned.category, planned.role);
    return role && this.#shifts.get(shiftKey(role.id, planned));
  }

  #add(opportunity: Opportunity, row: RowToCreate): void {
    const { date, startTime, endTime, location, quantity } = row.shift;
    const { notes, closed = false, waitlistEnabled = true, cancelled = false } = row.shift;
    const details = { notes: notes || null, closed, waitlistEnabled, cancelled };
    const shift = {
      id: randomUUID(),
      opportunityId: opportunity.id,
      date,
      startTime,
      endTime,
      location,
      quantity,
      ...details,
    };
    this.#shifts.set(shiftKey(opportunity.id, shift), { ...shift, signups: 0, version: 1 });
    this.#made.push(shift);
  }
}

/** The reason why a row cannot cancel a shift, or reinstate it. */
function calledOffSentence(isCancelled: boolean): string {
  return isCancelled
    ? 'This shift is called off. A file cannot change that, because everyone in it has to be notified: use "Change plan" and "Reinstate".'
    : 'No file calls a shift off, because everyone in it has to be notified: use "Change plan" on the event.';
}
