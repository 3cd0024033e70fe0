import { z } from 'zod';
import { createEventInput, eventCopy, updateEventInput } from '../../contract/event.js';
import { listAnswer, listQuery, pageQuery } from '../../platform/list-operation.js';
import { recordAnswer, listAnswers, successAnswer } from '../../platform/documented-answer.js';
import { routesOf } from '../../platform/route.js';
import type { Selection } from '../../platform/shape.js';
import { createEvent } from '../events/create-event.js';
import { deleteEvent } from '../events/delete-event.js';
import { duplicateEvent } from '../events/duplicate-event.js';
import { updateEvent } from '../events/update-event.js';
import { listMyEvents } from './find-my-events.js';
import { getEvent } from './get-event.js';
import { eventBesides, eventFields, eventJson } from './programme.json.js';

/** What staff read of an event besides what everybody does. */
const staffEventFields: Selection = { ...eventFields, version: true, activeSignupCount: true };

const staffEvent = recordAnswer('Event', staffEventFields, { name: 'StaffEvent', besides: eventBesides });

/** Making, changing, copying and deleting events. */
export const eventManagementRoutes = routesOf('Events', [
  {
    method: 'get',
    path: '/api/lead/events',
    id: 'listMyEvents',
    summary: 'The events in which the caller leads a category; all of them for an admin',
    callers: ['staff'],
    answers: { 200: listAnswers(staffEvent) },
    query: pageQuery,
    answer: async (ctx, request) =>
      listAnswer(
        ctx,
        request,
        await ctx.run(listMyEvents, { ...listQuery(request), selection: staffEventFields }),
        eventJson,
      ),
  },
  {
    method: 'post',
    path: '/api/admin/events',
    id: 'createEvent',
    summary: 'Make an event; honours the Idempotency-Key header',
    callers: ['staff'],
    takesKey: true,
    answers: { 201: staffEvent },
    refuses: ['SLUG_TAKEN', 'ID_TAKEN', 'NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
    body: createEventInput,
    answer: async (ctx, { body }) => ({
      status: 201,
      body: eventJson(await getEvent(ctx, await ctx.run(createEvent, body), staffEventFields)),
    }),
  },
  {
    method: 'patch',
    path: '/api/admin/events/{id}',
    id: 'updateEvent',
    summary: 'Change an event; what is left out stays. With `version`, only if nobody changed it meanwhile',
    callers: ['staff'],
    answers: { 200: staffEvent },
    refuses: ['EVENT_NOT_FOUND', 'CHANGED_MEANWHILE', 'NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
    body: updateEventInput.omit({ eventId: true }),
    answer: async (ctx, { params, body }) => {
      const id = await ctx.run(updateEvent, { ...(body as object), eventId: params.id });
      return { body: eventJson(await getEvent(ctx, id, staffEventFields)) };
    },
  },
  {
    method: 'delete',
    path: '/api/admin/events/{id}',
    id: 'deleteEvent',
    summary: 'Delete an event with everything in it',
    callers: ['staff'],
    answers: { 200: successAnswer },
    refuses: ['EVENT_NOT_FOUND'],
    query: { tellPeople: z.boolean().describe('`true` tells everybody who is signed up by mail') },
    answer: async (ctx, { params, query }) => {
      await ctx.run(deleteEvent, { eventId: params.id, tellPeople: query.tellPeople === 'true' });
      return { body: { success: true } };
    },
  },
  {
    method: 'post',
    path: '/api/admin/events/{id}/duplicate',
    id: 'duplicateEvent',
    summary: 'Copy an event with its categories, roles and shifts, without signups; honours the Idempotency-Key header',
    callers: ['staff'],
    takesKey: true,
    answers: { 201: recordAnswer('DuplicatedEvent', undefined, { besides: { event: staffEvent } }) },
    refuses: ['EVENT_NOT_FOUND', 'SLUG_TAKEN'],
    body: eventCopy,
    answer: async (ctx, { params, body }) => {
      const { eventId, ...counts } = await ctx.run(duplicateEvent, { ...(body as object), eventId: params.id });
      return { status: 201, body: { event: eventJson(await getEvent(ctx, eventId, staffEventFields)), ...counts } };
    },
  },
]);
