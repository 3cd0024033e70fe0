import type { ImportResult } from '@trailcrew/api/contract/programme/import';
import { outcomeWords } from './import-words';

/** What stands in a row of the file: which cell of which row, and what is the matter. */
type Line = [sheet: string, row: string, columns: string, what: string, message: string];

/**
 * What needs a look after a check or an import, as CSV (RFC 4180) that Excel opens: a line for each fault and each warning, with the
 * columns of the sheet that it is about. No cell can run as a formula.
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
  // Excel takes a file for UTF-8 by the mark at its start.
  return `\ufeff${table.map((line) => `${line.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(text: string): string {
  const safe = /^\s*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
