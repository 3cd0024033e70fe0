import { DomainError } from '../../platform/domain-error.js';
import { listAnswer, listQuery, pageQuery } from '../../platform/list-operation.js';
import type { Route } from '../../platform/route.js';
import { listCategories } from './find-categories.js';
import { findEvent } from './find-event.js';
import { listEvents } from './find-events.js';
import { findOpportunities, listOpportunities } from './find-opportunities.js';
import { listShifts } from './find-shifts.js';
import {
  categoryFields,
  categoryJson,
  eventFields,
  eventJson,
  opportunityFields,
  opportunityJson,
  shiftFields,
  shiftJson,
} from './programme.json.js';
import { belongsTo } from '../../platform/viewer.js';
import { readStats } from './read-stats.js';

/** Reading events, categories, roles, shifts and figures. */
export const programmeRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/events',
    summary: 'All events by first day',
    query: pageQuery,
    answer: async (ctx, request) =>
      listAnswer(ctx, request, await ctx.run(listEvents, { ...listQuery(request), selection: eventFields }), eventJson),
  },
  {
    method: 'get',
    path: '/api/events/{id}',
    summary: 'One event; 404 when there is none',
    answer: async (ctx, { params }) => {
      const event = await ctx.run(findEvent, { id: params.id, selection: eventFields });
      if (!event) throw new DomainError('EVENT_NOT_FOUND');
      return { body: eventJson(event) };
    },
  },
  {
    method: 'get',
    path: '/api/categories',
    summary: 'Categories by name',
    query: { eventId: 'of this event', leadId: 'led by this user', ...pageQuery },
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
    summary: 'Volunteer roles by name',
    query: { eventId: 'of this event', categoryId: 'of this category', ...pageQuery },
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
    summary: 'One volunteer role; 404 when there is none',
    answer: async (ctx, { params }) => {
      const [opportunity] = await ctx.run(findOpportunities, { id: params.id, selection: opportunityFields });
      if (!opportunity) throw new DomainError('OPPORTUNITY_NOT_FOUND');
      return { body: opportunityJson(opportunity) };
    },
  },
  {
    method: 'get',
    path: '/api/shifts',
    summary: 'Shifts by day and start time',
    query: {
      eventId: 'of this event',
      categoryId: 'of this category',
      opportunityId: 'of this volunteer role',
      date: 'on this day, YYYY-MM-DD',
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
    summary: 'Figures of all events or of one',
    query: { eventId: 'of this event' },
    answer: async (ctx, { query }) => ({ body: await ctx.run(readStats, { eventId: query.eventId }) }),
  },
];
