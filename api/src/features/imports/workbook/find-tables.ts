import { columnsInCommon, type HeaderMatch, matchHeaders } from './match-headers.js';
import type { SheetRow } from './sheet-rows.js';

/** What a row of a sheet is, as far as headers tell. */
export type SheetPart =
  | { kind: 'outside'; row: SheetRow }
  | { kind: 'header'; row: SheetRow }
  | { kind: 'body'; row: SheetRow; columns: HeaderMatch['columns'] };

/** A sheet taken apart; `almostHeader` is its best row that looks like a header but lacks columns, if no row has all of them. */
export interface SheetTables {
  parts: SheetPart[];
  almostHeader?: { row: SheetRow; missing: string[] };
}

const columnsOfAnAlmostHeader = 3;

/**
 * Finds header rows, wherever they stand; every row below belongs to the header above it. A header may be repeated (printed pages) and
 * a further one may order its columns differently.
 */
export function findTables(rows: SheetRow[]): SheetTables {
  const parts: SheetPart[] = [];
  let columns: HeaderMatch['columns'] | undefined;
  let almostHeader: (SheetTables['almostHeader'] & { found: number }) | undefined;
  for (const row of rows) {
    const match = matchHeaders(row);
    const found = match.columns.size;
    if (match.missing.length === 0) {
      columns = match.columns;
      parts.push({ kind: 'header', row });
    } else if (!columns) {
      parts.push({ kind: 'outside', row });
      if (found >= columnsOfAnAlmostHeader && found > (almostHeader?.found ?? 0))
        almostHeader = { row, missing: match.missing, found };
    } else if (columnsInCommon(columns, match.columns) >= columnsOfAnAlmostHeader) {
      parts.push({ kind: 'header', row });
    } else {
      parts.push({ kind: 'body', row, columns });
    }
  }
  return columns || !almostHeader
    ? { parts }
    : { parts, almostHeader: { row: almostHeader.row, missing: almostHeader.missing } };
}
