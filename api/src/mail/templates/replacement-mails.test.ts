import { clubSettings, mailScene, sampleSignup } from '../../../test/smtp/mail-samples.js';
import { leadReplacement } from './replacement-mails.js';

const textFor = (email: string) => {
  const { volunteer, ...signup } = sampleSignup();
  const news = { what: 'wanted' as const, as: 'lead' as const, message: null, taker: null };
  const payload = { ...news, signup: { ...signup, volunteer: { ...volunteer, email } } };
  return leadReplacement.render(payload, { ...mailScene, settings: clubSettings }).text;
};

test('the lead reads the address of the giver, and nothing in its place where they gave none', () => {
  expect(textFor('ada@example.org')).toContain('(ada@example.org)');
  expect(textFor('walk-in:6f2a')).not.toContain('walk-in');
});
