import { entriesOf } from '../../../../contract/text/mapped.js';
import { cleanLine } from '../../../../contract/text/names.js';
import { sheetTexts } from '../../../../contract/text/role-texts.js';
import { isLonger } from '../../../../contract/text/typed-texts.js';
import { quote } from './clean-text.js';
import type { ColumnField } from '../match-headers.js';
import type { RowValues } from '../row-values.js';
import { isUnsaved, shownText, unsavedSentence } from '../sheet-rows.js';

/** Characters in the name of a category or role. */
export const longestName = 200;
/** Characters in the place of a shift or role. */
export const longestPlace = 200;
const placeholder = /^(?:n\/?a|tb[dac]|none|\?+|-+|–|—|x{2,})$/i;

/** Whether a text is a placeholder for an unknown name. */
export function isPlaceholder(text: string): boolean {
  return placeholder.test(cleanLine(text));
}

/** The category and role a row belongs to, as far as they are known. */
export interface GroupAbove {
  category?: string;
  role?: string;
  /** The row they were last written in. */
  row: number;
}

/** The names of a row. */
export interface ReadNames {
  group: GroupAbove;
  problems: { field: ColumnField; sentence: string }[];
  warnings: string[];
}

/**
 * Reads category and role. Many sheets leave them empty if they are the same as in the row above, so an empty category is inherited from
 * the row right above. An empty role is inherited, too, if the category is empty and the row has no texts: a row with its own category or
 * texts but no role is unfinished.
 */
export function readNames(
  values: RowValues,
  above: GroupAbove | undefined,
  label: (field: ColumnField) => string,
): ReadNames {
  const problems: ReadNames['problems'] = [];
  const warnings: string[] = [];
  const has = (field: ColumnField) => values.all.has(field);
  // In an exported plan such names are real.

  const isOurs = values.labels.has('shiftId');
  const mayTakeRole = !has('category') && !entriesOf(sheetTexts).some(([text]) => has(text));

  function name(field: 'category' | 'role', mayTake: boolean): string | undefined {
    const cell = values.all.get(field);
    if (!cell) {
      const taken = mayTake ? above?.[field] : undefined;
      if (taken) warnings.push(`${label(field)} is empty; ${quote(taken)} was taken from row ${above?.row}.`);
      else problems.push({ field, sentence: `${label(field)} is empty.` });
      return taken;
    }
    const written = cleanLine(shownText(cell));
    if (isUnsaved(cell)) problems.push({ field, sentence: unsavedSentence(label(field)) });
    else if (cell.kind === 'other' || (!isOurs && isPlaceholder(written)))
      problems.push({ field, sentence: `${label(field)} ${quote(written)} is not a name.` });
    else if (isLonger(written, longestName))
      problems.push({ field, sentence: `${label(field)} ${quote(written)} is longer than ${longestName} characters.` });
    else return written;
    return undefined;
  }

  const category = name('category', true);
  const role = name('role', mayTakeRole);
  const isInherited = !has('category') && !has('role');
  return { group: { category, role, row: isInherited && above ? above.row : values.row.number }, problems, warnings };
}
