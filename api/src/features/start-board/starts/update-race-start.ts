import { updateRaceStartInput } from '../../../contract/start-board/race-start.js';
import { describeChanges, picked } from '../../../platform/operation/describe-changes.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { refuseStale } from '../../../platform/operation/refuse-stale.js';
import { boardChanged } from '../start-board.announcements.js';
import { getRaceStart } from './get-race-start.js';
import { refuseOddTime } from './start-words.js';

/** Changes a start; absent fields stay. Another day or time takes its clearance and its reports back. Returns its id. INVALID_INPUT: also for a time that the clocks skip. */
export const updateRaceStart = operation(
  { access: 'admin', input: updateRaceStartInput, refuses: ['START_NOT_FOUND', 'CHANGED_MEANWHILE'] },
  async function updateRaceStart(ctx, { startId, version, ...sent }): Promise<string> {
    const start = await getRaceStart(ctx, startId);
    await refuseStale(ctx, start, version);
    const { id, event, name } = start;
    const changes = describeChanges({ name, date: start.date, time: start.time }, sent);
    const fields = Object.keys(changes.detail);
    if (fields.length === 0) return id;
    Object.assign(start, picked(sent, fields));
    if (fields.includes('date') || fields.includes('time')) {
      const { startDate, endDate, ownTimeZone } = event;
      refuseOddTime(start, { startDate, endDate, timeZone: ownTimeZone ?? ctx.services.settings.timeZone });
      // What was seen and decided was about another moment.
      Object.assign(start, { clearedAt: null, clearedBy: null, clearedNote: null, clearedOpen: [] });
      await ctx.execute('delete from post_report where start_id = ?', [id]);
    }
    await ctx.em.flush();
    await ctx.announce(boardChanged, [{ kind: 'raceStart.changed', id, eventId: event.id, fields }]);
    await recordAction(ctx, {
      ...{ action: 'start.changed', recordId: id, eventId: event.id, summary: `${name}: ${changes.summary}` },
      detail: { ...changes.detail, version: start.version },
    });
    return id;
  },
);
