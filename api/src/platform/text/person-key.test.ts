import { describe, expect, it } from '@jest/globals';
import { nameKey } from './person-key.js';

describe('the key of a person', () => {
  it.each([
    [
      'kinds of apostrophes',
      "O'Neil",
      ['O’Neil', 'O‘Neil', 'OʼNeil', 'Oʻneil', 'O`Neil', 'O´Neil', 'O＇Neil', 'O′Neil', 'O’ Neil'],
    ],
    [
      'kinds of dashes',
      'Berg-Lund',
      ['Berg\u2011Lund', 'Berg–Lund', 'Berg—Lund', 'Berg−Lund', 'Berg - Lund', 'Berg－Lund', 'BERG\u2010LUND'],
    ],
    ['ß', 'Groß', ['Gross', 'GROSS', 'GROẞ']],
    ['dotted and dotless i', 'Yıldız', ['Yildiz', 'YILDIZ', 'YİLDİZ', 'yi\u0307ldız']],
    ['full-width letters', 'Berg', ['Ｂｅｒｇ', 'ＢＥＲＧ']],
    ['odd spaces', 'van Berg', [' van  Berg ', 'van\u00a0Berg', 'van\u3000Berg', 'van\tBerg']],
    ['invisible characters', 'Berg', ['Be\u200brg', 'Be\u00adrg', '\u2060Berg\ufeff', 'Berg\u200f', 'Berg\ufe0f']],
    ['forms of Unicode', 'José', ['Jose\u0301', 'JOSÉ']],
    ['kinds of sigma', 'Παπαδόπουλος', ['ΠΑΠΑΔΌΠΟΥΛΟΣ', 'παπαδόπουλοσ']],
    ['ligatures', 'Griffin', ['Griﬃn']],
  ])('is the same whatever the %s', (_, name, others) => {
    expect(others.map((other) => nameKey(other, other))).toEqual(others.map(() => nameKey(name, name)));
  });

  it.each([
    ['José', 'Jose'],
    ['Ødegård', 'Odegard'],
    ['Berg', 'Berge'],
    ['Berg-Lund', 'Berg Lund'],
    ["O'Neil", 'ONeil'],
    ['A.B.', 'AB'],
    ['.', '-'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(nameKey('Ada', one)).not.toBe(nameKey('Ada', other));
  });

  it('is the key of a key too, and never empty for a name', () => {
    for (const name of ["D'Artagnan-Groß.", 'İ.', '...', 'ŉ ´', 'ﬁ\u0307', 'Σ.ς', "'. -", '- .', '.-.']) {
      const [key = ''] = nameKey(name, 'x').split('\u001f');
      expect([name, nameKey(key, 'x').split('\u001f')[0]]).toEqual([name, key]);
      expect(key).not.toBe('');
    }
  });
});
