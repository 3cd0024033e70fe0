import { z } from 'zod';
import { blocksNow, clearStartInput, openPostsWords } from '../../../contract/start-board/board.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { User } from '../../../records/user.js';
import { boardChanged } from '../start-board.announcements.js';
import { getRaceStart } from '../starts/get-race-start.js';
import { startWords } from '../starts/start-words.js';
import { readBoard } from './read-board.js';

/**
 * Records the decision that a start may go; it forbids nothing. Returns its id. Of two at once one wins: CHANGED_MEANWHILE where the board is
 * another than the one that was looked at. POSTS_OPEN: posts that block the start are not manned, and it was not confirmed with a note.
 */
export const clearStart = operation(
  { access: 'admin', input: clearStartInput, refuses: ['START_NOT_FOUND', 'CHANGED_MEANWHILE', 'POSTS_OPEN'] },
  async function clearStart(ctx, { startId, version, confirmed, note }): Promise<string> {
    const start = await getRaceStart(ctx, startId);
    // Behind the lock: a clearance or a change of the start that was waited for is on it.
    const board = await readBoard(ctx, start.id);
    if (board.version !== version) throw new DomainError('CHANGED_MEANWHILE');
    const open = board.rows.filter(({ state, post }) => blocksNow({ state, blocksStart: post.blocksStart }));
    const names = open.map(({ post }) => post.place ?? post.category);
    if (open.length > 0 && !(confirmed && note))
      throw new DomainError('POSTS_OPEN', { message: openPostsWords(names) });
    const { id, event } = start;
    const clearance = { clearedAt: clock.now().toISOString(), clearedNote: note, clearedOpen: names };
    Object.assign(start, clearance, { clearedBy: ctx.em.getReference(User, ctx.viewer.userId) });
    await ctx.em.flush();
    await ctx.announce(boardChanged, [{ kind: 'raceStart.changed', id, eventId: event.id, fields: ['clearedAt'] }]);
    await recordAction(ctx, {
      ...{ action: 'start.cleared', recordId: id, eventId: event.id },
      summary: open.length === 0 ? startWords(start) : `${startWords(start)}, while not manned: ${names.join(', ')}`,
      detail: { note, open: open.map(({ post }) => post.id), posts: board.rows.length, version: start.version },
    });
    return id;
  },
);

/** Takes the clearance of a start back; one that is not cleared stays so. Returns its id. */
export const withdrawClearance = operation(
  { access: 'admin', input: z.object({ startId: z.string() }), refuses: ['START_NOT_FOUND'] },
  async function withdrawClearance(ctx, { startId }): Promise<string> {
    const start = await getRaceStart(ctx, startId);
    const { id, event } = start;
    if (start.clearedAt === null) return id;
    Object.assign(start, { clearedAt: null, clearedBy: null, clearedNote: null, clearedOpen: [] });
    await ctx.em.flush();
    await ctx.announce(boardChanged, [{ kind: 'raceStart.changed', id, eventId: event.id, fields: ['clearedAt'] }]);
    await recordAction(ctx, {
      ...{ action: 'start.clearance-withdrawn', recordId: id, eventId: event.id, summary: startWords(start) },
      detail: { version: start.version },
    });
    return id;
  },
);
