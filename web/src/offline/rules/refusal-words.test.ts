import { errorCatalogue, type ErrorCode } from '@trailcrew/api/contract/error-codes';
import { linkRefusal, markRefusal } from './refusal-words';

/* All refusals of the server for one mark or one walk-in, except those for invalid input, which explain themselves. */
const answered: ErrorCode[] = [
  'SIGNUP_NOT_FOUND',
  'ATTENDANCE_CLOSED',
  'LINK_EXPIRED',
  'ID_TAKEN',
  'SHIFT_NOT_FOUND',
  'SHIFT_CANCELLED',
  'EVENT_CANCELLED',
];

test.each(answered)('%s has words that say what happened and what to do', (code) => {
  const words = markRefusal({ code, message: errorCatalogue[code].message });
  expect(words).not.toContain(errorCatalogue[code].message);
  expect(words).toMatch(/\. Please (tell the lead|press “Forget”)/);
});

test('too many walk-ins by one link show the server’s message, which names the lead', () => {
  const message = '30 people were added by this link. Ask the lead to add more.';
  expect(markRefusal({ code: 'TOO_MANY_REQUESTS', message })).toBe(message);
});

test('the message for a link that does not open names the lead', () => {
  const early = 'This link works from Sat, Feb 6, 7:00 AM.';
  expect(linkRefusal({ code: 'LINK_EXPIRED', message: '' })).toMatch(/ended\. Please ask the lead/);
  expect(linkRefusal({ code: 'CHECK_IN_LINK_NOT_FOUND', message: early })).toBe(
    `${early} Please ask the lead if you need another.`,
  );
  const used = 'Three phones use this link. Ask the lead to allow yours.';
  expect(linkRefusal({ code: 'LINK_IN_USE', message: used })).toBe(used);
});
