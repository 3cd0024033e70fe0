import type { ImportedRow } from '../../../contract/programme/import.js';
import { foldName } from '../../../contract/text/names.js';
import { refusedRow, rowAbout } from './import-plan.js';
import type { RolePlanner } from './role-planner.js';
import { aboutRole } from '../workbook/read-role-row.js';
import { rowWords } from '../workbook/report-repeats.js';
import type { RoleRow } from '../workbook/workbook-plan.js';

/** Plans a workbook's roles without shifts, and categories without roles: creates missing ones; existing ones do not change. */
export function planRoles(roles: RolePlanner, rows: readonly RoleRow[]): ImportedRow[] {
  const firstOf = new Map<string, RoleRow>();
  return rows.map((row): ImportedRow => {
    const { role: planned } = row;
    const key = JSON.stringify([foldName(planned.category), foldName(planned.role)]);
    const first = firstOf.get(key);
    const about = aboutRole(planned);
    if (first) {
      const reason = `This is the same ${planned.role ? 'role' : 'category'} as in ${rowWords(first, row)}.`;
      return refusedRow(row, reason, [], about);
    }
    firstOf.set(key, row);
    const warnings = [...row.warnings];
    const makes = roles.takeAlone(planned, warnings);
    return { ...rowAbout(row, about), outcome: makes.length > 0 ? 'create' : 'exists', makes, warnings };
  });
}
