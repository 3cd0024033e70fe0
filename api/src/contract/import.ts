/** What an import did, or would do: the same answer for a dry run and for the real thing. */
export interface ImportResult {
  /** Nothing was written. */
  dryRun: boolean;
  created: { categories: number; opportunities: number; shifts: number };
  /** Records that were there and got another quantity or other texts. */
  updated: { opportunities: number; shifts: number };
  /** Shifts that were there and are at another time, day, place or role now; `signups` people move with them. They count as updated. */
  moved: { shifts: number; signups: number };
  /** Rows without ids that look like shifts that are there at another time. Nothing is moved unless these are sent back as `moves`. */
  looksMoved: LooksMoved[];
  /** Rows whose shift is there already and stays as it is. */
  unchanged: number;
  /** A sentence for each row that was not taken: 'Row 17: …'. */
  errors: string[];
  /** A sentence for each thing that was taken, but should be looked at: 'Row 17: …'. */
  warnings: string[];
  /** Every row that says something about a shift, in the order of the file. */
  rows: ImportedRow[];
}

/** What becomes of one row of a sheet. */
export interface ImportedRow {
  sheet: string;
  /** The row's number as the spreadsheet program shows it (1-based). */
  row: number;
  outcome: 'create' | 'move' | 'change' | 'exists' | 'error';
  /** What it plans; null for a faulty row. */
  shift: {
    category: string;
    role: string;
    /** YYYY-MM-DD */
    date: string;
    /** HH:MM */
    startTime: string;
    /** HH:MM */
    endTime: string;
    location: string | null;
    quantity: number;
  } | null;
  /** What this row is the first to name and is made besides the shift. */
  makes: ('category' | 'opportunity')[];
  /** What becomes different in what is there. */
  changes: ImportedChange[];
  /** People who are in the shift that moves; 0 where none does. */
  signups: number;
  /** Why a faulty row was not taken. */
  reason: string | null;
  /** The cells at fault, such as F17. */
  cells: string[];
  warnings: string[];
}

/** A row that stands for a shift that is there. */
export interface ImportMove {
  sheet: string;
  row: number;
  shiftId: string;
}

/** Shifts of some roles that look like those that are there, all of them moved by the same time. */
export interface LooksMoved {
  /** Forward in time; negative for earlier. */
  minutes: number;
  roles: string[];
  moves: ImportMove[];
}

/** One value that an import changes. */
export interface ImportedChange {
  field:
    | 'category'
    | 'role'
    | 'date'
    | 'startTime'
    | 'endTime'
    | 'location'
    | 'quantity'
    | 'shortDescription'
    | 'longDescription';
  from: string;
  to: string;
}

/** The largest workbook that is taken, in bytes. */
export const largestWorkbookBytes = 10 * 1024 * 1024;
