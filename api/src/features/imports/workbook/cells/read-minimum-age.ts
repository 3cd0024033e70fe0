import { cleanLine } from '../../../../contract/text/names.js';
import { notUnderstood, type Reading, understood } from '../reading.js';
import { type SheetCell, shownText } from '../sheet-rows.js';

/** The word for 'no value' in cells where an empty cell means 'no change'. */
export const noneWord = 'none';

/** Whether a cell means 'no value'. */
export function saysNone(cell: SheetCell): boolean {
  return /^(?:none|no|never|-|–|—)$/i.test(cleanLine(shownText(cell)));
}

/** Reads a minimum age, 1 to 99 years; null for 'none'. */
export function readMinimumAge(cell: SheetCell): Reading<number | null> {
  if (saysNone(cell)) return understood(null);
  const [, digits] = /^(\d{1,2})(?: years?)?$/i.exec(cleanLine(shownText(cell))) ?? [];
  const isPlain = cell.kind === 'text' || (cell.kind === 'number' && !cell.isDate);
  const age = isPlain ? Number(digits) : NaN;
  return age >= 1 && age <= 99 ? understood(age) : notUnderstood('is no age from 1 to 99, and not none');
}
