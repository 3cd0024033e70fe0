import { cleanLine } from '../../../../contract/text/names.js';
import { type SheetCell, shownText } from '../sheet-rows.js';

const meanings: Readonly<Record<string, boolean>> = Object.assign(Object.create(null) as Record<string, boolean>, {
  yes: true,
  y: true,
  true: true,
  no: false,
  n: false,
  false: false,
});

/** The text of a flag in a workbook. */
export function yesOrNo(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no';
}

/** The flag in a cell, ignoring case; undefined for anything but yes and no. */
export function readYesOrNo(cell: SheetCell): boolean | undefined {
  return meanings[cleanLine(shownText(cell)).toLowerCase()];
}
