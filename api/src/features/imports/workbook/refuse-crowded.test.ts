import { expect, it } from '@jest/globals';
import { packArchive } from './inspect-archive.js';
import { refuseCrowded } from './refuse-crowded.js';

const archive = (xml: string) => packArchive([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.from(xml) }]);

it.each([
  ['<row r="1"/>', 100_000, /^This workbook has more than 100,000 rows/],
  ['<c r="A1"/>', 1_000_000, /^This workbook has more than 1,000,000 cells/],
])('%s is counted: so many are read, one more is refused', async (element, most, message) => {
  const [allowed, crowded] = [await archive(element.repeat(most)), await archive(element.repeat(most + 1))];
  expect(() => refuseCrowded(allowed)).not.toThrow();
  expect(() => refuseCrowded(crowded)).toThrow(message);
});
