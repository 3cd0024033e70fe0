import { Float, ID } from 'type-graphql';
import { markInput, recordAttendanceInput, walkInInput } from '../../contract/check-in/record-attendance.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { mutation, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import { MarkKind } from '../../records/parts/attendance-words.js';
import { getShift } from '../shifts/find-shifts.js';
import { readSignup } from '../signups/read-signup.js';
import { RecordAttendancePayload } from './attendance.types.js';
import { readMarkedSignups } from './read-marked-signups.js';
import { recordAttendance } from './record-attendance.js';
import { restoreSignup } from './settle/restore-signup.js';
import { settleAttendance } from './settle/settle-attendance.js';
import { OthersOfShift, RestoreSignupPayload, SettleAttendancePayload } from './settle/settle.types.js';

const MarkInputType = inputType('MarkInput', markInput, {
  description: 'What somebody saw of a person who signed up.',
  // A device whose clock starts in 1970 is further off than an Int holds.
  types: { kind: MarkKind, occurredAt: Instant, offset: Float },
});

const WalkInInputType = inputType('WalkInInput', walkInInput, { description: 'Somebody who came without a signup.' });

const RecordAttendanceInputType = inputType('RecordAttendanceInput', recordAttendanceInput, {
  description: 'Marks of one device, and the people who came without a signup.',
  types: { deviceNow: Instant, marks: [MarkInputType], walkIns: [WalkInInputType] },
});

/** For staff and programs: marking who came, and settling it afterwards. Devices mark by REST. */
export const AttendanceResolver = rootFields({
  recordAttendance: mutation(recordAttendance, {
    gives: RecordAttendancePayload,
    description:
      'Marks who came, left or is missing, and adds people who came without a signup. Each is answered by itself. The same call again changes nothing.',
    input: { type: RecordAttendanceInputType, description: 'The marks and the people.' },
    answersWithCommit: true,
    answer: async (ctx, { serverNow, results, signupIds }, selection) => ({
      serverNow,
      results,
      signups: await readMarkedSignups(ctx, signupIds, below(selection, 'signups')),
    }),
  }),
  settleAttendance: mutation(settleAttendance, {
    gives: SettleAttendancePayload,
    description:
      "Marks everybody in a shift that nobody marked, as of the shift's start. Those who are marked stay as they are.",
    args: { shiftId: 'The shift. It has begun.', others: 'Whether they came.' },
    types: { shiftId: ID, others: OthersOfShift },
    answer: async (ctx, id, selection) => ({ shift: await getShift(ctx, id, below(selection, 'shift')) }),
  }),
  restoreSignup: mutation(restoreSignup, {
    gives: RestoreSignupPayload,
    description:
      'Signs somebody up again whose signup was cancelled and who came all the same. Their marks go to the new signup. Repeating it is no error.',
    args: { signupId: 'The signup that was cancelled.' },
    answer: async (ctx, id, selection) => ({ signup: await readSignup(ctx, id, below(selection, 'signup')) }),
  }),
});
