import { read, type DenseWorkSheet } from 'xlsx';
import { WorkbookRefused } from './workbook-refused.js';

/** A sheet as returned by the library. */
export interface OpenSheet {
  name: string;
  /** Hidden or 'very hidden': hidden sheets are not imported. */
  isHidden: boolean;
  content: DenseWorkSheet;
}

/** The sheets of a workbook in their order, and which of Excel's two date systems its numbers use. */
export interface OpenWorkbook {
  sheets: OpenSheet[];
  date1904: boolean;
}

/** Opens the bytes of an .xlsx workbook. Throws WorkbookRefused if the library cannot read them. */
export function openWorkbook(bytes: Uint8Array): OpenWorkbook {
  const book = parse(bytes);
  const sheets = book.SheetNames.map((name, index): OpenSheet => {
    // The library's plain objects cannot have a sheet named __proto__ or the like.
    if (!Object.hasOwn(book.Sheets, name)) throw unreadable(`The sheet "${name}" cannot be read; please rename it.`);
    const content = book.Sheets[name] as DenseWorkSheet;
    return { name, isHidden: Boolean(book.Workbook?.Sheets?.[index]?.Hidden), content };
  });
  return { sheets, date1904: Boolean(book.Workbook?.WBProps?.date1904) };
}

function parse(bytes: Uint8Array): ReturnType<typeof read> {
  try {
    // cellStyles is for hidden rows, cellNF for which numbers are dates, sheetStubs for formulas without a saved value.
    return read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellStyles: true,
      sheetStubs: true,
      cellHTML: false,
    });
  } catch (cause) {
    const refused = unreadable(
      'This workbook could not be read. Please open it in a spreadsheet program, save it as .xlsx and try again.',
    );
    refused.cause = cause;
    throw refused;
  }
}

function unreadable(message: string): WorkbookRefused {
  return new WorkbookRefused('NOT_A_WORKBOOK', message);
}
