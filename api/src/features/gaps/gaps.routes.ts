import { z } from 'zod';
import { noteAskedInput } from '../../contract/signups/asked-person.js';
import { countAnswer, idAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf, type UntaggedRoute } from '../../platform/schema/route.js';
import { readCandidate } from '../replacements/list-candidates.js';
import { candidateAnswer, candidateFields } from '../replacements/staff-replacement.routes.js';
import { fillForecast } from './fill-forecast.js';
import { noteAsked } from './note-asked.js';

const forecastAnswer = z.object({
  categoryId: idAnswer,
  category: z.string().describe("The category's name."),
  filled: countAnswer.describe('Spots that are taken.'),
  required: countAnswer.describe('Spots of shifts that take place.'),
  lastYear: countAnswer.nullable().describe('Filled as many days before the event that it was copied from; or null.'),
  behindLastYear: z.boolean(),
  expected: countAnswer.describe('Filled by now at 10% a week.'),
  behindPace: z.boolean(),
});

/** How full an event is, for the staff of its categories. */
function forecastUnder(prefix: 'admin' | 'lead'): UntaggedRoute[] {
  const as = prefix === 'lead' ? 'AsLead' : '';
  return [
    {
      method: 'get',
      path: `/api/${prefix}/events/{id}/fill-forecast`,
      id: `listFillForecast${as}`,
      summary: 'How full each category is, beside last year and 10% a week; a lead their own',
      of: fillForecast,
      callers: ['staff'],
      answers: { 200: z.array(forecastAnswer) },
      answer: async (ctx, { params }) => ({ body: await ctx.run(fillForecast, { eventId: params.id }) }),
    },
  ];
}

/** Calling people who could do a shift. */
function callsUnder(prefix: 'admin' | 'lead'): UntaggedRoute[] {
  return [
    {
      method: 'post',
      path: `/api/${prefix}/shifts/{id}/asked`,
      id: `noteAsked${prefix === 'lead' ? 'AsLead' : ''}`,
      summary: 'Note that a candidate was asked by phone, and what they answered; the same within an hour is one call',
      of: noteAsked,
      callers: ['staff'],
      body: noteAskedInput.omit({ shiftId: true }),
      answers: { 200: z.object({ candidate: candidateAnswer }) },
      answer: async (ctx, { params, body }) => {
        const ids = await ctx.run(noteAsked, { ...(body as object), shiftId: params.id });
        return { body: { candidate: await readCandidate(ctx, { ...ids, selection: candidateFields }) } };
      },
    },
  ];
}

/** Where people will be missing, and calling those who could come. */
export const gapsRoutes = [
  ...routesOf('Reports and files', [...forecastUnder('admin'), ...forecastUnder('lead')]),
  ...routesOf('Signups and people', [...callsUnder('admin'), ...callsUnder('lead')]),
];
