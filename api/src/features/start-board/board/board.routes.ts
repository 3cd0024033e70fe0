import { z } from 'zod';
import { clearStartInput, reportPostInput } from '../../../contract/start-board/board.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { routesOf } from '../../../platform/schema/route.js';
import { readRaceStart } from '../starts/find-race-starts.js';
import { staffRaceStartAnswer, staffRaceStartFields } from '../starts/race-start.json.js';
import { boardAnswer, rowAnswer } from './board.json.js';
import { clearStart, withdrawClearance } from './clear-start.js';
import { readBoard } from './read-board.js';
import { reportPost } from './report-post.js';
import { startBoard } from './start-board.js';

/** Reading a board, reporting posts and clearing starts. */
export const boardRoutes = routesOf('Start board', [
  {
    method: 'get',
    path: '/api/admin/start-board/{id}',
    id: 'getStartBoard',
    summary: 'Whether a start may go: each post with its state, and people of own categories; keys read no phones',
    of: startBoard,
    callers: ['staff', 'key'],
    answers: { 200: boardAnswer },
    answer: async (ctx, { params }) => {
      const board = await ctx.run(startBoard, { startId: params.id });
      const { serverNow: _now, ...rest } = board;
      return { body: board, tagged: rest };
    },
  },
  {
    method: 'post',
    path: '/api/admin/posts/{id}/reports',
    id: 'reportPost',
    summary: 'Note what was reported of a post by radio, or take it back',
    of: reportPost,
    callers: ['staff'],
    body: reportPostInput.omit({ postId: true }),
    answers: { 200: z.object({ row: rowAnswer }) },
    answer: async (ctx, { params, body }) => {
      const { postId, startId } = await ctx.run(reportPost, { ...(body as object), postId: params.id });
      const row = (await readBoard(ctx, startId)).rows.find(({ post }) => post.id === postId);
      if (!row) throw new DomainError('POST_NOT_FOUND');
      return { body: { row } };
    },
  },
  {
    method: 'post',
    path: '/api/admin/starts/{id}/clearance',
    id: 'clearStart',
    summary: 'Record the decision that a start may go',
    of: clearStart,
    callers: ['staff'],
    body: clearStartInput.omit({ startId: true }),
    answers: { 200: z.object({ start: staffRaceStartAnswer }) },
    answer: async (ctx, { params, body }) => {
      const id = await ctx.run(clearStart, { ...(body as object), startId: params.id });
      return { body: { start: await readRaceStart(ctx, id, staffRaceStartFields) } };
    },
  },
  {
    method: 'delete',
    path: '/api/admin/starts/{id}/clearance',
    id: 'withdrawClearance',
    summary: 'Take the clearance of a start back',
    of: withdrawClearance,
    callers: ['staff'],
    answers: { 200: z.object({ start: staffRaceStartAnswer }) },
    answer: async (ctx, { params }) => {
      const id = await ctx.run(withdrawClearance, { startId: params.id });
      return { body: { start: await readRaceStart(ctx, id, staffRaceStartFields) } };
    },
  },
]);
