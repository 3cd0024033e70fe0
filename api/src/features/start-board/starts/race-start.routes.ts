import { z } from 'zod';
import { createRaceStartInput, updateRaceStartInput } from '../../../contract/start-board/race-start.js';
import { listRoute } from '../../../platform/reading/list-operation.js';
import { belongsTo } from '../../../platform/operation/viewer.js';
import { idQuery } from '../../../platform/schema/documented-answer.js';
import { routesOf } from '../../../platform/schema/route.js';
import { createRaceStart } from './create-race-start.js';
import { deleteRaceStart } from './delete-race-start.js';
import { listRaceStarts, readRaceStart } from './find-race-starts.js';
import { raceStartAnswer, raceStartFields, staffRaceStartAnswer, staffRaceStartFields } from './race-start.json.js';
import { updateRaceStart } from './update-race-start.js';

/** Reading, making, changing and deleting starts. */
export const raceStartRoutes = routesOf('Start board', [
  listRoute({
    path: '/api/admin/starts',
    id: 'listRaceStarts',
    summary: 'Starts by day and time',
    callers: ['staff', 'key'],
    list: listRaceStarts,
    fields: ({ viewer }) => (belongsTo(viewer, 'staff') ? staffRaceStartFields : raceStartFields),
    schema: raceStartAnswer,
    wishes: { eventId: idQuery('of this event') },
  }),
  {
    method: 'post',
    path: '/api/admin/starts',
    id: 'createRaceStart',
    summary: 'Add a start to an event',
    of: createRaceStart,
    callers: ['staff'],
    body: createRaceStartInput,
    answers: { 201: z.object({ start: staffRaceStartAnswer }) },
    answer: async (ctx, { body }) => {
      const id = await ctx.run(createRaceStart, body);
      return { status: 201, body: { start: await readRaceStart(ctx, id, staffRaceStartFields) } };
    },
  },
  {
    method: 'patch',
    path: '/api/admin/starts/{id}',
    id: 'updateRaceStart',
    summary: 'Change a start; what is absent stays as it is',
    of: updateRaceStart,
    callers: ['staff'],
    body: updateRaceStartInput.omit({ startId: true }),
    answers: { 200: z.object({ start: staffRaceStartAnswer }) },
    answer: async (ctx, { body, params }) => {
      const id = await ctx.run(updateRaceStart, { ...(body as object), startId: params.id });
      return { body: { start: await readRaceStart(ctx, id, staffRaceStartFields) } };
    },
  },
  {
    method: 'delete',
    path: '/api/admin/starts/{id}',
    id: 'deleteRaceStart',
    summary: 'Delete a start with what was reported for it',
    of: deleteRaceStart,
    callers: ['staff'],
    heedsVersion: true,
    answers: { 200: z.object({ start: staffRaceStartAnswer }) },
    answer: async (ctx, { params, version }) => {
      const asked = { startId: params.id, version, selection: { start: staffRaceStartFields } };
      return { body: { start: await ctx.run(deleteRaceStart, asked) } };
    },
  },
]);
