import { readQuantity } from './read-quantity.js';
import type { SheetCell } from '../sheet-rows.js';

const text = (value: string): SheetCell => ({ kind: 'text', text: value });
const number = (value: number, isDate = false): SheetCell => ({
  kind: 'number',
  value,
  shown: String(value),
  isDate,
  isFormula: false,
});

test.each<[SheetCell, number]>([
  [number(4), 4],
  [number(10_000), 10_000],
  [text('4'), 4],
  [text(' 6 '), 6],
  [text('\u00a012'), 12],
  [text('8.0'), 8],
  [text('4 people'), 4],
  [text('1 Volunteer'), 1],
  [text('six'), 6],
  [text('Twenty helpers'), 20],
])('%j is %d', (cell, expected) => {
  expect(readQuantity(cell)).toEqual({ value: expected });
});

test('a note in brackets is left out with a warning', () => {
  expect(readQuantity(text('6 (2 adults + 4 juniors)'))).toEqual({
    value: 6,
    warning: expect.stringContaining('2 adults + 4 juniors'),
  });
});

test.each<[SheetCell, RegExp]>([
  [number(0), /below 1/],
  [text('0'), /below 1/],
  [number(-2), /below 1/],
  [number(2.5), /whole number/],
  [text('2.5'), /whole number/],
  [text('TBD'), /whole number/],
  [text('?'), /whole number/],
  [text('as many as possible'), /whole number/],
  [text('1e3'), /whole number/],
  [text('10+'), /whole number/],
  [text('~8'), /whole number/],
  [text('1,000'), /whole number/],
  [text('1.000'), /whole number/],
  [text('4 dogs'), /whole number/],
  [text('0x10'), /whole number/],
  [text('Infinity'), /whole number/],
  [text('2-3'), /range/],
  [text('2 – 4'), /range/],
  [text('2 to 4 people'), /range/],
  [text('3/4'), /range/],
  [number(46421, true), /date/],
  [number(46421), /more than 10,000/],
  [text('46421'), /more than 10,000/],
  [{ kind: 'other', shown: 'TRUE' }, /whole number/],
  [{ kind: 'other', shown: '#REF!' }, /whole number/],
])('%j is refused: %s', (cell, problem) => {
  expect(readQuantity(cell)).toEqual({ problem: expect.stringMatching(problem) });
});
