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

/** What an import writes, and its report for each row. New records have their ids already. */
export interface ImportPlan {
  categories: { id: string; name: string }[];
  opportunities: Opportunity[];
  shifts: Omit<Shift, 'signups' | 'version'>[];
  /** Categories with their new names. */
  changedCategories: Programme['categories'];
  changedOpportunities: Opportunity[];
  /** Shifts with their new values. */
  changedShifts: Shift[];
  /** Those of them whose role, day, times or place change, with their old values. */
  movedShifts: { before: Shift; after: Shift }[];
  questions: Omit<Question, 'version'>[];
  /** Questions with their new values. */
  changedQuestions: Question[];
  /** The changed settings of the event. */
  changedSettings: ChangedSettings;
  starts: Programme['starts'];
  /** Starts with their new values. */
  changedStarts: Programme['starts'];
  /** Ids of those of them that are at another time. */
  movedStartIds: string[];
  posts: Programme['posts'];
  /** Posts with their new values. */
  changedPosts: Programme['posts'];
  looksMoved: LooksMoved[];
  rows: ImportedRow[];
}

/** The report of a refused row. */
export function refusedRow(
  { sheet, row }: { sheet: string; row: number },
  reason: string,
  cells: string[],
  about: string | null = null,
): ImportedRow {
  return { ...rowAbout({ sheet, row }, about), outcome: 'error', reason, cells: cells.filter(Boolean) };
}

/** The report of a row that is not about a shift; unchanged by default. */
export function rowAbout({ sheet, row }: { sheet: string; row: number }, about: string | null): ImportedRow {
  const nothing = { shift: null, makes: [], changes: [], signups: 0, reason: null, cells: [], warnings: [] };
  return { sheet, row, outcome: 'exists', about, ...nothing };
}

/** A row of a workbook that is not about a shift. */
export type BesideRow = SettingRow | QuestionRow | RoleRow;

/** The parts of an accepted row that its report repeats. */
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
