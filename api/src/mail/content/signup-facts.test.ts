import { sampleSignup } from '../../../test/smtp/mail-samples.js';
import { greetedNames } from './signup-facts.js';

const named = (names: string[]) =>
  greetedNames(names.map((firstName) => sampleSignup({ volunteer: { firstName, lastName: 'Lind', email: 'a@b.cz' } })));

test('a household is greeted by its first names, each once, and more than four together', () => {
  expect(named(['Ada'])).toBe('Ada');
  expect(named(['Ada', 'Bo', 'Ada'])).toBe('Ada and Bo');
  expect(named(['Ada', 'Bo', 'Cy', 'Di'])).toBe('Ada, Bo, Cy and Di');
  expect(named(['Ada', 'Bo', 'Cy', 'Di', 'Eli'])).toBe('everyone');
});
