import { describe, expect, it } from '@jest/globals';
import { digitsOfSearch } from './digits-of-search.js';
import { compareNames, plainLetters, wordsOfSearch } from './plain-letters.js';

describe('plain letters', () => {
  it.each([
    ['Özil', 'ozil'],
    ['O\u2019Neil-Ødegård', 'oneil-odegard'],
    ['E\u0301mile', 'emile'],
    ['ŁUKASZ', 'lukasz'],
    ['Iğdır İpek', 'igdir ipek'],
    ['GROẞ, Æsa', 'gross, aesa'],
    ['Ｂｅｒｇ\u2011Lund', 'berg-lund'],
    ['  Anna \u00a0 Maria ', 'anna maria'],
    ['ΟΔΟΣ', 'οδοσ'],
  ])('%j are %j', (text, plain) => expect(plainLetters(text)).toBe(plain));

  it('put names in the order in which people look for them, in pages as in the database', () => {
    const names = [
      'anmeldung',
      'Ärzte',
      'lager',
      'Łodz',
      'Oakley',
      'Öl',
      "O'Neil",
      'Ordner',
      'Van Dam',
      'Van-Dam',
      'Zelt',
    ];
    const mixed = names.toReversed();
    expect(mixed.toSorted(compareNames)).toEqual(names);
    const byLetters = (one: string, other: string) => (plainLetters(one) < plainLetters(other) ? -1 : 1);
    expect(mixed.toSorted(byLetters)).toEqual(names);
  });

  it('split a search into words', () => {
    expect(wordsOfSearch(" O'NEIL  özil ")).toEqual(['oneil', 'ozil']);
    expect(wordsOfSearch(' ')).toEqual([]);
  });

  it.each([
    ['+49 (0) 151 / 234 56 78', '12345678'],
    ['0151-2345', '1512345'],
    ['907.555.0184', '75550184'],
    ['151', null],
    ['5 km', null],
  ])('the search %j finds phones by %j', (search, digits) => expect(digitsOfSearch(search)).toBe(digits));
});
