import { read, type DenseWorkSheet } from 'xlsx';
import { WorkbookRefused } from './workbook-refused.js';

/** A sheet as the library gives it. */
export interface OpenSheet {
  name: string;
  /** Hidden or 'very hidden': what its author does not show is not imported. */
  isHidden: boolean;
  content: DenseWorkSheet;
}

/** The sheets of a workbook in their order, and which of Excel's two date systems its numbers follow. */
export interface OpenWorkbook {
  sheets: OpenSheet[];
  date1904: boolean;
}

/** Opens the bytes of an .xlsx workbook. Refused with a sentence if the library cannot make sense of them. */
export function openWorkbook(bytes: Uint8Array): OpenWorkbook {
  const book = parse(bytes);
  const sheets = book.SheetNames.map((name, index): OpenSheet => {
    // A name such as __proto__ cannot be held by the library's plain objects.
    if (!Object.hasOwn(book.Sheets, name)) throw unreadable(`The sheet "${name}" cannot be read; please rename it.`);
    const content = book.Sheets[name] as DenseWorkSheet;
    return { name, isHidden: Boolean(book.Workbook?.Sheets?.[index]?.Hidden), content };
  });
  return { sheets, date1904: Boolean(book.Workbook?.WBProps?.date1904) };
}

function parse(bytes: Uint8Array): ReturnType<typeof read> {
  try {
    // cellStyles tells which rows are hidden, cellNF which numbers are dates, sheetStubs where a formula has no saved value.
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
