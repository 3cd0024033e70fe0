import type { OpenSheet } from './archive/open-workbook.js';
import { readBesides } from './read-besides.js';
import type { GroupAbove } from './cells/read-names.js';
import { readShiftRow } from './read-shift-row.js';
import { rowValues, type RowValues } from './row-values.js';
import { isUnsaved, type SheetCell, type SheetRow, sheetRows } from './sheet-rows.js';
import type { PlannedRow, ReadWorkbookOptions } from './workbook-plan.js';
import { isId } from '../../../contract/text/fields.js';
import { cleanLine } from '../../../contract/text/names.js';
import { chooseColumns, type ChosenColumns } from './choose-columns.js';
import { columnsInCommon, type ColumnField, type HeaderMatch, isSameLayout, matchHeaders } from './match-headers.js';

/** A sheet's rows, judged one by one; `almostHeader` tells why a sheet that looks like a list of shifts could not be read. */
export interface SheetReading {
  rows: PlannedRow[];
  almostHeader?: { sheet: string; row: number; missing: string[] };
}

/** Reads a sheet. Rows of a hidden sheet are all skipped. */
export function readSheet(
  { name, isHidden, content }: OpenSheet,
  event: ReadWorkbookOptions,
  date1904: boolean,
): SheetReading {
  const sheet = name;
  const withContent = sheetRows(content).filter(({ own }) => own.size > 0);
  if (isHidden) return { rows: withContent.map((row) => ({ sheet, row: row.number, outcome: 'skip' })) };

  const besides = readBesides(sheet, withContent, event, date1904);
  if (besides) return { rows: besides };
  const { parts, almostHeader } = findTables(withContent);
  const chosen = new Map(
    [...bodies(parts)].map(([found, body]) => [found, chooseColumns(found, body, event, date1904)] as const),
  );
  let above: { group: GroupAbove; number: number } | undefined;
  const judged = parts.map((part): PlannedRow => {
    const { number } = part.row;
    const columns = part.kind === 'body' ? chosen.get(part.columns)?.columns : undefined;
    const values = columns && rowValues(part.row, columns);
    if (!values || isNoShift(values)) {
      above = undefined;
      return { sheet, row: number, outcome: 'skip' };
    }
    // Only the row right above can be gone on with: an empty row ends a group.
    const group = above?.number === number - 1 ? above.group : undefined;
    const reading = readShiftRow(values, group, event, date1904);
    above = { group: reading.group, number };
    if (!reading.shift) {
      const { problems, cells } = reading;
      return {
        sheet,
        row: number,
        outcome: 'error',
        reason: problems.join(' '),
        ...(cells.length > 0 ? { cells } : {}),
      };
    }
    return {
      sheet,
      row: number,
      outcome: 'create',
      shift: reading.shift,
      ...(reading.calledOffCell ? { calledOffCell: reading.calledOffCell } : {}),
      ...(reading.warnings.length > 0 ? { warnings: reading.warnings } : {}),
    };
  });
  const rows = warnOfTables(parts, judged, chosen);
  if (!almostHeader) return { rows };
  return { rows, almostHeader: { sheet, row: almostHeader.row.number, missing: almostHeader.missing } };
}

/** The rows below each header. */
function bodies(parts: readonly SheetPart[]): Map<HeaderMatch['columns'], SheetRow[]> {
  const rows = new Map<HeaderMatch['columns'], SheetRow[]>();
  for (const part of parts) {
    if (part.kind !== 'body') continue;
    const body = rows.get(part.columns);
    if (body) body.push(part.row);
    else rows.set(part.columns, [part.row]);
  }
  return rows;
}

/** Has the first row of each table say what is to be said of the table. */
function warnOfTables(
  parts: readonly SheetPart[],
  rows: readonly PlannedRow[],
  chosen: ReadonlyMap<HeaderMatch['columns'], ChosenColumns>,
): PlannedRow[] {
  const waiting = new Map([...chosen].map(([found, { warnings }]) => [found, warnings]));
  return rows.map((row, at) => {
    const part = parts[at];
    const warnings = part?.kind === 'body' ? waiting.get(part.columns) : undefined;
    if (!part || part.kind !== 'body' || !warnings?.length || (row.outcome !== 'create' && row.outcome !== 'error'))
      return row;
    waiting.delete(part.columns);
    return { ...row, warnings: [...warnings, ...(row.warnings ?? [])] };
  });
}

const totalText = /^(?:sub-? ?|grand )?totals?\b|^sum\b|\btotals?:?$/i;

const marks: ReadonlySet<ColumnField> = new Set([
  'shiftId',
  'closed',
  'waitlistEnabled',
  'cancelled',
  'minimumAge',
  'youngerWithConsent',
  'roleLocation',
]);

/**
 * Whether a row below a header plainly is no shift: nothing in the known columns, a total, or a single text (banner, remark, footnote).
 * Anything else is read as a shift, and reported if it is none: a row is rather reported than lost.
 */
function isNoShift({ own, all, spanning }: RowValues): boolean {
  // An id and marks that are left of a row that was emptied plan nothing.
  const [cells, withMerged] = [own, all].map((map) => new Map([...map].filter(([field]) => !marks.has(field))));
  return !cells?.size || !withMerged || isTotal(cells) || isPrepared(cells) || isSingleText(withMerged, spanning);
}

/** A row of formulas that wait for somebody to fill in what the shift is. */
function isPrepared(own: RowValues['own']): boolean {
  return !(own.has('role') && own.has('date')) && [...own.values()].every(isUnsaved);
}

/** 'Subtotal Finish Line' beside a sum, or a sum alone. */
function isTotal(own: RowValues['own']): boolean {
  const others = [...own].filter(([field]) => field !== 'quantity').map(([, cell]) => cell);
  const quantity = own.get('quantity');
  if (others.length === 0)
    return !!quantity && (isUnsaved(quantity) || (quantity.kind === 'number' && quantity.isFormula));
  return others.length === 1 && others.every((cell) => cell.kind === 'text' && totalText.test(cleanLine(cell.text)));
}

function isSingleText(all: RowValues['all'], spanning: RowValues['spanning']): boolean {
  const [only, ...more] = all;
  if (!only || more.length > 0) return false;
  const [field, cell]: [string, SheetCell] = only;
  // A role's name alone is more likely an unfinished shift than a remark.
  return cell.kind === 'text' && (field !== 'role' || spanning.has('role'));
}

/** Whether a row is one of a plan that we handed out, whatever names it holds: 'Category', 'Role'. */
function isOfPlan({ own }: SheetRow, columns: HeaderMatch['columns']): boolean {
  return !!columns.get('shiftId')?.some(({ index }) => {
    const cell = own.get(index);
    return cell?.kind === 'text' && isId(cleanLine(cell.text));
  });
}

/** What a row of a sheet is, as far as headers tell. */
type SheetPart =
  | { kind: 'outside'; row: SheetRow }
  | { kind: 'header'; row: SheetRow }
  | { kind: 'body'; row: SheetRow; columns: HeaderMatch['columns'] };

/** A sheet taken apart; `almostHeader` is its best row that looks like a header but lacks columns, if no row has all of them. */
interface SheetTables {
  parts: SheetPart[];
  almostHeader?: { row: SheetRow; missing: string[] };
}

const columnsOfAnAlmostHeader = 3;

/**
 * Finds header rows, wherever they stand; every row below belongs to the header above it. A header may be repeated (printed pages) and
 * a further one may order its columns differently.
 */
function findTables(rows: SheetRow[]): SheetTables {
  const parts: SheetPart[] = [];
  let columns: HeaderMatch['columns'] | undefined;
  let almostHeader: (SheetTables['almostHeader'] & { found: number }) | undefined;
  for (const row of rows) {
    const match = matchHeaders(row);
    const found = match.columns.size;
    if (match.missing.length === 0) {
      if (!columns || !isSameLayout(columns, match.columns)) columns = match.columns;
      parts.push({ kind: 'header', row });
    } else if (!columns) {
      parts.push({ kind: 'outside', row });
      if (found >= columnsOfAnAlmostHeader && found > (almostHeader?.found ?? 0))
        almostHeader = { row, missing: match.missing, found };
    } else if (!isOfPlan(row, columns) && columnsInCommon(columns, match.columns) >= columnsOfAnAlmostHeader) {
      parts.push({ kind: 'header', row });
    } else {
      parts.push({ kind: 'body', row, columns });
    }
  }
  return columns || !almostHeader
    ? { parts }
    : { parts, almostHeader: { row: almostHeader.row, missing: almostHeader.missing } };
}
