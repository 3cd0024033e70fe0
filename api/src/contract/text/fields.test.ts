import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { ZodType } from 'zod';
import { setPasswordInput, signInInput } from '../people/account.js';
import { bulkMailText } from '../bulk-mail.js';
import { createCategoryInput } from '../programme/category.js';
import { endsNextDay } from './ends-next-day.js';
import { errorCatalogue } from '../error-codes.js';
import { createEventInput } from '../programme/event.js';
import {
  day,
  email,
  endTimeOfDay,
  id,
  instant,
  isId,
  line,
  newPassword,
  personName,
  phone,
  timeOfDay,
} from './fields.js';
import { looksLikeLink } from './looks-like-link.js';
import { createOpportunityInput, updateOpportunityInput } from '../programme/opportunity.js';
import { availabilityOf } from '../programme/shift.js';
import { personInput, signUpInput } from '../signups/signup.js';
import { optionalParagraphs, optionalPlace, title } from './texts.js';

/** What becomes of a value, or the sentence that refuses it. */
function outcome(schema: ZodType<unknown>, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : { refused: error.issues[0]?.message };
}

interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const people = JSON.parse(
  readFileSync(new URL('../../demo/workbooks/people.json', import.meta.url), 'utf8'),
) as DemoPerson[];

describe('e-mail addresses', () => {
  it.each([
    'vera@example.org',
    'vera.visitor+birkie-2027@mail.example.co.uk',
    'VERA@Example.ORG',
    "o'neil_odegard@example.org",
    'v@ex-ample.museum',
    'vera%sales@example.org',
    'vera@xn--hhe-snowfield-jmb.example',
    `${'x'.repeat(64)}@example.org`,
    'vera@xn--e1afmkfd.xn--p1ai',
  ])('%s is one', (address) => {
    expect(outcome(email(), address)).toBe(address);
  });

  it('spaces around one are dropped, its case stays', () => {
    expect(outcome(email(), ' \tVera@Example.org \n')).toBe('Vera@Example.org');
  });

  it.each([
    ['vera@example.org\u200b', 'vera@example.org'],
    ['ver\u00ada@example.org', 'vera@example.org'],
    ['\u202avera@example.org\u202c', 'vera@example.org'],
    ['vera＠example．org', 'vera@example.org'],
    ['mailto:vera@example.org', 'vera@example.org'],
    ['<vera@example.org>,', 'vera@example.org'],
    ['vera@example.org.', 'vera@example.org'],
    ['Vera@käse.example', 'Vera@xn--kse-qla.example'],
    ['vera@пример.рф', 'vera@xn--e1afmkfd.xn--p1ai'],
    ['vera@straße.de', 'vera@xn--strae-oqa.de'],
  ])('%j becomes %s', (typed, address) => {
    expect(outcome(email(), typed)).toBe(address);
  });

  it.each([
    '',
    '   ',
    'vera',
    'vera@',
    '@example.org',
    'vera@example',
    'vera@example.o',
    'vera@localhost',
    'vera@@example.org',
    'vera@ex ample.org',
    've ra@example.org',
    'vera.@example.org',
    '.vera@example.org',
    'vera@example..org',
    'vera@.example.org',
    'vera@[127.0.0.1]',
    'Vera <vera@example.org>',
    'vera@example.org, eve@example.org',
    'vera@example.org;eve@example.org',
    'vera@example.org\nBcc: eve@example.org',
    'vera\r\n@example.org',
    'ver\u0000a@example.org',
    'ver\u0007a@example.org',
    'ver\u007fa@example.org',
    'josé@example.org',
    '李@example.org',
    'vera@käse..example',
    `${'x'.repeat(65)}@example.org`,
    `vera@${'x'.repeat(64)}.org`,
    '"vera, eve@example.com"@example.org',
    `${'x'.repeat(250)}@example.org`,
    null,
    undefined,
    5,
    ['vera@example.org'],
    { email: 'vera@example.org' },
  ])('%j is none', (value) => {
    expect(outcome(email(), value)).toEqual({ refused: 'Valid email is required' });
  });

  it('says it in the words of the form', () => {
    expect(outcome(email('Please enter a valid email address'), 'x')).toEqual({
      refused: 'Please enter a valid email address',
    });
  });
});

describe('names', () => {
  it.each([
    "O'Neil-Ødegård",
    '李',
    'Мария',
    'الأحمد',
    'Nguyễn',
    'Jean-Luc de la Tour d’Auvergne',
    'X Æ A-12',
    'N. N.',
    '👩‍🚀',
    'x'.repeat(100),
  ])('%s is one', (name) => {
    expect(outcome(personName('First name is required'), name)).toBe(name);
  });

  it.each(['', '   ', '\u00a0', '\u200b', null, undefined])('%j is none', (value) => {
    expect(outcome(personName('First name is required'), value)).toEqual({ refused: 'First name is required' });
  });

  it.each(['Vera\nBcc: x@example.org', 'Vera\r', 'Ve\u0000ra', 'Ve\tra', 'Vera\u007f', 'Ve\u2028ra', 'Ve\u001bra'])(
    '%j is no single line',
    (name) => {
      const trimmed = name.trim();
      expect(outcome(line(), name)).toEqual(
        trimmed === 'Vera' ? 'Vera' : { refused: 'Please use plain text on one line' },
      );
    },
  );

  it.each([
    'Win a prize: https://evil.example',
    'www.evil.example',
    'HTTP://EVIL.EXAMPLE',
    'https:evil',
    'win-money.com',
    'WIN-MONEY.COM now',
    'see win-money.com.',
    'vera@win-money.com',
    'evil.example/prize',
    'x.yz/a',
    'x.yz:8080/a',
    '1xbet.ru',
    '4.cc',
    'победа.рф',
    'win．money．com',
    'win。com',
    'ｗｉｎ.com',
    'a.win-money.top',
    'www。evil',
  ])('%s is an advertisement', (name) => {
    const refused = 'Please enter a name, without a web address';
    expect(outcome(personName('First name is required'), name)).toEqual({ refused });
  });

  it('a megabyte of digits is refused at once: looked at again and again it would take half an hour', () => {
    const long = '1'.repeat(1_000_000);
    expect(outcome(personName('First name is required'), long)).toEqual({
      refused: 'Please use at most 100 characters',
    });
    expect(looksLikeLink(`${long}.`)).toBe(false);
    expect(looksLikeLink(`${long}.com`)).toBe(true);
  });

  it.each([
    'Mag.Dr. Anna',
    'Bauer MSc.BA',
    'van.de Velde',
    'Dipl.Ing. Eva',
    'Univ.Prof.Dr.',
    'Jean.Marie',
    'St. John',
    'St.John',
    'J.R.',
    'J.R.R. Tolkien',
    'J.R.Tolkien',
    'Jr.',
    'Martin Luther King, Jr.',
    'Dr.Li',
    'Prof.Li',
    'Mrs.Do',
    'v.d. Berg',
    'R.de Vries',
    'Ph.D.',
    'Wm. Penn',
    'Anna/Bo',
    'Anna c/o Berg',
    'Anna: Bo',
    'Org Com',
    'יוסף בן־דוד',
    'עומר',
    'محمد عبد الله',
    'علی\u200cرضا',
    'क्‍ष',
    'Łukasz',
    'Ngũgĩ wa Thiong’o',
  ])('%s stays one', (name) => {
    expect(outcome(personName('First name is required'), name)).toBe(name);
  });

  it.each([
    ['\u200eAda', 'Ada'],
    ['Vera\u202Eareva', 'Veraareva'],
    ['\u2066Vera\u2069', 'Vera'],
    ['Ve\u061C\u200F\u200B\u2060\u200D\u00ADra', 'Vera'],
    ['\u200CVera', 'Vera'],
    ['محمد\u202E', 'محمد'],
    ['\ufeffVera\u00a0Maria\u3000', 'Vera Maria'],
  ])('%j loses what nobody sees', (name, kept) => {
    expect(outcome(personName('First name is required'), name)).toBe(kept);
  });

  it.each([
    line(),
    title('Name is required'),
    createEventInput.shape.name,
    createCategoryInput.shape.name,
    createOpportunityInput.shape.name,
    updateOpportunityInput.shape.name,
    bulkMailText.shape.subject,
  ])('of things lose such marks too, %#', (schema) => {
    expect(outcome(schema, 'Spring \u202Eksar')).toBe('Spring ksar');
    expect(outcome(schema, 'שלום Spring')).toBe('שלום Spring');
    // An event's name may be an address: staff write it.
    expect(outcome(schema, 'birkie.com')).toBe('birkie.com');
  });

  it('of places and paragraphs lose such marks', () => {
    expect(outcome(optionalPlace, 'Gate \u202E7')).toBe('Gate 7');
    expect(outcome(optionalParagraphs(), 'Bring\n\u2066skis\u2069')).toBe('Bring\nskis');
  });

  it('are no longer than a hundred characters', () => {
    expect(outcome(personName('x'), 'x'.repeat(101))).toEqual({ refused: 'Please use at most 100 characters' });
  });
});

describe.each([
  ['of a shift or role', optionalPlace],
  ['of an event', createEventInput.shape.location],
])('the place %s', (_whose, place) => {
  it.each([
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
    [' by the gate ', 'by the gate'],
  ])('%j becomes %j', (value, expected) => {
    expect(outcome(place, value)).toBe(expected);
  });

  it('stands on one line, whatever was pasted', () => {
    expect(outcome(place, 'by the\r\n gate\u0007')).toBe('by the gate');
  });

  it('is no longer than 200 characters', () => {
    expect(outcome(place, 'x'.repeat(201))).toEqual({ refused: 'Please use at most 200 characters' });
  });
});

describe('phone numbers', () => {
  it.each(people.map(({ phone: number }) => number).filter((number, index, all) => all.indexOf(number) === index))(
    '%j is taken as it is written',
    (number) => {
      expect(outcome(phone, number)).toBe(number.trim() || null);
    },
  );

  it.each(['+47 22 12 34 56', '(907) 555-0184 ext. 12', '907.555.0184 x5', '1-800-555-0199', '0049/89/123456'])(
    '%s is one',
    (number) => {
      expect(outcome(phone, number)).toBe(number);
    },
  );

  it.each([
    ['\u202d+49 151 2345678\u202c', '+49 151 2345678'],
    ['+49\u2011151\u20112345678', '+49-151-2345678'],
    ['+49\u2013151\u22122345678', '+49-151-2345678'],
    ['+49\u00a0151\u202f2345678', '+49 151 2345678'],
    ['＋４９（１５１）２３４', '+49(151)234'],
    ['٠١٥١ ٢٣٤', '0151 234'],
    ['tel:+49-151-2345678', '+49-151-2345678'],
  ])('%j becomes %s', (pasted, number) => {
    expect(outcome(phone, pasted)).toBe(number);
  });

  it.each([
    'call me',
    '=1+1',
    '@SUM(A1)',
    '-5',
    '<b>5</b>',
    'javascript:1',
    '907-555-0184; drop table',
    '907\n555',
    '907\r\nX: 5',
    '5\u0000',
    '5\t5',
  ])('%j is none', (number) => {
    expect(outcome(phone, number)).toEqual({ refused: 'Please enter a valid phone number' });
  });

  it('are no longer than forty characters, and may be missing', () => {
    expect(outcome(phone, '5'.repeat(41))).toEqual({ refused: 'Please use at most 40 characters' });
    for (const nothing of ['', '  ', null, undefined]) expect(outcome(phone, nothing)).toBeNull();
  });
});

describe('days and times', () => {
  it.each(['2027-02-18', '2028-02-29', '2000-02-29', '2027-12-31', '0999-01-01'])('%s is a day', (text) => {
    expect(outcome(day(), text)).toBe(text);
  });

  it.each(['0000-01-01', '2027-02-29', '1900-02-29', '2027-13-01', '2027-00-10', '2027-04-31'])(
    '%s does not exist',
    (text) => {
      expect(outcome(day('Date is required'), text)).toEqual({ refused: 'This date does not exist' });
    },
  );

  it.each(['2027-2-8', '27-02-18', '2027/02/18', '2027-02-18T00:00', '', 20270218, null])('%j is none', (value) => {
    expect(outcome(day(), value)).toEqual({ refused: 'Please enter a date as YYYY-MM-DD' });
  });

  it.each([
    '0001-01-01T00:00:00Z',
    '2027-02-18T07:30:00.000Z',
    '2027-02-18T07:30:00+15:59',
    '9999-12-31T23:59:59-12:00',
  ])('%s is a moment', (text) => {
    expect(outcome(instant(), text)).toBe(text);
  });

  it.each([
    '0000-06-01T00:00:00Z',
    '2027-02-18T07:30:00+16:00',
    '2027-02-18T07:30:00-23:59',
    '2027-02-30T00:00:00Z',
    '2027-02-18',
  ])('%s is no moment that the database knows', (text) => {
    expect(outcome(instant(), text)).toEqual({ refused: 'Please give a moment such as 2027-02-18T07:30:00Z' });
  });

  it.each(['00:00', '09:05', '19:59', '23:59'])('%s is a time', (text) => {
    expect(outcome(timeOfDay(), text)).toBe(text);
  });

  it.each([
    ['9:00', '09:00'],
    ['09:00:00', '09:00'],
    ['7:05:00.000', '07:05'],
    [' 09:00\n', '09:00'],
    ['０９：３０', '09:30'],
  ])('%j is read as %s', (typed, time) => {
    expect(outcome(timeOfDay(), typed)).toBe(time);
  });

  it.each([
    ['24:00', 'Please enter 24:00 as 00:00 of the next day'],
    ['09:00:30', 'Please enter a time without seconds'],
    ['', 'Start time is required'],
    [null, 'Start time is required'],
    [900, 'Start time is required'],
    ['09:60', 'Please enter a time as HH:MM'],
    ['09.00', 'Please enter a time as HH:MM'],
    ['9 am', 'Please enter a time as HH:MM'],
    ['25:00', 'Please enter a time as HH:MM'],
  ])('%j is refused by what is wrong with it', (value, refused) => {
    expect(outcome(timeOfDay('Start time is required'), value)).toEqual({ refused });
  });

  it('24:00 ends a day', () => {
    expect(outcome(endTimeOfDay(), '24:00')).toBe('00:00');
  });
});

describe('ids and passwords', () => {
  it.each([
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', true],
    ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', true],
    ['3f2504e04f8941d39a0c0305e82c3301', false],
    ['{3f2504e0-4f89-41d3-9a0c-0305e82c3301}', false],
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301\n', false],
    ['3f2504e0-4f89-41d3-9a0c-0305e82c330g', false],
    ['', false],
  ])('%j is an id: %s', (text, expected) => {
    expect(isId(text)).toBe(expected);
    expect(id().safeParse(text).success).toBe(expected);
  });

  it.each([
    ['1234567', { refused: 'Password must be at least 8 characters' }],
    ['12345678', '12345678'],
    ['        ', '        '],
    [' leading and trailing ', ' leading and trailing '],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), { refused: 'Please use at most 200 characters' }],
    [undefined, { refused: 'Password must be at least 8 characters' }],
  ])('the new password %j', (value, expected) => {
    expect(outcome(newPassword, value)).toEqual(expected);
  });
});

describe('forms', () => {
  const sentences = (schema: ZodType<unknown>, value: unknown): Record<string, string> => {
    const { error } = schema.safeParse(value);
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  };

  it('say what is missing in the words of the specification', () => {
    expect(sentences(signUpInput, {})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Valid email is required',
      shiftId: 'Please select a shift',
    });
    expect(sentences(signInInput, {})).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    });
    expect(sentences(setPasswordInput, {})).toEqual({
      token: 'Required',
      password: 'Password must be at least 8 characters',
    });
  });

  it('take every person of the demo list, and drop what nobody asked for', () => {
    for (const person of people) {
      const parsed = personInput.safeParse({ ...person, admin: true });
      expect([person, parsed.success, parsed.data]).toEqual([
        person,
        true,
        {
          firstName: person.firstName.trim(),
          lastName: person.lastName.trim(),
          email: person.email.trim(),
          phone: person.phone.trim() || null,
        },
      ]);
    }
  });
});

describe('shifts', () => {
  it.each([
    [-3, 'full'],
    [0, 'full'],
    [1, 'almost-full'],
    [2, 'almost-full'],
    [3, 'available'],
    [100, 'available'],
  ])('with %i places left are %s', (left, expected) => {
    expect(availabilityOf(left)).toBe(expected);
  });

  it.each([
    ['22:00', '02:00', true],
    ['22:00', '00:00', true],
    ['09:00', '12:00', false],
    ['09:00', '09:01', false],
  ])('from %s to %s end on the next day: %s', (start, end, expected) => {
    expect(endsNextDay(start, end)).toBe(expected);
  });
});

describe('the catalogue of errors', () => {
  it('has whole sentences, and statuses that say whose mistake it was', () => {
    for (const [code, { status, message }] of Object.entries(errorCatalogue)) {
      expect([code, status >= 400 && status < 600]).toEqual([code, true]);
      expect(message).toMatch(/^[A-Z]/);
      if (code !== 'INVALID_CREDENTIALS') expect(message).toMatch(/\.$/);
    }
    expect(errorCatalogue.LINK_EXPIRED).toEqual({ status: 410, message: expect.stringContaining('expired') });
    expect(errorCatalogue.SHIFT_FULL).toEqual({ status: 409, message: 'This shift is full.' });
    expect(errorCatalogue.ALREADY_SIGNED_UP).toEqual({
      status: 409,
      message: 'You are already signed up for this shift.',
    });
    expect(errorCatalogue.SHIFT_STARTED).toEqual({ status: 409, message: 'This shift has already started.' });
  });
});
