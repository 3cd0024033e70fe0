import { Day } from '../../platform/schema/graphql-scalars.js';
import { query, rootFields } from '../../platform/schema/root-fields.js';
import { readCheckInDays } from './check-in-days.js';
import { CheckInDays } from './check-in-days.types.js';
import { noteTakenList, readCheckInList } from './check-in-list.js';
import { CheckInList } from './check-in-list.types.js';

export const CheckInListResolver = rootFields({
  checkInDays: query(readCheckInDays, {
    gives: CheckInDays,
    description:
      "Where people may be checked in today and tomorrow, by each event's clock, drafts included: all posts for an admin, those of their own categories for a lead.",
  }),
  checkInList: query(readCheckInList, {
    gives: CheckInList,
    description:
      'Who is expected at a post on a day, and who is here: of all categories for an admin, of their own for a lead. 2,000 people at most. Noted in the audit log.',
    args: {
      eventId: 'The event.',
      categoryId: 'Of this category; of all by default.',
      place: 'At this place, as it is written, without regard to case and odd spaces; at all by default.',
      day: 'The day on which the shifts start.',
    },
    types: { day: Day },
    async answer(ctx, { list, taking }) {
      if (taking) await ctx.run(noteTakenList, taking);
      return list;
    },
  }),
});
