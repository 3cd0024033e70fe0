import { entriesOf, mapped } from '../../../contract/mapped.js';
import { cleanLine } from '../../../contract/names.js';
import { roleTexts, sheetTexts } from '../../../contract/role-texts.js';
import { isLonger } from '../../../contract/typed-texts.js';
import { cleanRoleText, quote } from './clean-text.js';
import { columnsOf, type ColumnsOf } from './columns-of.js';
import { fieldOfHeader, lettersOf } from './match-headers.js';
import { readMinimumAge } from './read-minimum-age.js';
import { longestName } from './read-names.js';
import { type RoleField, roleHeaders } from './role-columns.js';
import { columnLetters } from './row-values.js';
import { isUnsaved, type SheetRow, shownText, unsavedSentence } from './sheet-rows.js';
import type { PlannedRow } from './workbook-plan.js';
import { readYesOrNo } from './yes-or-no.js';

/** Where a row is the header of a list of roles without shifts: its columns. */
export function roleColumns(row: SheetRow): ColumnsOf<RoleField> | undefined {
  return columnsOf(row, fieldOf, ['category', 'role']);
}

function fieldOf(text: string): RoleField | undefined {
  if (lettersOf(text) === lettersOf(roleHeaders.role.header.toLowerCase())) return 'role';
  const field = fieldOfHeader(text);
  return entriesOf(roleHeaders).find(([name]) => name === field && name !== 'role')?.[0];
}

/** Reads a row with a role without shifts, or with a category alone. All of its problems are named at once. */
export function readRoleRow(
  place: { sheet: string; row: number },
  row: SheetRow,
  columns: ColumnsOf<RoleField>,
): PlannedRow {
  const problems: string[] = [];
  const warnings: string[] = [];
  const blamed = new Set<string>();
  const labelOf = (field: RoleField) => roleHeaders[field].header;
  const cellOf = (field: RoleField) => row.own.get(columns.get(field) ?? -1);
  function object(field: RoleField, sentence: string): void {
    problems.push(sentence);
    const index = columns.get(field);
    if (index !== undefined) blamed.add(`${columnLetters(index)}${row.number}`);
  }
  function text(field: RoleField): string {
    const cell = cellOf(field);
    if (cell && isUnsaved(cell)) object(field, unsavedSentence(labelOf(field)));
    else if (cell?.kind === 'other') object(field, `${labelOf(field)} ${quote(cell.shown)} is not a text.`);
    return cell ? shownText(cell) : '';
  }
  function name(field: 'category' | 'role'): string {
    const written = cleanLine(text(field));
    if (isLonger(written, longestName))
      object(field, `${labelOf(field)} ${quote(written)} is longer than ${longestName} characters.`);
    return written;
  }

  const said = [...columns.keys()].filter((field) => cellOf(field));
  if (said.length === 0) return { ...place, outcome: 'skip' };
  const [category, role] = [name('category'), name('role')];
  if (!category) object('category', `${labelOf('category')} is empty.`);
  if (!role && said.some((field) => field !== 'category'))
    object('role', `${labelOf('role')} is empty: a category alone has no texts and no ages.`);
  const texts = mapped(sheetTexts, (_sheet, field) => {
    const written = cleanRoleText(field, text(field));
    const { atMost } = roleTexts[field];
    if (isLonger(written, atMost))
      warnings.push(
        `${labelOf(field)} is longer than ${atMost} characters: whoever edits the role next has to shorten it.`,
      );
    return written;
  });
  const [ageCell, consentCell] = [cellOf('minimumAge'), cellOf('youngerWithConsent')];
  const age = ageCell && readMinimumAge(ageCell);
  if (ageCell && age && 'problem' in age)
    object('minimumAge', `${labelOf('minimumAge')} ${quote(shownText(ageCell))} ${age.problem}.`);
  const consent = consentCell && readYesOrNo(consentCell);
  if (consentCell && consent === undefined)
    object(
      'youngerWithConsent',
      `${labelOf('youngerWithConsent')} ${quote(shownText(consentCell))} is neither yes nor no.`,
    );
  if (problems.length > 0)
    return {
      ...place,
      outcome: 'error',
      reason: problems.join(' '),
      ...(blamed.size > 0 ? { cells: [...blamed] } : {}),
      about: aboutRole({ category, role }),
    };
  return {
    ...place,
    outcome: 'role',
    role: {
      ...{ category, role, ...texts },
      ...(age && 'value' in age ? { minimumAge: age.value } : {}),
      ...(consent === undefined ? {} : { youngerWithConsent: consent }),
    },
    warnings,
  };
}

/** What such a row is about, as the answer tells it. */
export function aboutRole({ category, role }: { category: string; role: string }): string {
  if (!role) return `Category: ${category}`;
  return category ? `Role: ${role} (${category})` : `Role: ${role}`;
}
