import { z } from 'zod';
import { seenVersion } from '../../../contract/seen-version.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction, versionsOf } from '../../../platform/operation/record-action.js';
import { refuseStale } from '../../../platform/operation/refuse-stale.js';
import { below } from '../../../platform/reading/selection-of.js';
import type { Selection } from '../../../platform/reading/selection.js';
import type { RaceStart } from '../../../records/start-board/race-start.js';
import { boardChanged } from '../start-board.announcements.js';
import { readRaceStart } from './find-race-starts.js';
import { getRaceStart } from './get-race-start.js';
import { startWords } from './start-words.js';

/** Deletes a start with what was reported for it; posts that named it no longer do. Returns it as it was. */
export const deleteRaceStart = operation(
  {
    access: 'admin',
    input: z.object({ startId: z.string(), version: seenVersion, selection: z.custom<Selection>() }),
    refuses: ['START_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  async function deleteRaceStart(ctx, { startId, version, selection }): Promise<RaceStart> {
    const start = await getRaceStart(ctx, startId);
    await refuseStale(ctx, start, version);
    const gone = await readRaceStart(ctx, start.id, below(selection, 'start'));
    const [id, eventId] = [start.id, start.event.id];
    const summary = startWords(start);
    const posts = await ctx.execute<{ id: string; version: number }>(
      `update post set start_ids = array_remove(start_ids, ?::uuid), version = version + 1
       where event_id = ? and ?::uuid = any(start_ids) returning id, version`,
      [start.id, eventId, start.id],
    );
    await ctx.em.remove(start).flush();
    await ctx.announce(boardChanged, [{ kind: 'raceStart.removed', id, eventId }]);
    const detail = { versions: versionsOf(posts) };
    await recordAction(ctx, { action: 'start.deleted', recordId: id, eventId, summary, detail });
    return gone;
  },
);
