import { clubSettings, mailScene, sampleSignup } from '../../../test/smtp/mail-samples.js';
import { spotAttemptedMail } from './spot-attempted.js';

const textOf = (asked: 'spot' | 'waitlist', has: 'spot' | 'waitlist') =>
  spotAttemptedMail.render({ signup: sampleSignup(), asked, has }, { ...mailScene, settings: clubSettings }).text;

test('a household reads what the person who tried its name learned, and no more than is true', () => {
  const signedUp = textOf('spot', 'spot');
  expect(signedUp).toContain('someone, hopefully you, asked for a spot in this shift');
  expect(signedUp).toContain('nothing has changed for you.');
  // The browser was answered ALREADY_SIGNED_UP.
  expect(signedUp).toContain('They were only told that you are already signed up for this shift.');
  expect(signedUp).not.toMatch(/no one was shown|not told/);

  // At a waitlist it was answered a success.
  const inShift = textOf('waitlist', 'spot');
  expect(inShift).toContain('someone, hopefully you, asked to join the waitlist of this shift');
  expect(inShift).toContain('They were not told that you are signed up.');
  expect(textOf('waitlist', 'waitlist')).toContain('They were not told that you are on the waitlist.');
});
