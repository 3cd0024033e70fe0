import { describe, expect, it } from '@jest/globals';
import { bulkMailText, formatAddresses, formatNamedAddresses } from './bulk-mail.js';
import { overallFillTone, rowFillTone } from './report.js';

const named = (name: string) => formatNamedAddresses([{ name, email: 'a@x.org' }]);

describe('addresses to copy', () => {
  it('are joined by semicolons', () => {
    const contacts = [
      { name: 'Ann Berg', email: 'a@x.org' },
      { name: 'Bo Lind', email: 'b@y.org' },
    ];
    expect(formatAddresses(contacts)).toBe('a@x.org; b@y.org');
    expect(formatNamedAddresses(contacts)).toBe('Ann Berg <a@x.org>; Bo Lind <b@y.org>');
    expect(formatAddresses([])).toBe('');
  });

  it.each([
    ["Siobhán O'Neil-Ødegård", "Siobhán O'Neil-Ødegård <a@x.org>"],
    ['J. R. Smith', '"J. R. Smith" <a@x.org>'],
    ['x <evil@z.org>; "y"', '"x evil@z.org y" <a@x.org>'],
    ['Smith, John', 'Smith John <a@x.org>'],
    ['back\\slash\r\nBcc: z@z.org', '"back slash Bcc: z@z.org" <a@x.org>'],
    [';,', 'a@x.org'],
  ])('keep the name %j in its place', (name, expected) => {
    expect(named(name)).toBe(expected);
  });
});

describe('the text of a bulk mail', () => {
  it.each([
    [{ subject: '', text: 'x' }, 'Subject is required'],
    [{ subject: 'x', text: '  \n ' }, 'Message is required'],
    [{ subject: 'a\r\nBcc: x', text: 'x' }, 'Please use plain text on one line'],
    [{ subject: 'x'.repeat(151), text: 'x' }, 'Please use at most 150 characters'],
    [{ subject: 'x', text: 'x'.repeat(5001) }, 'Please use at most 5000 characters'],
    [{ subject: 'x', text: 'a\u0000b' }, 'Please use plain text'],
  ])('is refused: %#', (input, message) => {
    expect(bulkMailText.safeParse(input).error?.issues[0]?.message).toBe(message);
  });

  it('keeps its lines', () => {
    expect(bulkMailText.parse({ subject: ' Hi ', text: 'a\r\n\r\nb\n' })).toEqual({ subject: 'Hi', text: 'a\n\nb' });
  });
});

describe('fill colours', () => {
  it('change at 100 and 75 of everything, at 100 and 50 of a row', () => {
    expect([120, 100, 99, 75, 74, 0].map(overallFillTone)).toEqual([
      'good',
      'good',
      'warm',
      'warm',
      'danger',
      'danger',
    ]);
    expect([120, 100, 99, 50, 49, 0].map(rowFillTone)).toEqual(['good', 'good', 'warm', 'warm', 'danger', 'danger']);
  });
});
