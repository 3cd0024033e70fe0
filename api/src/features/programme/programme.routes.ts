import { DomainError } from '../../platform/domain-error.js';
import type { Route } from '../../platform/route.js';
import { findCategories } from './find-categories.js';
import { findEvent } from './find-event.js';
import { findEvents } from './find-events.js';
import { findOpportunities } from './find-opportunities.js';
import { findShifts } from './find-shifts.js';
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
import { readStats } from './read-stats.js';

/** Reading events, categories, roles, shifts and figures. */
export const programmeRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/events',
    summary: 'All events by first day',
    answer: async (ctx) => ({ body: (await ctx.run(findEvents, { selection: eventFields })).map(eventJson) }),
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
    query: { eventId: 'of this event', leadId: 'led by this user' },
    answer: async (ctx, { query }) => ({
      body: (await ctx.run(findCategories, { ...query, selection: categoryFields })).map(categoryJson),
    }),
  },
  {
    method: 'get',
    path: '/api/opportunities',
    summary: 'Volunteer roles by name',
    query: { eventId: 'of this event', categoryId: 'of this category' },
    answer: async (ctx, { query }) => ({
      body: (
        await ctx.run(findOpportunities, {
          eventId: query.eventId,
          categoryId: query.categoryId,
          selection: opportunityFields,
        })
      ).map(opportunityJson),
    }),
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
    },
    answer: async (ctx, { query }) => ({
      body: (await ctx.run(findShifts, { ...query, date: query.date || null, selection: shiftFields })).map(shiftJson),
    }),
  },
  {
    method: 'get',
    path: '/api/stats',
    summary: 'Figures of all events or of one',
    query: { eventId: 'of this event' },
    answer: async (ctx, { query }) => ({ body: await ctx.run(readStats, { eventId: query.eventId }) }),
  },
];
