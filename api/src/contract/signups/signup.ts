import { z } from 'zod';
import { personWords } from '../text/check-person.js';
import { email, personName, phone } from '../text/fields.js';
import { mostPeople, mostPlaces } from '../people/household-cart.js';
import { answersInput, householdAnswersInput } from '../programme/question.js';

/** A visitor's details when they sign up. `phone` is null when none was given. Visitors' pages check them with `checkPerson`. */
export const personInput = z.object({
  firstName: personName(personWords.firstName),
  lastName: personName(personWords.lastName),
  email: email(personWords.email),
  phone: phone.describe('Optional phone number, 40 characters at most.'),
});

/**
 * A signup for one shift. `website` is the honeypot: people never see it, so a filled one means a robot. Only staff may use `overCapacity`,
 * which puts somebody into a full shift, and `replaces`, a signup of the same shift that is cancelled in the same step. The operation
 * checks that the shift exists (unknown and malformed ids are both 404).
 */
export const signUpInput = personInput.extend({
  shiftId: z
    .string({ error: 'Please select a shift' })
    .trim()
    .min(1, 'Please select a shift')
    .describe('The shift. Unknown: SHIFT_NOT_FOUND.'),
  website: z.string().nullish().describe('Leave empty.'),
  mayBeAsked: z
    .boolean()
    .nullish()
    .describe(
      'Whether they may be asked when somebody else drops out; of people known before it counts only from who came by the mailed link of their household, or just made them. Left out: as before.',
    ),
  ...answersInput,
  overCapacity: z.boolean().nullish().describe('For staff alone: into a full shift, on purpose.'),
  replaces: z.string().nullish().describe('For staff alone: a signup of the same shift, cancelled in the same step.'),
});

/** A parsed signup. */
export type SignUpInput = z.infer<typeof signUpInput>;

/** The name of a person in a household that signs up together. Address and phone are those of the household. */
export const householdPersonInput = personInput.pick({ firstName: true, lastName: true });

/** A place that a household requests: a shift, and one of the people. */
export const householdPlaceInput = z.object({
  shiftId: signUpInput.shape.shiftId,
  person: z
    .int({ error: 'Please say for whom' })
    .min(0, 'Please say for whom')
    .max(mostPeople - 1, 'Please say for whom')
    .describe('The index of the person in `people`, counted from 0.'),
});

/** Several people of one household and the places they want, all or none. Indexes count from 0. */
export const signUpHouseholdInput = z
  .object({
    email: personInput.shape.email,
    phone: personInput.shape.phone,
    people: z
      .array(householdPersonInput)
      .min(1, 'Please name someone')
      .max(mostPeople, `At most ${mostPeople} people at once`)
      .describe(`Who is to help: names, ${mostPeople} at most.`),
    places: z
      .array(householdPlaceInput)
      .min(1, 'Please select a shift')
      .max(mostPlaces, `At most ${mostPlaces} spots at once`)
      .describe(`The places that they want, ${mostPlaces} at most.`),
    website: signUpInput.shape.website,
    mayBeAsked: signUpInput.shape.mayBeAsked,
    ...householdAnswersInput,
  })
  .superRefine(({ people, places, answers }, ctx) => {
    answers?.forEach(({ person }, index) => {
      if (person >= people.length)
        ctx.addIssue({ code: 'custom', path: ['answers', index], message: 'Please say whose answer it is' });
    });
    const asked = new Set<string>();
    places.forEach(({ shiftId, person }, index) => {
      const place = `${shiftId.toLowerCase()} ${person}`;
      const fault =
        person >= people.length ? 'Please say for whom' : asked.has(place) ? 'This spot is asked for twice' : undefined;
      if (fault) ctx.addIssue({ code: 'custom', path: ['places', index], message: fault });
      asked.add(place);
    });
  });

/** A parsed cart. */
export type SignUpHouseholdInput = z.infer<typeof signUpHouseholdInput>;

/** How long after a signup the browser that made it may correct its address. */
export const correctionMinutes = 30;

/** How often. */
export const mostCorrections = 2;

/** A signup with a mistyped address, and the right one. */
export const correctSignupEmailInput = z.object({ email: email('Valid email is required') });

/** A signup, and the shift of the same event to move it to. Unknown and malformed ids are both 404. */
export const moveSignupInput = z.object({
  signupId: z.string(),
  shiftId: z
    .string({ error: 'Please select a shift' })
    .trim()
    .min(1, 'Please select a shift')
    .describe('The shift, of the same event. Unknown: SHIFT_NOT_FOUND.'),
  ...answersInput,
});

/** The states of a signup: cancelled ones are stored as history and never become active again. */
export const signupStatuses = ['active', 'cancelled'] as const;

/** One state of a signup. */
export type SignupStatus = (typeof signupStatuses)[number];
