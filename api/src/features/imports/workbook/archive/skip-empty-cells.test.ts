import { expect, it } from '@jest/globals';
import { EmptyCellSkipper } from './skip-empty-cells.js';

const some = '<row r="2"><c r="B2"><v>1</v></c></row>';

it.each([
  ['<row r="1"/>', ''],
  ['<x:row r="1" s="3" customFormat="1"></x:row>', ''],
  ['<row r="1"><c r="A1" s="1"/><c r="B1" s="1"></c>\n</row>', ''],
  ['<row r="2"><c r="A2" s="1"/><c r="B2"><v>1</v></c><c r="C2"/></row>', some],
  // Without places of their own others would move.
  ['<row><c/><c><v>1</v></c></row><row/>', '<row><c/><c><v>1</v></c></row><row/>'],
  ['<row r="1"><c/></row>', '<row r="1"><c/></row>'],
  ['<row r="2"><c r="B2" t="s"><v></v></c></row>', '<row r="2"><c r="B2" t="s"><v></v></c></row>'],
  ['<c r="A1" s="1" t="d"><v>2027-01-16T08:00:00Z</v></c>', '<c r="A1" s="1" t="str"><v>2027-01-16T08:00:00</v></c>'],
  ['<cols><col min="1"/></cols><t>a &lt; b\u00fc</t>', '<cols><col min="1"/></cols><t>a &lt; b\u00fc</t>'],
  ['<row r="1"><c r="A1"', '<row r="1"><c r="A1"'],
])('%s becomes %s, wherever pieces end', (written, kept) => {
  const [bytes, before] = [Buffer.from(some + written), Buffer.from(some)];
  for (let length = 1; length <= bytes.length; length += 1) {
    const skipper = new EmptyCellSkipper();
    const pieces = [];
    for (let at = 0; at < bytes.length; at += length) pieces.push(skipper.take(bytes.subarray(at, at + length)));
    expect(Buffer.concat([...pieces, skipper.end()]).toString()).toBe(before.toString() + kept);
  }
});
