import { z } from 'zod';
import { line } from '../text/fields.js';
import { updateShiftInput } from './shift-input.js';
import { changedPlace, optionalParagraphs } from '../text/texts.js';

/** The most shifts of one change of plan. */
export const mostShiftsInPlan = 1_000;

/** The number of hours in which a change of plan can be undone. */
export const undoHours = 24;

const mostDays = 400;
const mostMinutes = mostDays * 24 * 60;

/** The changes to many shifts at once; absent fields are unchanged. */
export const planChangeInput = z.object({
  eventId: z.string().describe('The event.'),
  where: z
    .custom<object>()
    .nullish()
    .describe('Its shifts that match all of it; for a lead those of their categories.'),
  shiftIds: z
    .array(z.string())
    .max(mostShiftsInPlan, `Please choose at most ${mostShiftsInPlan} shifts`)
    .nullish()
    .describe(`These shifts, ${mostShiftsInPlan} at most; with \`where\`, those of them that match.`),
  moveMinutes: z
    .number()
    .int('Please enter a whole number')
    .min(-mostMinutes, 'Please move by less')
    .max(mostMinutes, 'Please move by less')
    .nullish()
    .describe("So many minutes later, negative for earlier, by the event's clocks; past midnight the day changes."),
  moveDays: z
    .number()
    .int('Please enter a whole number')
    .min(-mostDays, 'Please move by less')
    .max(mostDays, 'Please move by less')
    .nullish()
    .describe('So many days later, negative for earlier.'),
  location: changedPlace.describe("The shifts' own place; empty for the place of their roles."),
  qtyRequired: updateShiftInput.shape.qtyRequired.unwrap().nullish().describe('Places of each, 1 or more.'),
  cancel: z
    .boolean()
    .nullish()
    .describe('True calls them off: signups stay, and nobody new comes. False reinstates those that are called off.'),
  moveStarts: z
    .boolean()
    .nullish()
    .describe(
      'Whether the starts of these days move along, by the same time. Possible for admins, where times or days move and `where` names days alone or nothing. Default: yes where it is possible, else no.',
    ),
  message: optionalParagraphs(1000).describe('A message in the mail to everybody in these shifts.'),
});

/** The most prepared plans of an event. */
export const mostPreparedPlans = 50;

/** A change of plan that is stored by name until it is needed. */
export const savedPlanInput = planChangeInput.extend({
  name: line('Please give the plan a name', 100).describe("What people call it, such as 'Plan B: two hours later'."),
});

/** A parsed change of plan. */
export type PlanChangeInput = z.infer<typeof planChangeInput>;
