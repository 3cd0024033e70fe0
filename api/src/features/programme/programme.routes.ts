import { DomainError } from '../../platform/domain-error.js';
import { listAnswer, listQuery, pageQuery } from '../../platform/list-operation.js';
import { recordAnswer, listAnswers, idQuery, dayQuery } from '../../platform/documented-answer.js';
import { routesOf } from '../../platform/route.js';
import { listCategories } from './find-categories.js';
import { findEvent } from './find-event.js';
import { listEvents } from './find-events.js';
import { findOpportunities, listOpportunities } from './find-opportunities.js';
import { listShifts } from './find-shifts.js';
import {
  categoryAnswer,
  categoryFields,
  categoryJson,
  eventAnswer,
  eventFields,
  eventJson,
  opportunityAnswer,
  opportunityFields,
  opportunityJson,
  shiftAnswer,
  shiftFields,
  shiftJson,
} from './programme.json.js';
import { belongsTo } from '../../platform/viewer.js';
import { readStats } from './read-stats.js';

/** Reading events, categories, roles, shifts and figures. */
export const programmeRoutes = routesOf('Programme', [
  {
    method: 'get',
    path: '/api/events',
    id: 'listEvents',
    summary: 'All events by first day',
    callers: ['anybody'],
    answers: { 200: listAnswers(eventAnswer) },
    query: pageQuery,
    answer: async (ctx, request) =>
      listAnswer(ctx, request, await ctx.run(listEvents, { ...listQuery(request), selection: eventFields }), eventJson),
  },
  {
    method: 'get',
    path: '/api/events/{id}',
    id: 'getEvent',
    summary: 'One event; 404 when there is none',
    callers: ['anybody'],
    answers: { 200: eventAnswer },
    refuses: ['EVENT_NOT_FOUND'],
    answer: async (ctx, { params }) => {
      const event = await ctx.run(findEvent, { id: params.id, selection: eventFields });
      if (!event) throw new DomainError('EVENT_NOT_FOUND');
      return { body: eventJson(event) };
    },
  },
  {
    method: 'get',
    path: '/api/categories',
    id: 'listCategories',
    summary: 'Categories by name',
    callers: ['anybody', 'staff'],
    answers: { 200: listAnswers(categoryAnswer) },
    query: { eventId: idQuery('of this event'), leadId: idQuery('led by this user'), ...pageQuery },
    answer: async (ctx, request) => {
      // Where to reach a lead is for their colleagues alone.
      const selection = belongsTo(ctx.viewer, 'staff')
        ? { ...categoryFields, leadEmail: true as const }
        : categoryFields;
      return listAnswer(
        ctx,
        request,
        await ctx.run(listCategories, { ...listQuery(request), selection }),
        categoryJson,
      );
    },
  },
  {
    method: 'get',
    path: '/api/opportunities',
    id: 'listOpportunities',
    summary: 'Volunteer roles by name',
    callers: ['anybody'],
    answers: { 200: listAnswers(opportunityAnswer) },
    query: { eventId: idQuery('of this event'), categoryId: idQuery('of this category'), ...pageQuery },
    answer: async (ctx, request) =>
      listAnswer(
        ctx,
        request,
        await ctx.run(listOpportunities, { ...listQuery(request), selection: opportunityFields }),
        opportunityJson,
      ),
  },
  {
    method: 'get',
    path: '/api/opportunities/{id}',
    id: 'getOpportunity',
    summary: 'One volunteer role; 404 when there is none',
    callers: ['anybody'],
    answers: { 200: opportunityAnswer },
    refuses: ['OPPORTUNITY_NOT_FOUND'],
    answer: async (ctx, { params }) => {
      const [opportunity] = await ctx.run(findOpportunities, { id: params.id, selection: opportunityFields });
      if (!opportunity) throw new DomainError('OPPORTUNITY_NOT_FOUND');
      return { body: opportunityJson(opportunity) };
    },
  },
  {
    method: 'get',
    path: '/api/shifts',
    id: 'listShifts',
    summary: 'Shifts by day and start time',
    callers: ['anybody'],
    answers: { 200: listAnswers(shiftAnswer) },
    query: {
      eventId: idQuery('of this event'),
      categoryId: idQuery('of this category'),
      opportunityId: idQuery('of this volunteer role'),
      date: dayQuery('on this day, YYYY-MM-DD'),
      ...pageQuery,
    },
    answer: async (ctx, request) => {
      const { date, ...wanted } = listQuery(request);
      return listAnswer(
        ctx,
        request,
        await ctx.run(listShifts, { ...wanted, date: date || null, selection: shiftFields }),
        shiftJson,
      );
    },
  },
  {
    method: 'get',
    path: '/api/stats',
    id: 'getStats',
    summary: 'Figures of all events or of one',
    callers: ['anybody'],
    answers: { 200: recordAnswer('Stats') },
    query: { eventId: idQuery('of this event') },
    answer: async (ctx, { query }) => ({ body: await ctx.run(readStats, { eventId: query.eventId }) }),
  },
]);
