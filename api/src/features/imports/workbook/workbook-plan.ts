import type { QuestionKind } from '../../../contract/programme/answers.js';
import type { EventState } from '../../../contract/programme/event-state.js';
import type { SheetText } from '../../../contract/text/role-texts.js';
import type { PostField, StartField } from './board/board-columns.js';

/**
 * A role as in a row of the workbook. Names are cleaned, but keep their case. Texts may have several lines, and are '' if the row has none
 * (many sheets describe a role in its first row only).
 */
export interface WorkbookRole extends Record<SheetText, string> {
  category: string;
  role: string;
  /** The minimum age in years; null: none; absent, here and below: the row has no value. */
  minimumAge?: number | null;
  youngerWithConsent?: boolean;
  /** People of the role wait to be sent to other posts. */
  standby?: boolean;
  /** The role's own place, on one line; '' also means no value. */
  roleLocation?: string;
}

/** One shift as in a row of the workbook, with the row's values for its role. */
export interface WorkbookShift extends WorkbookRole {
  /** null: the row has no place; the role's or the event's counts. Keeps line breaks of the cell. */
  location: string | null;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, 00:00 to 23:59 */
  startTime: string;
  /** HH:MM; before `startTime` when the shift ends the next day. */
  endTime: string;
  quantity: number;
  /** The shift's note; '' or absent: the row has no value. Below, absent means the same. */
  notes?: string;
  closed?: boolean;
  waitlistEnabled?: boolean;
  /** Whether it is cancelled. */
  cancelled?: boolean;
  /** The id of an existing shift, from an exported plan; absent if the row has none. */
  id?: string;
}

/** A row that becomes a shift. `warnings` are sentences about assumptions made in reading it. */
export interface RowToCreate {
  sheet: string;
  /** The row's number as the spreadsheet program shows it (1-based). */
  row: number;
  outcome: 'create';
  shift: WorkbookShift;
  warnings?: string[];
  /** The cell with 'called off', such as N17. */
  calledOffCell?: string;
}

/** A setting of the event in a workbook. Times are local to the event: YYYY-MM-DD HH:MM; null: none. */
export type WorkbookSetting =
  | { name: 'state'; value: EventState }
  | { name: 'signupsOpenAt' | 'signupsCloseAt'; value: string | null }
  | { name: 'waitlistEnabled'; value: boolean }
  | { name: 'remindDaysBefore'; value: number[] }
  /** The event that the workbook was exported from. */
  | { name: 'eventId'; value: string };

/** A row with a setting of the event. */
export interface SettingRow {
  sheet: string;
  row: number;
  outcome: 'setting';
  setting: WorkbookSetting;
  /** The cell with the value. */
  cell: string;
}

/** A row with a role that has no shift, or with a category that has no role. */
export interface RoleRow {
  sheet: string;
  row: number;
  outcome: 'role';
  /** Its name is '' for a category without roles. */
  role: WorkbookRole;
  warnings: string[];
}

/** A question in a workbook; absent fields: the row has no value. */
export interface WorkbookQuestion {
  /** The role that asks, by its category and name; both '' for the whole event. */
  category: string;
  role: string;
  label: string;
  kind?: QuestionKind;
  choices?: string[];
  required?: boolean;
  help?: string;
  position?: number;
  /** The id of an existing question, from an exported plan. */
  id?: string;
}

/** A row with a question. */
export interface QuestionRow {
  sheet: string;
  row: number;
  outcome: 'question';
  question: WorkbookQuestion;
  /** The addresses of its cells, also of empty ones, such as B17. */
  cells: Record<QuestionField, string>;
  warnings: string[];
}

/** The fields of a sheet of questions. */
export type QuestionField =
  'category' | 'role' | 'label' | 'kind' | 'choices' | 'required' | 'help' | 'position' | 'questionId';

/** A start in a workbook. Absent fields, and an empty name: the row has no value. */
export interface WorkbookStart {
  name: string;
  /** YYYY-MM-DD */
  date?: string;
  /** HH:MM */
  time?: string;
  /** The id of an existing start, from an exported plan. */
  id?: string;
}

/** A row with a start. */
export interface StartRow {
  sheet: string;
  row: number;
  outcome: 'start';
  start: WorkbookStart;
  /** The addresses of its cells, also of empty ones, such as B17. */
  cells: Record<StartField, string>;
  warnings: string[];
}

/** A post in a workbook. Absent fields: the row has no value. */
export interface WorkbookPost {
  category: string;
  /** '': all places of the category, or, with an id, as it is. */
  place: string;
  minimumStaff?: number;
  staffedByMinutes?: number;
  blocksStart?: boolean;
  /** Starts by name or id, or the words for every start. */
  starts?: string;
  mapUrl?: string;
  /** The id of an existing post, from an exported plan. */
  id?: string;
}

/** A row with a post. */
export interface PostRow {
  sheet: string;
  row: number;
  outcome: 'post';
  post: WorkbookPost;
  /** The addresses of its cells, also of empty ones, such as B17. */
  cells: Record<PostField, string>;
  warnings: string[];
}

/** A row that is reported and creates nothing. `reason` is a sentence for people with the column and the value. */
export interface FaultyRow {
  sheet: string;
  row: number;
  outcome: 'error';
  reason: string;
  /** The addresses of the cells with errors, such as F17; none if the error is about the whole row. */
  cells?: string[];
  /** The subject, if it is not a shift: 'Question: T-shirt'. */
  about?: string;
  /** Warnings about its table, if this row is the first of it. */
  warnings?: string[];
}

/** A row that is not empty and not a shift: title, header, banner, total, note, or any row of a hidden sheet. */
export interface SkippedRow {
  sheet: string;
  row: number;
  outcome: 'skip';
}

export type PlannedRow = RowToCreate | RoleRow | SettingRow | QuestionRow | StartRow | PostRow | FaultyRow | SkippedRow;

/** The rows of a workbook, in the order of its sheets. Empty rows are left out. */
export interface WorkbookPlan {
  rows: PlannedRow[];
}

/** The event of the import. Its days (YYYY-MM-DD) determine the year of dates without one. */
export interface ReadWorkbookOptions {
  eventStartDate: string;
  eventEndDate: string;
  /** Ids of the event's shifts: rows with one of them are from the event's exported plan. */
  shiftIds?: ReadonlySet<string>;
}
