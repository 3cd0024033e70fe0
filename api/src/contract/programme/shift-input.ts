import { z } from 'zod';
import { day, endTimeOfDay, flag, timeOfDay } from '../text/fields.js';
import { seenVersion } from '../seen-version.js';
import { changedParagraphs, changedPlace, optionalParagraphs, optionalPlace } from '../text/texts.js';

/** The value of a role select while none is chosen. */
export const noOpportunityChosen = 'select-opportunity';

/** The default times of a new shift (HH:MM); its day is the event's first. */
export const newShiftDefaults = { startTime: '10:00', endTime: '18:00', qtyRequired: 1 } as const;

/** The message for a shift that ends the moment it starts. */
export const equalTimesMessage = 'End time must differ from start time';

/** The most shifts to create at once. */
export const mostShiftsAtOnce = 200;

const quantity = z
  .number({ error: 'At least 1 volunteer is required' })
  .int('Please enter a whole number')
  .min(1, 'At least 1 volunteer is required')
  .max(9999, 'Please enter a smaller number');

const timesDiffer = ({ startTime, endTime }: { startTime: string; endTime: string }) => startTime !== endTime;
const differ = { path: ['endTime'], message: equalTimesMessage };

const place = "Overrides the role's place.";
const note = 'A note on this shift.';
const closed = 'Whether it is closed: staff alone put people in.';
const waitlist = 'Whether people can wait for a place once it is full; by default they can.';

/** Day, times and places of a shift, as submitted. An end before the start means the next day. */
const shiftFields = {
  date: day('Date is required').describe("YYYY-MM-DD: 'Date is required'."),
  startTime: timeOfDay('Start time is required').describe("HH:MM: 'Start time is required'."),
  endTime: endTimeOfDay('End time is required').describe(
    "HH:MM, earlier than the start for the next day: 'End time is required'.",
  ),
  qtyRequired: quantity.describe("1 or more: 'At least 1 volunteer is required'."),
};

/** A new shift. The caller may choose its `id`: an unused UUID. */
export const createShiftInput = z
  .object({
    id: z.string().nullish().describe("The caller's own unused UUID; otherwise ID_TAKEN."),
    opportunityId: z
      .string({ error: 'Volunteer role is required' })
      .min(1, 'Volunteer role is required')
      .refine((chosen) => chosen !== noOpportunityChosen, 'Please select a volunteer role')
      .describe("Required: 'Volunteer role is required'."),
    ...shiftFields,
    location: optionalPlace.describe(place),
    notes: optionalParagraphs(1000).describe(note),
    closed: flag(false).describe(closed),
    waitlistEnabled: flag(true).describe(waitlist),
  })
  .refine(timesDiffer, differ);

/** A parsed new shift. */
export type CreateShiftInput = z.infer<typeof createShiftInput>;

/** Several new shifts: all or none are created. */
export const createShiftsInput = z.object({
  shifts: z
    .array(createShiftInput)
    .min(1, 'At least one shift is required')
    .max(mostShiftsAtOnce, `Please add at most ${mostShiftsAtOnce} shifts at once`),
});

/** Changes of a shift: absent fields are unchanged. `version`, if given, must be the current one. */
export const updateShiftInput = z.object({
  date: shiftFields.date.optional().describe('YYYY-MM-DD.'),
  startTime: shiftFields.startTime.optional().describe('HH:MM.'),
  endTime: shiftFields.endTime.optional().describe('HH:MM, earlier than the start for the next day.'),
  qtyRequired: shiftFields.qtyRequired.optional().describe('1 or more; fewer than the people in it is allowed.'),
  location: changedPlace.describe(place),
  notes: changedParagraphs(1000).describe(note),
  closed: flag(undefined).describe(closed),
  waitlistEnabled: flag(undefined).describe(waitlist),
  version: seenVersion,
});

/** Parsed changes of a shift. */
export type UpdateShiftInput = z.infer<typeof updateShiftInput>;

/** The form of one shift: all its fields. */
export const shiftForm = z
  .object({ ...shiftFields, location: optionalPlace, notes: optionalParagraphs(1000) })
  .refine(timesDiffer, differ);

/** A warning when a shift's day (YYYY-MM-DD) is outside its event's days, which is allowed. */
export function shiftDayWarning(date: string, event: { startDate: string; endDate: string }): string | null {
  if (date >= event.startDate && date <= event.endDate) return null;
  const days = event.startDate === event.endDate ? event.startDate : `${event.startDate} to ${event.endDate}`;
  return `${date} is outside of the event's days (${days}).`;
}
