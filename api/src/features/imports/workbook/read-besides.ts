import { matchHeaders } from './match-headers.js';
import { readQuestionRow, questionColumns } from './read-question-row.js';
import { readRoleRow, roleColumns } from './read-role-row.js';
import { readSettingRow, settingColumns } from './read-setting-row.js';
import type { SheetRow } from './sheet-rows.js';
import type { PlannedRow, ReadWorkbookOptions } from './workbook-plan.js';

/** Rows among which the header stands: titles and remarks may be above it. */
const mostAboveHeader = 50;

/**
 * The rows of a sheet that tells of the event itself, of its questions or of its roles without shifts, as an exported plan has them;
 * undefined for every other sheet.
 * What stands above the header, and the header, plan nothing.
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
    // Below the header of a list of shifts stand shifts, whatever they are called.
    const isBeside = settings ?? questions ?? roles;
    if (!isBeside && matchHeaders(header).missing.length === 0) return undefined;
    if (!isBeside) continue;
    return rows.map((row, at): PlannedRow => {
      const place = { sheet, row: row.number };
      if (at > index && settings) return readSettingRow(place, row, settings, event, date1904);
      if (at > index && questions) return readQuestionRow(place, row, questions);
      if (at > index && roles) return readRoleRow(place, row, roles);
      return { ...place, outcome: 'skip' };
    });
  }
  return undefined;
}
