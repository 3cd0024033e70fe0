import { z } from 'zod';
import { countAnswer, idAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf, type UntaggedRoute } from '../../platform/schema/route.js';
import { fillForecast } from './fill-forecast.js';

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

/** Where people will be missing. */
export const gapsRoutes = routesOf('Reports and files', [...forecastUnder('admin'), ...forecastUnder('lead')]);
