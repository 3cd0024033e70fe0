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

/** A sheet's rows, each with its outcome; `almostHeader` is the reason why a sheet that looks like a list of shifts could not be read. */
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
    // Names are inherited from the row right above only: an empty row ends a group.
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

/** Adds the warnings about a table to its first row. */
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
  'standby',
  'roleLocation',
]);

/**
 * Whether a row below a header is plainly not a shift: nothing in the known columns, a total, or a single text (banner, remark, footnote).
 * Any other row is read as a shift, and reported if it is none: reporting a row is better than losing it.
 */
function isNoShift({ own, all, spanning }: RowValues): boolean {
  // An id and flags that remain in a row that was emptied do not count.
  const [cells, withMerged] = [own, all].map((map) => new Map([...map].filter(([field]) => !marks.has(field))));
  return !cells?.size || !withMerged || isTotal(cells) || isPrepared(cells) || isSingleText(withMerged, spanning);
}

/** A row of formulas that is prepared for a shift to be filled in. */
function isPrepared(own: RowValues['own']): boolean {
  return !(own.has('role') && own.has('date')) && [...own.values()].every(isUnsaved);
}

/** 'Subtotal Finish Line' next to a sum, or only a sum. */
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

/** Whether a row is from an exported plan, even if its names look like headers: 'Category', 'Role'. */
function isOfPlan({ own }: SheetRow, columns: HeaderMatch['columns']): boolean {
  return !!columns.get('shiftId')?.some(({ index }) => {
    const cell = own.get(index);
    return cell?.kind === 'text' && isId(cleanLine(cell.text));
  });
}

/** The kind of a row, as determined by the headers. */
type SheetPart =
  | { kind: 'outside'; row: SheetRow }
  | { kind: 'header'; row: SheetRow }
  | { kind: 'body'; row: SheetRow; columns: HeaderMatch['columns'] };

/** The parts of a sheet. `almostHeader`: if no row has all columns, the row that has most of them. */
interface SheetTables {
  parts: SheetPart[];
  almostHeader?: { row: SheetRow; missing: string[] };
}

const columnsOfAnAlmostHeader = 3;

/**
 * Finds header rows anywhere; each row belongs to the header above it. A header may be repeated (printed pages), and further headers may
 * order the columns differently.
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
