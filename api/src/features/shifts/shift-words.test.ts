import { expect, it } from '@jest/globals';
import { shiftWords } from './shift-words.js';

it('names a shift in the audit log as screens do', () => {
  expect(shiftWords('Bib Caller', { date: '2027-03-01', startTime: '07:30', endTime: '12:05' })).toBe(
    'Bib Caller, Mar 1, 2027, 7:30 AM – 12:05 PM',
  );
});
