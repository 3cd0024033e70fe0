import { ID, Int } from 'type-graphql';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import { readSignup } from '../signups/read-signup.js';
import { correctHours } from './correct-hours.js';
import { CorrectHoursPayload, HoursBy, HoursTable, HoursWhere } from './hours.types.js';
import { readHours } from './read-hours.js';

export const HoursResolver = rootFields({
  hours: query(readHours, {
    gives: HoursTable,
    description:
      'Hours that people helped, added up. Shifts count once they are over. A lead has their own categories.',
    args: {
      where: 'Whose; all by default, without drafts.',
      by: 'By what; by person by default.',
      first: 'Rows of a page, 1 to 200; 50 by default.',
      offset: 'Rows to pass over; 0 by default.',
    },
    types: { where: HoursWhere, by: HoursBy },
  }),
  correctHours: mutation(correctHours, {
    gives: CorrectHoursPayload,
    description: 'Sets the minutes that count for a signup whose shift is over, or takes that back.',
    args: {
      signupId: 'The signup.',
      minutes: 'Whole minutes, 0 to 1,440; null takes the correction back.',
      reason: 'Why, 3 to 200 characters; kept in the audit log.',
    },
    types: { signupId: ID, minutes: Int },
    answer: async (ctx, id, selection) => ({ signup: await readSignup(ctx, id, below(selection, 'signup')) }),
  }),
});
