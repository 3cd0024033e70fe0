import { z } from 'zod';
import { changedState, createEventInput, eventCopy, updateEventInput } from '../../contract/programme/event.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import { recordAnswer, idQuery, successAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { createEvent } from './create-event.js';
import { deleteEvent } from './removal/delete-event.js';
import { duplicateEvent } from './duplicate-event.js';
import { eventAnswer, eventFields, staffEvent, staffEventFields } from './event.json.js';
import { findEvent, getEvent, listEvents, listMyEvents } from './find-events.js';
import { readStats } from './read-stats.js';
import { tellPeopleBody, tellUnlessFalse, tellUnlessFalseQuery } from './removal/removal.json.js';
import { updateEvent } from './update-event.js';

/** Reading events and figures; creating, changing, copying and deleting events. */
export const eventRoutes = [
  ...routesOf('Programme', [
    listRoute({
      path: '/api/events',
      summary: 'All events by first day',
      callers: ['anybody', 'key'],
      list: listEvents,
      fields: eventFields,
      schema: eventAnswer,
    }),
    {
      method: 'get',
      path: '/api/events/{id}',
      id: 'getEvent',
      summary: 'One event; 404 when there is none',
      of: findEvent,
      callers: ['anybody', 'key'],
      answers: { 200: eventAnswer },
      answer: async (ctx, { params }) => {
        const event = await ctx.run(findEvent, { id: params.id, selection: { ...eventFields, version: true } });
        if (!event) throw new DomainError('EVENT_NOT_FOUND');
        const { version, ...body } = event;
        return { body, version };
      },
    },
    {
      method: 'get',
      path: '/api/stats',
      id: 'getStats',
      summary: 'Figures of all events or of one',
      of: readStats,
      callers: ['anybody', 'key'],
      answers: { 200: recordAnswer('Stats') },
      query: { eventId: idQuery('of this event') },
      answer: async (ctx, { query }) => ({ body: await ctx.run(readStats, { eventId: query.eventId }) }),
    },
  ]),
  ...routesOf('Events', [
    listRoute({
      path: '/api/lead/events',
      summary: 'The events in which the caller leads a category; all of them for an admin',
      callers: ['staff'],
      list: listMyEvents,
      fields: staffEventFields,
      schema: staffEvent,
    }),
    {
      method: 'post',
      path: '/api/admin/events',
      id: 'createEvent',
      summary: 'Create an event; honours the Idempotency-Key header',
      of: createEvent,
      callers: ['staff'],
      answers: { 201: staffEvent },
      body: createEventInput,
      answer: async (ctx, { body }) => ({
        status: 201,
        body: await getEvent(ctx, await ctx.run(createEvent, body), staffEventFields),
      }),
    },
    {
      method: 'patch',
      path: '/api/admin/events/{id}',
      id: 'updateEvent',
      summary:
        'Change an event, also its state; what is left out stays. With `version`, only if nobody changed it meanwhile. ' +
        'A new name, location or time zone is mailed to its people, unless `tellPeople` is false',
      of: updateEvent,
      callers: ['staff', 'key'],
      answers: { 200: staffEvent },
      body: updateEventInput.omit({ eventId: true }).extend({ ...changedState, ...tellPeopleBody.shape }),
      query: tellUnlessFalseQuery,
      answer: async (ctx, { params, body, query }) => {
        const id = await ctx.run(updateEvent, { ...(body as object), ...tellUnlessFalse(query), eventId: params.id });
        return { body: await getEvent(ctx, id, staffEventFields) };
      },
    },
    {
      method: 'delete',
      path: '/api/admin/events/{id}',
      id: 'deleteEvent',
      summary: 'Delete an event with everything in it',
      of: deleteEvent,
      callers: ['staff'],
      answers: { 200: successAnswer },
      query: { tellPeople: z.boolean().describe('`true` mails everybody who is signed up') },
      heedsVersion: true,
      answer: async (ctx, { params, query, version }) => {
        const notifies = query.tellPeople === 'true';
        await ctx.run(deleteEvent, { eventId: params.id, tellPeople: notifies, version });
        return { body: { success: true } };
      },
    },
    {
      method: 'post',
      path: '/api/admin/events/{id}/duplicate',
      id: 'duplicateEvent',
      summary:
        'Copy an event with its categories, roles and shifts, without signups; honours the Idempotency-Key header',
      of: duplicateEvent,
      callers: ['staff'],
      answers: { 201: recordAnswer('DuplicatedEvent', undefined, { besides: { event: staffEvent } }) },
      body: eventCopy,
      answer: async (ctx, { params, body }) => {
        const { eventId, ...counts } = await ctx.run(duplicateEvent, { ...(body as object), eventId: params.id });
        return { status: 201, body: { event: await getEvent(ctx, eventId, staffEventFields), ...counts } };
      },
    },
  ]),
];
