import { postColumns, startColumns } from './board/board-columns.js';
import { readPostRow } from './board/read-post-row.js';
import { readStartRow } from './board/read-start-row.js';
import { matchHeaders } from './match-headers.js';
import { readQuestionRow, questionColumns } from './read-question-row.js';
import { readRoleRow, roleColumns } from './read-role-row.js';
import { readSettingRow, settingColumns } from './read-setting-row.js';
import type { SheetRow } from './sheet-rows.js';
import type { PlannedRow, ReadWorkbookOptions } from './workbook-plan.js';

/** The header is within so many rows: titles and remarks may be above it. */
const mostAboveHeader = 50;

/**
 * The rows of a sheet with the event's settings, its questions, starts, posts or roles without shifts, as in an exported plan; undefined for every
 * other sheet. The header and the rows above it are skipped.
 */
export function readBesides(
  sheet: string,
  rows: readonly SheetRow[],
  event: ReadWorkbookOptions,
  date1904: boolean,
): PlannedRow[] | undefined {
  for (const [index, header] of rows.slice(0, mostAboveHeader).entries()) {
    const settings = settingColumns(header);
    const questions = settings ? undefined : questionColumns(header);
    const roles = settings || questions ? undefined : roleColumns(header);
    const starts = startColumns(sheet, header);
    const posts = postColumns(sheet, header);
    const isBeside = settings ?? questions ?? roles ?? starts ?? posts;
    // Rows below the header of a list of shifts are shifts, even if they look like another header.
    if (!isBeside && matchHeaders(header).missing.length === 0) return undefined;
    if (!isBeside) continue;
    return rows.map((row, at): PlannedRow => {
      const place = { sheet, row: row.number };
      if (at > index && settings) return readSettingRow(place, row, settings, event, date1904);
      if (at > index && questions) return readQuestionRow(place, row, questions);
      if (at > index && roles) return readRoleRow(place, row, roles);
      if (at > index && starts) return readStartRow(place, row, starts, event, date1904);
      if (at > index && posts) return readPostRow(place, row, posts);
      return { ...place, outcome: 'skip' };
    });
  }
  return undefined;
}
