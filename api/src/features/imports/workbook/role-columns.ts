import { mapped } from '../../../contract/text/mapped.js';
import { sheetTexts, type SheetText } from '../../../contract/text/role-texts.js';

/*
 * The sheet of a plan with what no shift tells of: a row a role without shifts, or a category without roles. Written and read by these
 * words, which are those of the list of shifts but for the role's: by that one the sheet is known.
 */

/** What a column of it can hold. */
export type RoleField = 'category' | 'role' | SheetText | 'minimumAge' | 'youngerWithConsent' | 'roleLocation';

/** Its columns, in their order. */
export const roleHeaders: Record<RoleField, { header: string; width: number }> = {
  category: { header: 'Category', width: 22 },
  role: { header: 'Role without shifts', width: 26 },
  ...mapped(sheetTexts, ({ header, width }) => ({ header, width })),
  minimumAge: { header: 'Minimum age (of the role)', width: 23 },
  youngerWithConsent: { header: 'Younger with consent (yes/no)', width: 27 },
  // Without brackets: what they hold counts as a remark, and 'Location' alone is the shift's.
  roleLocation: { header: 'Location of the role', width: 22 },
};
