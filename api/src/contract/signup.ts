import { z } from 'zod';
import { personWords } from './check-person.js';
import { email, personName, phone } from './fields.js';

/** What a visitor tells us about themselves when they sign up. `phone` is null when none was given. Visitors' pages have it as `checkPerson`. */
export const personInput = z.object({
  firstName: personName(personWords.firstName),
  lastName: personName(personWords.lastName),
  email: email(personWords.email),
  phone: phone.describe('Optional phone number, 40 characters at most.'),
});

/**
 * A signup for one shift. `website` is the honeypot: people never see it, so a filled one means a robot.
 * `overCapacity` is for staff alone: it puts somebody into a full shift; so is `replaces`, a signup of the same shift that is cancelled in
 * the same step.
 * `shiftId` is checked for existence by the operation (unknown and malformed ids are both 404).
 */
export const signUpInput = personInput.extend({
  shiftId: z
    .string({ error: 'Please select a shift' })
    .trim()
    .min(1, 'Please select a shift')
    .describe('The shift. Unknown: SHIFT_NOT_FOUND.'),
  website: z.string().nullish().describe('Leave empty.'),
  overCapacity: z.boolean().nullish().describe('For staff alone: into a full shift, on purpose.'),
  replaces: z.string().nullish().describe('For staff alone: a signup of the same shift, cancelled in the same step.'),
});

/** A parsed signup. */
export type SignUpInput = z.infer<typeof signUpInput>;

/** For so long after a signup the browser that made it may correct its address. */
export const correctionMinutes = 30;

/** So often. */
export const mostCorrections = 2;

/** A signup that went to a mistyped address, and the right one. */
export const correctSignupEmailInput = z.object({ email: email('Valid email is required') });

/** A signup, and the shift of the same event that it is to have instead. Unknown and malformed ids are both 404. */
export const moveSignupInput = z.object({
  signupId: z.string(),
  shiftId: z
    .string({ error: 'Please select a shift' })
    .trim()
    .min(1, 'Please select a shift')
    .describe('The shift, of the same event. Unknown: SHIFT_NOT_FOUND.'),
});

/** The states of a signup: cancelled ones are kept as history and never become active again. */
export const signupStatuses = ['active', 'cancelled'] as const;

/** One state of a signup. */
export type SignupStatus = (typeof signupStatuses)[number];
