import type { ImportResult } from '@trailcrew/api/contract/programme/import';
import { outcomeWords } from './import-words';

/** A finding in the file: its row and cell, and what is wrong. */
type Line = [sheet: string, row: string, columns: string, what: string, message: string];

/**
 * The findings of a check or an import as CSV (RFC 4180) that Excel opens: a line for each error and each warning, with the columns of its
 * sheet. No cell can run as a formula.
 */
export function toLookAtFile({ rows }: Pick<ImportResult, 'rows'>): string {
  const lines = rows.flatMap(({ sheet, row, outcome, reason, cells, warnings }): Line[] => {
    const columns = [...new Set(cells.map((cell) => cell.replace(/\d+$/, '')))].join(' ');
    const place = [sheet, String(row), columns] as const;
    return [
      ...(outcome === 'error' ? [[...place, outcomeWords.error, reason ?? ''] as Line] : []),
      ...warnings.map((warning): Line => [...place, 'Note', warning]),
    ];
  });
  const table = [['Sheet', 'Row', 'Column', 'What', 'Message'], ...lines];
  // Excel recognizes UTF-8 by the byte order mark at the start.
  return `\ufeff${table.map((line) => `${line.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(text: string): string {
  const safe = /^\s*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
