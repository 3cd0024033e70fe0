import { z } from 'zod';
import { correctHoursInput, hoursBys } from '../../contract/hours.js';
import { countAnswer, dayQuery, fileAnswer, idQuery } from '../../platform/schema/documented-answer.js';
import { workbookType } from '../../platform/files/table-file.js';
import { filled, routesOf, type RouteRequest, type UntaggedRoute } from '../../platform/schema/route.js';
import { readSignup } from '../signups/read-signup.js';
import { managedSignupAnswer, managedSignupFields, managedSignupJson } from '../signups/staff/managed-signup.json.js';
import { correctHours } from './correct-hours.js';
import { exportHours } from './export-hours.js';
import { readHours } from './read-hours.js';

const row = z.object({
  id: z.string().describe('The id of the person, event or category; of a household its address in lower case.'),
  name: z.string().describe('The name; of a household the names of its people.'),
  email: z.string().nullable().describe('Of a person or household.'),
  minutes: countAnswer.describe('All minutes that count.'),
  shifts: countAnswer.describe('Signups with minutes that count.'),
  presumedMinutes: countAnswer.describe('Those that are presumed, because nobody was marked in the shift.'),
  correctedMinutes: countAnswer.describe('Those that staff corrected.'),
  unsettled: countAnswer.describe(
    'Signups of which nobody knows whether the person came; none of their minutes count.',
  ),
  missed: countAnswer.describe('Signups whose person did not come.'),
});

const table = z.object({
  rows: z.array(row).describe('The page, by name.'),
  matching: countAnswer.describe('Rows of all pages together.'),
  minutes: countAnswer.describe('Minutes of all pages together.'),
  unsettled: countAnswer.describe('Signups of all pages together of which nobody knows whether the person came.'),
});

const wishes = {
  by: z.enum(hoursBys).describe('PERSON by default'),
  eventId: idQuery('of this event'),
  volunteerId: idQuery('of this person'),
  from: dayQuery('of shifts on this day or later, YYYY-MM-DD'),
  to: dayQuery('of shifts on this day or earlier, YYYY-MM-DD'),
};

/** Hours for staff. */
function underPrefix(prefix: 'admin' | 'lead'): UntaggedRoute[] {
  const as = prefix === 'lead' ? 'AsLead' : '';
  return [
    {
      method: 'get',
      path: `/api/${prefix}/hours`,
      id: `listHours${as}`,
      summary: 'Hours that people helped, added up, of shifts that are over; a lead their own categories',
      of: readHours,
      callers: ['staff'],
      answers: { 200: table },
      query: {
        ...wishes,
        first: z.string().describe('rows of a page, 1 to 200; 50 by default'),
        offset: z.string().describe('rows to pass over; 0 by default'),
      },
      answer: async (ctx, { query }) => {
        const { first, offset } = filled(query);
        const page = {
          ...(first === undefined ? {} : { first: Number(first) }),
          ...(offset === undefined ? {} : { offset: Number(offset) }),
        };
        return { body: await ctx.run(readHours, { ...asked(query), ...page }) };
      },
    },
    ...(['csv', 'xlsx'] as const).map((format): UntaggedRoute => ({
      method: 'get',
      path: `/api/${prefix}/hours.${format}`,
      id: `exportHours${format === 'csv' ? 'Csv' : 'Xlsx'}${as}`,
      summary: `Hours as ${format}, volunteer-hours-{yyyy-MM-dd}; a lead their own categories`,
      of: exportHours,
      callers: ['staff'],
      answers: { 200: fileAnswer(format === 'csv' ? 'text/csv' : workbookType) },
      query: wishes,
      answer: async (ctx, { query }) => ({ download: await ctx.run(exportHours, { ...asked(query), format }) }),
    })),
    {
      method: 'put',
      path: `/api/${prefix}/signups/{id}/hours`,
      id: `correctHours${as}`,
      summary: 'Set the minutes that count for a signup whose shift is over, or take that back',
      of: correctHours,
      callers: ['staff'],
      body: correctHoursInput.omit({ signupId: true }),
      answers: { 200: z.object({ signup: managedSignupAnswer }) },
      answer: async (ctx, { params, body }) => {
        const id = await ctx.run(correctHours, { ...(body as object), signupId: params.id });
        return { body: { signup: managedSignupJson(await readSignup(ctx, id, managedSignupFields)) } };
      },
    },
  ];
}

/** Hours, as JSON and as files, and their correction. */
export const hoursRoutes = routesOf('Reports and files', [...underPrefix('admin'), ...underPrefix('lead')]);

/** The values of a query as the operations expect them. */
function asked(query: RouteRequest['query']) {
  const { by, eventId, volunteerId, from, to } = filled(query);
  return { ...(by === undefined ? {} : { by }), where: { eventId, volunteerId, from, to } };
}
