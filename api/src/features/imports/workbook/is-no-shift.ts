import { cleanLine } from '../../../contract/names.js';
import type { RowValues } from './row-values.js';
import type { SheetCell } from './sheet-rows.js';

const totalText = /^(?:sub-? ?|grand )?totals?\b|^sum\b|\btotals?:?$/i;

/**
 * Whether a row below a header plainly is no shift: nothing in the known columns, a total, or a single text (banner, remark, footnote).
 * Anything else is read as a shift, and reported if it is none: a row is rather reported than lost.
 */
export function isNoShift({ own, all, spanning }: RowValues): boolean {
  // An id that is left of a row that was emptied plans nothing.
  const [cells, withMerged] = [own, all].map((map) => new Map([...map].filter(([field]) => field !== 'shiftId')));
  return !cells?.size || !withMerged || isTotal(cells) || isSingleText(withMerged, spanning);
}

/** 'Subtotal Finish Line' beside a sum, or a sum alone. */
function isTotal(own: RowValues['own']): boolean {
  const others = [...own].filter(([field]) => field !== 'quantity').map(([, cell]) => cell);
  const quantity = own.get('quantity');
  if (others.length === 0) return quantity?.kind === 'number' && quantity.isFormula;
  return others.length === 1 && others.every((cell) => cell.kind === 'text' && totalText.test(cleanLine(cell.text)));
}

function isSingleText(all: RowValues['all'], spanning: RowValues['spanning']): boolean {
  const [only, ...more] = all;
  if (!only || more.length > 0) return false;
  const [field, cell]: [string, SheetCell] = only;
  // A role's name alone is more likely an unfinished shift than a remark.
  return cell.kind === 'text' && (field !== 'role' || spanning.has('role'));
}
