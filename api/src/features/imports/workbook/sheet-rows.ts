import { SSF, type CellObject, type DenseWorkSheet, type Range } from 'xlsx';
import { cleanLine } from '../../../contract/text/names.js';

/** The content of a cell; empty and blank cells are absent. Of formulas only the saved value counts. */
export type SheetCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number; shown: string; isDate: boolean; isFormula: boolean }
  /** Error values, TRUE and FALSE, which an import cannot use. `isUnsaved`: a formula without a saved value. */
  | { kind: 'other'; shown: string; isUnsaved?: boolean };

/** A row that is not empty. Cells are in maps by column number, so that no text of a sheet becomes a property name. */
export interface SheetRow {
  /** 1-based, as shown in the spreadsheet program. */
  number: number;
  isHidden: boolean;
  /** Cells of the row itself. */
  own: Map<number, SheetCell>;
  /** The row's own cells, and the value of each merged area that reaches down into it from a row above. */
  cells: Map<number, SheetCell>;
  /** Columns whose cell is merged with the ones to its right: banners. */
  spanning: Set<number>;
}

const lastRow = 1_048_576;

/** The rows of a sheet that are not empty, top to bottom. Iterates over actual cells, never over the range that the sheet declares. */
export function sheetRows(sheet: DenseWorkSheet): SheetRow[] {
  const data = sheet['!data'] ?? [];
  const hidden = (sheet['!rows'] ?? []) as { hidden?: boolean }[];
  const rows: SheetRow[] = [];
  for (const key of Object.keys(data)) {
    const index = Number(key);
    const cells = data[index];
    if (!cells || !(index < lastRow)) continue;
    const own = ownCells(cells);
    rows.push({
      number: index + 1,
      isHidden: Boolean(hidden[index]?.hidden),
      own,
      cells: new Map(own),
      spanning: new Set(),
    });
  }
  rows.sort((a, b) => a.number - b.number);
  for (const area of (sheet['!merges'] ?? []) as Range[]) spreadMergedArea(area, rows);
  return rows;
}

/** Whether a cell is a formula without a saved value. */
export function isUnsaved(cell: SheetCell): boolean {
  return cell.kind === 'other' && cell.isUnsaved === true;
}

/** The problem with such a cell, as a sentence. */
export function unsavedSentence(label: string): string {
  return `${label} is a formula without a saved value: please open the workbook in a spreadsheet program, save it there and try again.`;
}

/** The text of a cell as displayed. */
export function shownText(cell: SheetCell): string {
  return cell.kind === 'text' ? cell.text : cell.shown;
}

function ownCells(cells: CellObject[]): Map<number, SheetCell> {
  const own = new Map<number, SheetCell>();
  for (const key of Object.keys(cells)) {
    const cell = cells[Number(key)];
    const content = cell && contentOf(cell);
    if (content) own.set(Number(key), content);
  }
  return own;
}

function contentOf(cell: CellObject): SheetCell | undefined {
  if (cell.t === 'z' && cell.f !== undefined) return { kind: 'other', shown: `=${cell.f}`, isUnsaved: true };
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return undefined;
  if (cell.t === 's') return cleanLine(String(cell.v)) ? { kind: 'text', text: String(cell.v) } : undefined;
  const shown = cell.w ?? String(cell.v);
  if (cell.t !== 'n' || typeof cell.v !== 'number' || !Number.isFinite(cell.v)) return { kind: 'other', shown };
  return { kind: 'number', value: cell.v, shown, isDate: isDateFormat(cell.z), isFormula: cell.f !== undefined };
}

function isDateFormat(format: CellObject['z']): boolean {
  return typeof format === 'string' && (SSF as { is_date(format: string): boolean }).is_date(format);
}

/** A merged area has its value in its first cell. The value counts for every row of the area, but not for its other columns. */
function spreadMergedArea({ s: start, e: end }: Range, rows: SheetRow[]): void {
  let at = firstRowFrom(start.r + 1, rows);
  const first = rows[at];
  if (first?.number !== start.r + 1) return;
  if (end.c > start.c) first.spanning.add(start.c);
  const value = first.own.get(start.c);
  if (!value) return;
  for (let row = rows[++at]; row && row.number <= end.r + 1; row = rows[++at]) row.cells.set(start.c, value);
}

function firstRowFrom(number: number, rows: SheetRow[]): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.number ?? Infinity) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
