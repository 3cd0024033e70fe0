import type { SheetText } from '../../../contract/role-texts.js';

/**
 * One shift as a row of the workbook asks for it. Names are cleaned, but keep the case they were written in. A text of the role has one
 * or more lines, and is '' if the row gives none (many sheets describe a role in its first row only).
 */
export interface PlannedShift extends Record<SheetText, string> {
  category: string;
  role: string;
  /** null: the row names no place, the role's or the event's counts. Line breaks of the cell are kept. */
  location: string | null;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, 00:00 to 23:59 */
  startTime: string;
  /** HH:MM; before `startTime` when the shift ends the next day. */
  endTime: string;
  quantity: number;
  /** The shift's note; '' or absent: the row says nothing of it, as of the two marks below where they are absent. */
  notes?: string;
  closed?: boolean;
  waitlistEnabled?: boolean;
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
}

/** A row that must be reported and creates nothing. `reason` is for people: it names the column and the value. */
export interface FaultyRow {
  sheet: string;
  row: number;
  outcome: 'error';
  reason: string;
  /** The cells at fault as the spreadsheet program calls them, such as F17; none when the row as a whole is at fault. */
  cells?: string[];
}

/** A row with something in it that is no shift: title, header, banner, total, note, or any row of a hidden sheet. */
export interface SkippedRow {
  sheet: string;
  row: number;
  outcome: 'skip';
}

export type PlannedRow = RowToCreate | FaultyRow | SkippedRow;

/** What a workbook asks for, in the order of its sheets and rows. Rows without any content are left out. */
export interface WorkbookPlan {
  rows: PlannedRow[];
}

/** The event the workbook is for; its days give dates without a year theirs. Both YYYY-MM-DD. */
export interface ReadWorkbookOptions {
  eventStartDate: string;
  eventEndDate: string;
}
