import { type CellObject, utils, write } from 'xlsx';

/** The headers an import sheet has by the letter of the specification. */
export const importHeaders = [
  'Category',
  'Role/Position',
  'Description (short)',
  'Message (long, sent in the confirmation email)',
  'Location (optional)',
  'Date',
  'Start Time',
  'End Time',
  'Quantity/Slots',
];

/** Sheets by name, each as rows of cells; null leaves a cell empty. */
export type SheetContents = Record<string, (string | number | boolean | null | CellObject)[][]>;

export interface WorkbookOptions {
  hidden?: string[];
  /** Numbers count days from 1904 instead of 1900. */
  date1904?: boolean;
  /** Merged areas of the first sheet, as 'A1:B2'. */
  merged?: string[];
}

/** Makes the bytes of an .xlsx workbook. */
export function buildWorkbook(
  sheets: SheetContents,
  { hidden = [], date1904 = false, merged = [] }: WorkbookOptions = {},
): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows);
    if (book.SheetNames.length === 0) sheet['!merges'] = merged.map((area) => utils.decode_range(area));
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
    WBProps: { date1904 },
  };
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}
