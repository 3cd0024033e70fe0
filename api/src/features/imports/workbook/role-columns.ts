import { mapped } from '../../../contract/text/mapped.js';
import { sheetTexts, type SheetText } from '../../../contract/text/role-texts.js';

/* The headers of a plan's sheet of roles without shifts and categories without roles, one per row, for writing and reading it. They equal
 * those of the list of shifts except for the role's header, which identifies the sheet.
 */

/** Its fields. */
export type RoleField =
  'category' | 'role' | SheetText | 'minimumAge' | 'youngerWithConsent' | 'standby' | 'roleLocation';

/** Its columns, in their order. */
export const roleHeaders: Record<RoleField, { header: string; width: number }> = {
  category: { header: 'Category', width: 22 },
  role: { header: 'Role without shifts', width: 26 },
  ...mapped(sheetTexts, ({ header, width }) => ({ header, width })),
  minimumAge: { header: 'Minimum age (of the role)', width: 23 },
  youngerWithConsent: { header: 'Younger with consent (yes/no)', width: 27 },
  standby: { header: 'Stand-by (yes/no)', width: 18 },
  // Without brackets: their content counts as a remark, and plain 'Location' is the shift's.
  roleLocation: { header: 'Location of the role', width: 22 },
};
