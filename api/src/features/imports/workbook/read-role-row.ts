import { entriesOf, mapped } from '../../../contract/text/mapped.js';
import { cleanLine } from '../../../contract/text/names.js';
import { roleTexts, sheetTexts } from '../../../contract/text/role-texts.js';
import { isLonger } from '../../../contract/text/typed-texts.js';
import { cleanRolePlace, cleanRoleText, quote } from './cells/clean-text.js';
import { columnsOf, type ColumnsOf } from './columns-of.js';
import { fieldOfHeader, lettersOf } from './match-headers.js';
import { readMinimumAge } from './cells/read-minimum-age.js';
import { longestName, longestPlace } from './cells/read-names.js';
import { type RoleField, roleHeaders } from './role-columns.js';
import { rowReader } from './row-reader.js';
import { type SheetRow, shownText } from './sheet-rows.js';
import type { PlannedRow } from './workbook-plan.js';
import { readYesOrNo } from './cells/yes-or-no.js';

/** The columns, if the row is the header of a list of roles without shifts; else undefined. */
export function roleColumns(row: SheetRow): ColumnsOf<RoleField> | undefined {
  return columnsOf(row, fieldOf, ['category', 'role']);
}

function fieldOf(text: string): RoleField | undefined {
  if (lettersOf(text) === lettersOf(roleHeaders.role.header.toLowerCase())) return 'role';
  const field = fieldOfHeader(text);
  return entriesOf(roleHeaders).find(([name]) => name === field && name !== 'role')?.[0];
}

/** Reads a row with a role without shifts, or with only a category. Reports all of its problems at once. */
export function readRoleRow(
  place: { sheet: string; row: number },
  row: SheetRow,
  columns: ColumnsOf<RoleField>,
): PlannedRow {
  const warnings: string[] = [];
  const { labelOf, cellOf, object, text, refused } = rowReader(row, columns, roleHeaders);
  function name(field: 'category' | 'role'): string {
    const written = cleanLine(text(field));
    if (isLonger(written, longestName))
      object(field, `${labelOf(field)} ${quote(written)} is longer than ${longestName} characters.`);
    return written;
  }

  function flag(field: 'youngerWithConsent' | 'standby'): boolean | undefined {
    const cell = cellOf(field);
    const value = cell && readYesOrNo(cell);
    if (cell && value === undefined)
      object(field, `${labelOf(field)} ${quote(shownText(cell))} is neither yes nor no.`);
    return value;
  }

  const filled = [...columns.keys()].filter((field) => cellOf(field));
  if (filled.length === 0) return { ...place, outcome: 'skip' };
  const [category, role] = [name('category'), name('role')];
  if (!category) object('category', `${labelOf('category')} is empty.`);
  if (!role && filled.some((field) => field !== 'category'))
    object('role', `${labelOf('role')} is empty: a category alone has no texts, no ages and no place.`);
  const texts = mapped(sheetTexts, (_sheet, field) => {
    const written = cleanRoleText(field, text(field));
    const { atMost } = roleTexts[field];
    if (isLonger(written, atMost))
      warnings.push(`${labelOf(field)} is longer than ${atMost} characters: shorten it when you next edit the role.`);
    return written;
  });
  const roleLocation = cleanRolePlace(text('roleLocation'));
  if (isLonger(roleLocation, longestPlace))
    object('roleLocation', `${labelOf('roleLocation')} is longer than ${longestPlace} characters.`);
  const ageCell = cellOf('minimumAge');
  const age = ageCell && readMinimumAge(ageCell);
  if (ageCell && age && 'problem' in age)
    object('minimumAge', `${labelOf('minimumAge')} ${quote(shownText(ageCell))} ${age.problem}.`);
  const [youngerWithConsent, standby] = [flag('youngerWithConsent'), flag('standby')];
  const error = refused(place, aboutRole({ category, role }));
  if (error) return error;
  return {
    ...place,
    outcome: 'role',
    role: {
      ...{ category, role, ...texts },
      ...(age && 'value' in age ? { minimumAge: age.value } : {}),
      ...(youngerWithConsent === undefined ? {} : { youngerWithConsent }),
      ...(standby === undefined ? {} : { standby }),
      ...(roleLocation ? { roleLocation } : {}),
    },
    warnings,
  };
}

/** The subject of such a row, for its report. */
export function aboutRole({ category, role }: { category: string; role: string }): string {
  if (!role) return `Category: ${category}`;
  return category ? `Role: ${role} (${category})` : `Role: ${role}`;
}
