import { clubSettings, mailScene, sampleSignup } from '../../../test/smtp/mail-samples.js';
import { addressCorrectedMail } from './household-mails.js';

test.each([
  [true, 'added'],
  [false, 'corrected'],
])('of a first address (%p) the mail says that it was %s', (isFirst, word) => {
  const person = { firstName: 'Nils', lastName: 'Fjell' };
  const payload = { person, householdTokenId: 'link', signups: [sampleSignup()], isFirst };
  const { subject, text } = addressCorrectedMail.render(payload, { ...mailScene, settings: clubSettings });
  expect(subject).toBe(`Your email address was ${word}`);
  expect(text).toContain(`has ${word} your email address`);
});
