import { grouped } from '../../../../contract/text/counts.js';
import { WorkbookRefused } from './workbook-refused.js';

// What is counted, how many are accepted, and the words for the refusal.
const limits = {
  rows: { most: 100_000, called: 'rows, most of them perhaps empty' },
  filled: { most: 25_000, called: 'rows with something in them, hidden ones included' },
  cells: { most: 500_000, called: 'cells, most of them perhaps empty' },
  values: { most: 500_000, called: 'cells with something in them' },
};

/** How many characters of the previous piece are searched again, as an element may begin in one piece and end in the next. */
const longestStart = 64;

/**
 * Counts the rows and cells of a workbook's sheets, filled or empty, piece by piece while they are unpacked. The returned function takes
 * the next piece of a part's XML. It throws WorkbookRefused as soon as there is far more than in any plan of shifts, before the rest is
 * unpacked and the spreadsheet library spends seconds on it.
 */
export function crowdCounter(): (piece: Buffer) => void {
  const found = { rows: 0, filled: 0, cells: 0, values: 0 };
  let rest = '';
  let rowIsEmpty = false;
  const add = (what: keyof typeof limits): void => {
    const { most, called } = limits[what];
    found[what] += 1;
    if (found[what] <= most) return;
    throw new WorkbookRefused(
      'FILE_TOO_LARGE',
      `This workbook has more than ${grouped(most)} ${called}. Please copy what is needed into a new workbook and try again.`,
    );
  };
  return (piece) => {
    const text = rest + piece.toString('latin1');
    let read = 0;
    // Some programs write a prefix before each name: <x:row>.
    for (const { 1: name, 0: start, index } of text.matchAll(/<(?:\w{1,32}:)?(row|c|v|is)[\s/>]/g)) {
      read = index + start.length;
      if (name === 'row') {
        add('rows');
        rowIsEmpty = true;
      } else if (name === 'c') add('cells');
      else {
        add('values');
        if (rowIsEmpty) add('filled');
        rowIsEmpty = false;
      }
    }
    rest = text.slice(Math.max(read, text.length - longestStart));
  };
}
