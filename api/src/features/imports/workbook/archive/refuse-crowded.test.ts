import { expect, it } from '@jest/globals';
import { crowdCounter } from './refuse-crowded.js';

const rows = 'This workbook has more than 100,000 rows, most of them perhaps empty. ';
const filled = 'This workbook has more than 25,000 rows with something in them, hidden ones included. ';
const values = 'This workbook has more than 500,000 cells with something in them. ';
const cells = 'This workbook has more than 500,000 cells, most of them perhaps empty. ';

it.each([
  ['<row r="1"/>', 100_000, rows],
  ['<x:row r="1"/>', 100_000, rows],
  ['<c r="A1"/>', 500_000, cells],
  ['<v>1</v>', 500_000, values],
  ['<row><c><v>1</v></c><c><v>2</v></c></row>', 25_000, filled],
  ['<row><c><is><t>a</t></is></c></row>', 25_000, filled],
])('%s is counted, wherever pieces end: so many are read, one more is refused', (element, most, message) => {
  for (const length of [65_536, 1_001]) {
    const take = crowdCounter();
    const sheet = Buffer.from(element.repeat(most));
    for (let at = 0; at < sheet.length; at += length) take(sheet.subarray(at, at + length));
    expect(() => take(Buffer.from(element.slice(0, 2)))).not.toThrow();
    expect(() => take(Buffer.from(element.slice(2)))).toThrow(message);
  }
});

it('other elements are not counted', () => {
  const take = crowdCounter();
  take(Buffer.from('<rows/><cols><col/></cols><vt:i4>1</vt:i4><f>c</f>'.repeat(600_000)));
});
