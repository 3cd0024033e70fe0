import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { checkPerson, type TypedPerson } from './check-person.js';
import { personInput } from '../signups/signup.js';
import { faultWords, isAddress, isLonger } from './typed-texts.js';

/* The visitor's form says of a person what the server says, word for word. */

/** What the server makes of a person: what it keeps, or the first sentence about each field. */
function fromServer(typed: TypedPerson): unknown {
  const { success, data, error } = personInput.safeParse(typed);
  if (success) return data;
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) faults[String(path[0])] ??= message;
  return faults;
}

function fromForm(typed: TypedPerson): unknown {
  const { person, faults } = checkPerson(typed);
  return Object.keys(faults).length > 0 ? faults : person;
}

const parts = [
  ...[
    '',
    ' ',
    'Anna',
    'Ødegård',
    '李',
    'Prof.Li',
    'x',
    'win-money.com',
    '<b>x</b>',
    'http://x',
    '.',
    '-',
    "'",
    '\n',
    '\t',
    '\u200b',
    '\u200c',
    '\u00ad',
  ],
  ...[
    '\u202e',
    '\u2011',
    'käse.example',
    '．',
    'ａ',
    '١',
    '\u2028',
    '\ud800',
    '👩‍🔬',
    'x'.repeat(60),
    '@',
    'example.org',
    'a@b.co',
    '"',
    '<',
    '+1 907',
    '555-0100',
    '(',
    'ext. 4',
    ';',
  ],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((some) => some.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'anna@example.org',
    'Anna',
    '907-555-0100',
    'x'.repeat(100),
    'x'.repeat(101),
    `${'x'.repeat(243)}@example.org`,
  ),
);

it('the check of a form without zod and the schema of the server say the same of 1,000 people', () => {
  fc.assert(
    fc.property(fc.record({ firstName: text, lastName: text, email: text, phone: text }), (typed) => {
      expect(fromForm(typed)).toEqual(fromServer(typed));
    }),
    { numRuns: 1_000 },
  );
});

it('a sign of two units counts as one character, in the form as at the server', () => {
  for (const [signs, rest] of [
    [2, 97],
    [2, 98],
    [2, 99],
    [100, 0],
    [101, 0],
  ] as const) {
    const firstName = '𝕏'.repeat(signs) + 'x'.repeat(rest);
    const typed = { firstName, lastName: 'Berg', email: 'anna@example.org', phone: '' };
    expect(fromForm(typed)).toEqual(fromServer(typed));
    expect(isLonger(firstName, 100)).toBe(signs + rest > 100);
  }
  const typed = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.org', phone: '👩‍🔬'.repeat(8) };
  expect(fromForm(typed)).toEqual({ phone: faultWords.phone });
  expect(fromForm(typed)).toEqual(fromServer(typed));
});

it('an ordinary person goes through, and an empty form says what is missing', () => {
  const anna = { firstName: ' Anna ', lastName: 'Berg', email: 'anna@example.org', phone: '' };
  expect(fromForm(anna)).toEqual({ firstName: 'Anna', lastName: 'Berg', email: 'anna@example.org', phone: null });
  expect(fromForm({ firstName: '', lastName: '', email: '', phone: '' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Valid email is required',
  });
});

it('an address is what zod calls one by the standard, and ends in a name of two letters', () => {
  const standard = z.email({ pattern: z.regexes.rfc5322Email });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.emailAddress().map((one) => one.replace('.', '')),
      ),
      (address) => {
        expect(isAddress(address)).toBe(standard.safeParse(address).success && !address.includes('"'));
      },
    ),
  );
});

it.each(['<b>x</b>', 'Ada <script>', '<Ada', 'Ada>', '＜b＞'])('%s is no name', (lastName) => {
  expect(fromForm({ firstName: 'Ada', lastName, email: 'ada@example.org', phone: '' })).toEqual({
    lastName: 'Please enter a name, without < and >',
  });
});
