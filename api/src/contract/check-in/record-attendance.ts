import { z } from 'zod';
import { email, flag, id, instant, optional, personName, phone } from '../text/fields.js';
import { personWords } from '../text/check-person.js';
import { markKinds } from './attendance.js';

/** The most marks of one call. */
export const mostMarks = 500;

/** The most walk-ins of one call. */
export const mostWalkIns = 50;

/** The most heads that a mark names as seen. */
export const mostSeen = 8;

/** How far a device's clock may be off: 200 years, in milliseconds. */
const mostOffset = 200 * 365.25 * 24 * 3_600_000;

/** Below what the column holds, so that the next number fits too. */
const mostSequence = 2_000_000_000;

/** A mark, as a device sends it. */
export const markInput = z
  .object({
    id: id().describe('A UUID that the device makes. The same id again is answered KNOWN.'),
    signupId: id().describe('The signup, or the id of a walk-in.'),
    kind: z.enum(markKinds, `Please choose from ${markKinds.join(', ')}`).describe('What somebody saw.'),
    occurredAt: instant()
      .refine((text) => Date.parse(text) >= 0, 'Please give a moment of 1970 or later')
      .describe("When it was marked, by the device's own clock, 1970 or later."),
    offset: z
      .int('Please give whole milliseconds')
      .min(-mostOffset, 'At most 200 years')
      .max(mostOffset, 'At most 200 years')
      .nullish()
      .describe("Milliseconds: the server's clock minus the device's, as the device knew it when marking."),
    sequence: z
      .int('Please give a whole number')
      .min(0, 'At least 0')
      .max(mostSequence, `At most ${mostSequence}`)
      .nullish()
      .describe('Counts up with each mark of the device. Left out: the order of arrival.'),
    seen: z
      .array(id())
      .max(mostSeen, `At most ${mostSeen} ids`)
      .nullish()
      .describe("The ids of the signup's heads that the device knew. Left out: those that the server knows."),
    undoes: id().nullish().describe('Of UNDONE: the id of the mark that it takes back.'),
  })
  .superRefine(({ kind, undoes }, ctx) => {
    if (kind === 'UNDONE' && !undoes)
      ctx.addIssue({ code: 'custom', path: ['undoes'], message: 'Please say which mark is taken back' });
    if (kind !== 'UNDONE' && undoes)
      ctx.addIssue({ code: 'custom', path: ['undoes'], message: 'Only UNDONE takes a mark back' });
  });

/** Somebody who came without a signup. Their id becomes the id of their signup. */
export const walkInInput = z.object({
  id: id().describe("A UUID that the device makes; becomes the signup's id."),
  shiftId: id().describe('The shift that they help in.'),
  firstName: personName(personWords.firstName),
  lastName: personName(personWords.lastName),
  email: optional(email(personWords.email)).describe('Their address, if they give one.'),
  phone: phone.describe('Their phone number, if they give one; 40 characters at most.'),
  separate: flag(false).describe(
    'They are somebody else than the one person of this name in the shift. Otherwise they are taken for that person.',
  ),
});

/** Marks of one device and the people who came without a signup. */
export const recordAttendanceInput = z.object({
  deviceId: id().nullish().describe('A UUID that the browser makes once. Left out: the caller is the device.'),
  deviceNow: instant().nullish().describe("The device's own clock at the moment of sending."),
  walkIns: z
    .array(walkInInput)
    .max(mostWalkIns, `At most ${mostWalkIns} walk-ins at once`)
    .nullish()
    .describe(`People who came without a signup, ${mostWalkIns} at most.`),
  marks: z
    .array(markInput)
    .max(mostMarks, `At most ${mostMarks} marks at once`)
    .nullish()
    .describe(`The marks, ${mostMarks} at most. None at all says that the device is there.`),
});

/** Parsed marks. */
export type RecordAttendanceInput = z.infer<typeof recordAttendanceInput>;

/** Marks as they are sent. */
export type RecordAttendanceBody = z.input<typeof recordAttendanceInput>;

/** How one mark or walk-in was taken. */
export const markResults = ['STORED', 'KNOWN', 'REFUSED'] as const;

/** The answer to one mark or walk-in. */
export interface MarkResult {
  id: string;
  result: (typeof markResults)[number];
  /** Why it was refused: an error code. */
  code?: string | null;
  message?: string | null;
  /** The signup that it belongs to, where that is known; of a walk-in that was known by name the earlier signup. */
  signupId?: string | null;
}
