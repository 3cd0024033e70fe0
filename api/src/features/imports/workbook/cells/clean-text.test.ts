import { cleanLine, foldName } from '../../../../contract/text/names.js';
import { cleanPlace, cleanText, quote } from './clean-text.js';

test.each([
  ['  Finish\u00a0\u00a0 Chute\tCrew \u200b', 'Finish Chute Crew'],
  ['Course\r\nMarshal', 'Course Marshal'],
  ['\ufeffSoft\u00adhyphen', 'Softhyphen'],
  ['a\u0000\u0007b', 'a b'],
  ['Course \u202ELahsram\u202C \u200Ecrew', 'Course Lahsram crew'],
  ['👩‍🚒 Crew', '👩‍🚒 Crew'],
  ['<b>Signs</b> & "Banners"', '<b>Signs</b> & "Banners"'],
  ['=HYPERLINK("http://example.com")', '=HYPERLINK("http://example.com")'],
])('%j becomes the line %j', (written, expected) => {
  expect(cleanLine(written)).toBe(expected);
});

test('a text keeps its lines', () => {
  expect(cleanText(' Line 1:\u00a0here. \r\n\r\nLine 3\u200b\u0007\n• skis  tip-up\n ')).toBe(
    'Line 1: here.\n\nLine 3\n• skis  tip-up',
  );
});

test('a place keeps its lines, but no empty ones', () => {
  expect(cleanPlace(' Middle  School \n\n bus stop ')).toBe('Middle School\nbus stop');
});

test('names are the same without case, odd spaces and ways to write one letter', () => {
  for (const same of [
    'Finish Line',
    'FINISH LINE',
    ' finish  line',
    'Finish\u00a0Line',
    'Fin\u200bish Line',
    'Fin\u200dish\nLine',
  ]) {
    expect(foldName(same)).toBe('finish line');
  }
  expect(foldName('Cafe\u0301')).toBe(foldName('CAFÉ'));
  expect(foldName('Feed Stations')).not.toBe(foldName('Feed Station'));
});

test('a quoted value is short', () => {
  expect(quote('x'.repeat(300))).toHaveLength(62);
  expect(quote('2-3')).toBe('"2-3"');
});
