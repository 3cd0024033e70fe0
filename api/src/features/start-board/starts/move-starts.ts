import type { RequestContext } from '../../../platform/operation/request-context.js';
import { boardChanged } from '../start-board.announcements.js';

/** A start that is to move, in the version that was looked at. Day YYYY-MM-DD, time HH:MM by the event's clocks. */
export interface MovingStart {
  id: string;
  version: number;
  date: string;
  time: string;
}

/**
 * Moves starts of an event, whose clearances and reports were about another moment and go. Gives those that moved, with
 * their new versions: one that was changed or deleted since stays as it is. One statement.
 */
export async function moveStarts(
  ctx: RequestContext,
  eventId: string,
  starts: readonly MovingStart[],
): Promise<{ id: string; version: number }[]> {
  if (starts.length === 0) return [];
  const moved = await ctx.execute<{ id: string; version: number }>(
    `with moved as (
       update race_start r set date = w.date, time = w.time, version = r.version + 1,
         cleared_at = null, cleared_by_id = null, cleared_note = null, cleared_open = '[]'
       from jsonb_to_recordset(?::jsonb) as w (id uuid, version integer, date date, time text)
       where r.id = w.id and r.version = w.version returning r.id, r.version
     ), gone as (delete from post_report p using moved m where p.start_id = m.id)
     select id, version from moved`,
    [JSON.stringify(starts)],
  );
  const fields = ['date', 'time'];
  if (moved.length > 0)
    await ctx.announce(
      boardChanged,
      moved.map(({ id }) => ({ kind: 'raceStart.changed' as const, id, eventId, fields })),
    );
  return moved;
}
