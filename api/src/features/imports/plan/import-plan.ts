import type { ImportedRow, LooksMoved } from '../../../contract/programme/import.js';
import type { Programme } from './load-programme.js';
import type { QuestionRow, RoleRow, RowToCreate, SettingRow } from '../workbook/workbook-plan.js';

type Opportunity = Programme['opportunities'][number];
type Shift = Programme['shifts'][number];
type Question = Programme['questions'][number];

/** Settings of an event with their new values; only those that change. */
export type ChangedSettings = Partial<
  Pick<Programme['event'], 'signupsOpenAt' | 'signupsCloseAt' | 'waitlistEnabled' | 'remindDaysBefore'>
>;

/** What an import writes, and what it tells of each row. Records that it makes have their ids already. */
export interface ImportPlan {
  categories: { id: string; name: string }[];
  opportunities: Opportunity[];
  shifts: Omit<Shift, 'signups' | 'version'>[];
  /** Categories with their new names. */
  changedCategories: Programme['categories'];
  changedOpportunities: Opportunity[];
  /** Shifts as they become. */
  changedShifts: Shift[];
  /** Those of them that are somewhere else in time or place than before, with what they were. */
  movedShifts: { before: Shift; after: Shift }[];
  questions: Omit<Question, 'version'>[];
  /** Questions as they become. */
  changedQuestions: Question[];
  /** What becomes different in the event itself. */
  changedSettings: ChangedSettings;
  looksMoved: LooksMoved[];
  rows: ImportedRow[];
}

/** A row that is not taken. */
export function refusedRow(
  { sheet, row }: { sheet: string; row: number },
  reason: string,
  cells: string[],
  about: string | null = null,
): ImportedRow {
  return { ...rowAbout({ sheet, row }, about), outcome: 'error', reason, cells: cells.filter(Boolean) };
}

/** A row about something else than a shift, which stays as it is unless told. */
export function rowAbout({ sheet, row }: { sheet: string; row: number }, about: string | null): ImportedRow {
  const nothing = { shift: null, makes: [], changes: [], signups: 0, reason: null, cells: [], warnings: [] };
  return { sheet, row, outcome: 'exists', about, ...nothing };
}

/** A row of a workbook that says something, and something else than a shift. */
export type BesideRow = SettingRow | QuestionRow | RoleRow;

/** What the answer repeats of a row that is taken. */
export function takenRow({
  sheet,
  row,
  shift,
}: RowToCreate): Pick<ImportedRow, 'sheet' | 'row' | 'shift' | 'about' | 'reason' | 'cells'> {
  const { category, role, date, startTime, endTime, location, quantity } = shift;
  return {
    sheet,
    row,
    shift: { category, role, date, startTime, endTime, location, quantity },
    about: null,
    reason: null,
    cells: [],
  };
}
