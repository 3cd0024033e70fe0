import { expect } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import type { Asking, Truth } from './truth-of-people.js';

/* Compares answers about signups and people with the tables. */

/** Where a household that looked itself up reads its own. */
export const ownRoots = new Set(['Query.myHousehold', 'Query.myReplacements', 'Mutation.mergeVolunteers']);

/** Where only an address opens the household: it shows nobody a phone. */
const withoutPhones = new Set([...ownRoots, 'Mutation.lookUpHousehold']);

/** What hands out the one signup that it was allowed to change, no matter who asks. */
const handOut = new Set([
  'Mutation.cancelSignup',
  'Mutation.cancelSignupByLink',
  'Mutation.confirmSignup',
  'Mutation.moveSignup',
  'Mutation.takeOffer',
  'Mutation.askForReplacement',
  'Mutation.withdrawReplacement',
]);

/** What is answered as it was sent, without a look at what is known of the person. */
const typed = new Set([
  'Mutation.signUp',
  'Mutation.signUpHousehold',
  'Mutation.correctSignupEmail',
  'Mutation.takeReplacement',
  'Mutation.renameVolunteer',
  'Mutation.updateVolunteer',
]);

/** How much of each kind was met in answers. */
export interface Met {
  shifts: number;
  closed: number;
  people: number;
  contacts: number;
  attended: number;
  /** On a start board: who is not at a post, and who could go to one. */
  missing: number;
  free: number;
}

export const nothingMet = (): Met => ({
  ...{ shifts: 0, closed: 0, people: 0, contacts: 0, attended: 0, missing: 0, free: 0 },
});

type Answer = Record<string, unknown>;

/** Jest prepares a story for each expectation, which takes a while for a hundred thousand that hold. */
function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Compares everything in an answer with the tables. */
export function check(truth: Truth, asking: Asking, root: string, value: unknown, met: Met): void {
  if (Array.isArray(value)) return value.forEach((one) => check(truth, asking, root, one, met));
  if (typeof value !== 'object' || value === null) return;
  const row = value as Answer;
  const idsIn = (list: unknown) => list && (list as { id: string }[]).map(({ id }) => id).sort();
  if (row.__typename === 'Shift' && 'signups' in row) {
    const expected = truth.ofShift(asking, row.id as string);
    same(idsIn(row.signups), expected);
    met[expected ? 'shifts' : 'closed'] += 1;
  }
  if (row.__typename === 'Signup' && !typed.has(root) && !handOut.has(root)) {
    same(truth.mayReach(asking, row.id as string), true);
    met.people += 1;
  }
  // A start board names people beside their signups.
  if (row.__typename === 'BoardPerson' || row.__typename === 'FreePerson') {
    same(truth.mayReach(asking, row.signupId as string), true);
    met[row.__typename === 'FreePerson' ? 'free' : 'missing'] += 1;
  }
  if (row.__typename === 'Signup' && 'attendance' in row) {
    const seen = truth.attendanceOf(asking, row.id as string);
    // Of what was typed nothing is read, unless it is met again further down.
    if (!typed.has(root) || row.attendance !== null) same(row.attendance, seen);
    if (seen) met.attended += 1;
  }
  if (row.__typename === 'Volunteer' && 'email' in row && !typed.has(root)) {
    const { email, phone } = truth.contactOf(asking, row.id as string);
    same(row.email, email);
    same((withoutPhones.has(root) ? [phone, null] : [phone]).includes(row.phone as string | null), true);
    same((row.household as Answer | null)?.email ?? null, email);
    if (email) met.contacts += 1;
  }
  if (row.__typename === 'Volunteer' && 'signups' in row)
    same(idsIn(row.signups), typed.has(root) ? null : truth.ofVolunteer(asking, row.id as string));
  if (row.__typename === 'Household' && 'volunteers' in row)
    same(idsIn(row.volunteers), truth.ofHousehold(asking, row.email as string));
  for (const one of Object.values(row)) check(truth, asking, root, one, met);
}
