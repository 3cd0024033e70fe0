/** What an import did, or would do: the same answer for a dry run and for the real thing. */
export interface ImportResult {
  /** Nothing was written. */
  dryRun: boolean;
  created: { categories: number; opportunities: number; shifts: number };
  /** Records that were there and got another quantity or other texts. */
  updated: { opportunities: number; shifts: number };
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
  outcome: 'create' | 'change' | 'exists' | 'error';
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
  /** Why a faulty row was not taken. */
  reason: string | null;
  /** The cells at fault, such as F17. */
  cells: string[];
  warnings: string[];
}

/** One value that an import changes. */
export interface ImportedChange {
  field: 'quantity' | 'shortDescription' | 'longDescription';
  from: string;
  to: string;
}

/** The largest workbook that is taken, in bytes. */
export const largestWorkbookBytes = 10 * 1024 * 1024;
