import { z } from 'zod';
import { dayQuery, idQuery, recordAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { readCheckInDays } from './check-in-days.js';
import { noteTakenList, takeCheckInList } from './check-in-list.js';

export const checkInListRoutes = routesOf('Check-in', [
  {
    method: 'get',
    path: '/api/check-in/days',
    id: 'listCheckInDays',
    summary: 'Where people may be checked in today and tomorrow; a lead their own categories',
    of: readCheckInDays,
    callers: ['staff'],
    answers: { 200: recordAnswer('CheckInDays') },
    answer: async (ctx) => {
      const { serverNow, days } = await ctx.run(readCheckInDays, {});
      return { body: { serverNow, days }, tagged: days };
    },
  },
  {
    method: 'get',
    path: '/api/check-in/list',
    id: 'getCheckInList',
    summary:
      'Who is expected at a post on a day, and who is here; a lead their own categories, a phone its own post whatever it asks for',
    of: takeCheckInList,
    callers: ['staff', 'device'],
    answers: { 200: recordAnswer('CheckInList') },
    query: {
      eventId: idQuery('of this event'),
      categoryId: idQuery('of this category; of all by default'),
      place: z.string().describe('at this place, as it is written; at all by default'),
      day: dayQuery('the day on which the shifts start, YYYY-MM-DD'),
    },
    answer: async (ctx, { query }) => {
      const { list, taking } = await ctx.run(takeCheckInList, query);
      const { serverNow: _now, ...rest } = list;
      return {
        body: list,
        tagged: rest,
        beforeSending: async () => {
          if (taking) await ctx.run(noteTakenList, taking);
        },
      };
    },
  },
]);
