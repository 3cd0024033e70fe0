import { grouped } from '../../../../contract/text/counts.js';
import { cleanLine } from '../../../../contract/text/names.js';
import { quote } from './clean-text.js';
import { notUnderstood, type Reading, understood } from '../reading.js';
import type { SheetCell } from '../sheet-rows.js';

/** More volunteers than this for one shift are a mistake (a date that lost its format is a number above 40,000). */
export const largestQuantity = 10_000;

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const unit = /^(?:people|persons?|volunteers?|helpers?|slots?|spots?|places?|pax)$/;
const notANumber = 'is not a whole number';

/** Reads the number of volunteers needed, 1 to 10,000. Ranges and estimates ('2-3', '10+', '~8') are refused, not guessed. */
export function readQuantity(cell: SheetCell): Reading<number> {
  if (cell.kind === 'other') return notUnderstood(notANumber);
  if (cell.kind === 'text') return readQuantityText(cleanLine(cell.text).toLowerCase());
  if (cell.isDate) return notUnderstood(`is a date or time; spreadsheet programs turn '2-3' into one`);
  return inBounds(cell.value);
}

function readQuantityText(text: string): Reading<number> {
  if (text.length > 100) return notUnderstood(notANumber);
  const [, amount = '', afterwards = '', note = ''] = /^(\S+?)(?: ([^()]+?))? ?(\(.*\))?$/.exec(text) ?? [];
  const digits = /^(\d{1,6})(?:\.0{1,2})?$/.exec(amount);
  const number = digits ? Number(digits[1]) : numberWords.indexOf(amount) + 1;
  if (!(digits || number) || (afterwards && !unit.test(afterwards))) {
    const several = /\d\s*(?:-|–|—|to|or|\/)\s*\d/.test(text);
    return notUnderstood(several ? 'is a range; please give one number' : notANumber);
  }
  const reading = inBounds(number);
  return 'value' in reading && note
    ? understood(reading.value, `was read as ${number}, without its note ${quote(note)}`)
    : reading;
}

function inBounds(number: number): Reading<number> {
  if (!Number.isInteger(number)) return notUnderstood(notANumber);
  if (number < 1) return notUnderstood('is below 1');
  return number > largestQuantity ? notUnderstood(`is more than ${grouped(largestQuantity)}`) : understood(number);
}
