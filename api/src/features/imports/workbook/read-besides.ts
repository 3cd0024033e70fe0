import { matchHeaders } from './match-headers.js';
import { readQuestionRow, questionColumns } from './read-question-row.js';
import { readSettingRow, settingColumns } from './read-setting-row.js';
import type { SheetRow } from './sheet-rows.js';
import type { PlannedRow, ReadWorkbookOptions } from './workbook-plan.js';

/** Rows among which the header stands: titles and remarks may be above it. */
const mostAboveHeader = 50;

/**
 * The rows of a sheet that tells of the event itself or of its questions, as an exported plan has them; undefined for every other sheet.
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
    // Below the header of a list of shifts stand shifts, whatever they are called.
    if (!settings && !questions && matchHeaders(header).missing.length === 0) return undefined;
    if (!settings && !questions) continue;
    return rows.map((row, at): PlannedRow => {
      const place = { sheet, row: row.number };
      if (at > index && settings) return readSettingRow(place, row, settings, event, date1904);
      if (at > index && questions) return readQuestionRow(place, row, questions);
      return { ...place, outcome: 'skip' };
    });
  }
  return undefined;
}
