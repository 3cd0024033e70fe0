import { z } from 'zod';
import { personWords } from '../text/check-person.js';
import { email, personName, phone } from '../text/fields.js';

/** The states of a waitlist entry. */
export const waitlistStates = ['WAITING', 'OFFERED', 'TAKEN', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;

/** One state of a waitlist entry. */
export type WaitlistState = (typeof waitlistStates)[number];

/** The most people who wait together. */
export const mostWaitingTogether = 10;

/** A person who waits. */
export const waitingPerson = z.object({
  firstName: personName(personWords.firstName),
  lastName: personName(personWords.lastName),
});

/** People who want places in a full shift, together. Visitors' pages check them with `checkPerson`. */
export const joinWaitlistInput = z.object({
  shiftId: z
    .string({ error: 'Please select a shift' })
    .trim()
    .min(1, 'Please select a shift')
    .describe('The shift. Unknown: SHIFT_NOT_FOUND.'),
  email: email(personWords.email),
  phone: phone.describe('Optional phone number, 40 characters at most.'),
  people: z
    .array(waitingPerson, 'Please say who waits')
    .min(1, 'Please say who waits')
    .max(mostWaitingTogether, `At most ${mostWaitingTogether} people can wait together`)
    .describe('Who waits: places are offered to all of them together.'),
  fewerIsFine: z
    .boolean()
    .nullish()
    .transform((given) => given === true)
    .describe('Whether fewer places than people may be offered; the first of them then come.'),
});

/** Parsed people who want to wait. */
export type JoinWaitlistInput = z.infer<typeof joinWaitlistInput>;
