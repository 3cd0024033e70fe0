import type { QuestionKind } from '../../../contract/programme/answers.js';
import type { EventState } from '../../../contract/programme/event-state.js';
import type { SheetText } from '../../../contract/text/role-texts.js';

/**
 * A role as a row of the workbook tells of it. Names are cleaned, but keep the case they were written in. A text has one or more lines, and
 * is '' if the row gives none (many sheets describe a role in its first row only).
 */
export interface PlannedRole extends Record<SheetText, string> {
  category: string;
  role: string;
  /** How old people must be, in years; null: any age; absent: the row says nothing of it, as of what is below. */
  minimumAge?: number | null;
  youngerWithConsent?: boolean;
  /** The role's own place, on one line; '' says nothing, too. */
  roleLocation?: string;
}

/** One shift as a row of the workbook asks for it, and what the row says of its role. */
export interface PlannedShift extends PlannedRole {
  /** null: the row names no place, the role's or the event's counts. Line breaks of the cell are kept. */
  location: string | null;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, 00:00 to 23:59 */
  startTime: string;
  /** HH:MM; before `startTime` when the shift ends the next day. */
  endTime: string;
  quantity: number;
  /** The shift's note; '' or absent: the row says nothing of it, as of what is below where it is absent. */
  notes?: string;
  closed?: boolean;
  waitlistEnabled?: boolean;
  /** Whether it is called off. */
  cancelled?: boolean;
  /** The id of the shift that is meant, as the exported plan carries it; absent where the row names none. */
  id?: string;
}

/** A row that becomes a shift. `warnings` are plain sentences about what was assumed in reading it. */
export interface RowToCreate {
  sheet: string;
  /** The row's number as the spreadsheet program shows it (1-based). */
  row: number;
  outcome: 'create';
  shift: PlannedShift;
  warnings?: string[];
  /** The cell that says whether the shift is called off, such as N17. */
  calledOffCell?: string;
}

/** What a workbook says of the event itself. Moments are by the clocks there: YYYY-MM-DD HH:MM; null: none. */
export type PlannedSetting =
  | { name: 'state'; value: EventState }
  | { name: 'signupsOpenAt' | 'signupsCloseAt'; value: string | null }
  | { name: 'waitlistEnabled'; value: boolean }
  | { name: 'remindDaysBefore'; value: number[] }
  /** Which event the workbook was exported from. */
  | { name: 'eventId'; value: string };

/** A row with a setting of the event. */
export interface SettingRow {
  sheet: string;
  row: number;
  outcome: 'setting';
  setting: PlannedSetting;
  /** The cell with the value. */
  cell: string;
}

/** A row with a role that has no shift, or with a category that has no role. */
export interface RoleRow {
  sheet: string;
  row: number;
  outcome: 'role';
  /** Its name is '' where the category stands alone. */
  role: PlannedRole;
  warnings: string[];
}

/** What a workbook asks of whoever takes a place; what is absent the row does not say. */
export interface PlannedQuestion {
  /** The role that asks, by its category and name; both '' where the whole event does. */
  category: string;
  role: string;
  label: string;
  kind?: QuestionKind;
  choices?: string[];
  required?: boolean;
  help?: string;
  position?: number;
  /** The id of the question that is meant, as the exported plan carries it. */
  id?: string;
}

/** A row with a question. */
export interface QuestionRow {
  sheet: string;
  row: number;
  outcome: 'question';
  question: PlannedQuestion;
  /** Where its cells are, empty ones too: B17. */
  cells: Record<QuestionField, string>;
  warnings: string[];
}

/** What a column of a sheet of questions can hold. */
export type QuestionField =
  'category' | 'role' | 'label' | 'kind' | 'choices' | 'required' | 'help' | 'position' | 'questionId';

/** A row that must be reported and creates nothing. `reason` is for people: it names the column and the value. */
export interface FaultyRow {
  sheet: string;
  row: number;
  outcome: 'error';
  reason: string;
  /** The cells at fault as the spreadsheet program calls them, such as F17; none when the row as a whole is at fault. */
  cells?: string[];
  /** What it is about, where that is no shift: 'Question: T-shirt'. */
  about?: string;
  /** About its table, which this row is the first of. */
  warnings?: string[];
}

/** A row with something in it that is no shift: title, header, banner, total, note, or any row of a hidden sheet. */
export interface SkippedRow {
  sheet: string;
  row: number;
  outcome: 'skip';
}

export type PlannedRow = RowToCreate | RoleRow | SettingRow | QuestionRow | FaultyRow | SkippedRow;

/** What a workbook asks for, in the order of its sheets and rows. Rows without any content are left out. */
export interface WorkbookPlan {
  rows: PlannedRow[];
}

/** The event the workbook is for; its days give dates without a year theirs. Both YYYY-MM-DD. */
export interface ReadWorkbookOptions {
  eventStartDate: string;
  eventEndDate: string;
  /** Ids of the event's shifts: rows that carry one are of its own plan. */
  shiftIds?: ReadonlySet<string>;
}
