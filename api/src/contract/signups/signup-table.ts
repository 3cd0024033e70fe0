import { z } from 'zod';
import { day } from '../text/fields.js';
import { exportFormats } from '../report.js';
import { signupStatuses } from './signup.js';

/** The columns by which signups can be sorted; the default is `signedUp`, newest first. */
export const signupColumns = ['volunteer', 'contact', 'shift', 'opportunity', 'status', 'signedUp'] as const;

/** One sortable column. */
export type SignupColumn = (typeof signupColumns)[number];

/** The most signups or shifts to select individually. */
export const mostChosen = 500;

/** Individually selected records. */
export const someIds = z.array(z.string()).max(mostChosen, `Please choose at most ${mostChosen}`);

/** The filter of signups; every part is optional. The days are those of the event's own time zone, both inclusive. */
export const signupFilter = z.object({
  eventId: z.string().nullish().describe('Of this event.'),
  categoryId: z.string().nullish().describe('Of this category.'),
  opportunityId: z.string().nullish().describe('Of this volunteer role.'),
  shiftId: z.string().nullish().describe('Of this shift.'),
  shiftIds: someIds.nullish().describe('Of these shifts, 500 at most.'),
  signupIds: someIds.nullish().describe('These signups alone, 500 at most.'),
  status: z.enum(signupStatuses).nullish().describe('In this state.'),
  calledOff: z
    .boolean()
    .nullish()
    .describe('Of what is called off: the shift, or its event is cancelled; or of what takes place.'),
  unconfirmed: z
    .boolean()
    .nullish()
    .describe(
      'Active signups that their household has not confirmed since their shift, which still takes place, was moved; or the others.',
    ),
  search: z
    .string()
    .trim()
    .max(200, 'Please use at most 200 characters')
    .nullish()
    .describe('Words that must all be found in name, e-mail address, phone number, role or category.'),
  signedUpFrom: day().nullish().describe("Signed up on this day of the event's time zone or later."),
  signedUpTo: day().nullish().describe("Signed up on this day of the event's time zone or earlier."),
});

/** A parsed signup filter. */
export type SignupFilter = z.infer<typeof signupFilter>;

/** The order of signups. */
export const signupSort = z
  .object({ column: z.enum(signupColumns).default('signedUp'), descending: z.boolean().default(true) })
  .nullish()
  .transform((sort) => sort ?? { column: 'signedUp' as const, descending: true });

/** A parsed order. */
export type SignupSort = z.infer<typeof signupSort>;

/** A file of signups. */
export const exportSignupsInput = z.object({
  filter: signupFilter.nullish().transform((filter) => filter ?? {}),
  sort: signupSort,
  format: z.enum(exportFormats).default('csv'),
});

/** Signups to cancel at once. */
export const cancelSignupsInput = z.object({
  signupIds: someIds.min(1, 'Please choose at least one signup'),
  notify: z.boolean().nullish().describe('`false`: the people are not mailed until `notifyOfCancellation`; leads are.'),
});

/** The default and the largest page size. */
export const signupPageSize = 50;
export const mostSignupsAPage = 200;

/** A page of the signup table. */
export const signupTableInput = z.object({
  filter: signupFilter.nullish().transform((filter) => filter ?? {}),
  sort: signupSort,
  first: z
    .int()
    .min(1)
    .max(mostSignupsAPage, `Please ask for at most ${mostSignupsAPage} rows`)
    .default(signupPageSize),
  offset: z.int().min(0).max(1_000_000).default(0),
});
