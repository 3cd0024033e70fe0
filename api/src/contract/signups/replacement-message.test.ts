import { expect, it } from '@jest/globals';
import { holdsAddress, longestReplacementMessage, messageHoldsLink } from './replacement-message.js';
import { askForReplacementInput } from './replacement.js';

const outcome = (message: string) => {
  const read = askForReplacementInput.safeParse({ signupId: 'x', message });
  return read.success ? read.data.message : read.error.issues[0]?.message;
};

it.each([
  'See https://evil.example/prize',
  'www.evil',
  'evil.support has more',
  'EVIL.ZIP',
  'bit.ly',
  'xyz。page',
  'write to ada@evil.Page',
])('a message of %s is refused: it goes to many mailboxes', (message) => {
  expect(outcome(message)).toBe(messageHoldsLink);
});

it.each(['My knee hurts, sorry. Thank you!', 'From 9 a.m. to 12.30 p.m.', 'Ask Mag.Dr. Huber, e.g. at noon...'])(
  'a message of %s is let through',
  (message) => {
    expect(holdsAddress(message)).toBe(false);
    expect(outcome(message)).toBe(message);
  },
);

it('a message has at most 300 characters', () => {
  expect(outcome('x'.repeat(300))).toHaveLength(300);
  expect(outcome('x'.repeat(longestReplacementMessage + 1))).toBe('Please use at most 300 characters');
});
