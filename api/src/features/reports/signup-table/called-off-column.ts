import { localAt } from '../../../records/parts/shift-hours.js';
import type { FileColumn } from '../counted-rows.js';

/**
 * When a shift `s` of an event `e` was called off, as a day in the event's time zone. Files have the column only where
 * any of their shifts was. `zone`: the time zone of events without one, which was validated at the start.
 */
export function calledOffColumn(zone: string): FileColumn {
  return {
    header: 'Called off',
    kind: 'day',
    width: 12,
    sql: `to_char(${localAt('s.cancelled_at', `coalesce(e.time_zone, '${zone}')`)}, 'YYYY-MM-DD')`,
    onlyWhere: 's.cancelled_at is not null',
  };
}

/**
 * The state of an event `e` that is not published. Files have the column only where one of their events is a draft or
 * cancelled.
 */
export const eventStateColumn: FileColumn = {
  header: 'Event state',
  width: 12,
  sql: `case e.state when 'DRAFT' then 'Draft' when 'CANCELLED' then 'Cancelled' end`,
  onlyWhere: `e.state <> 'PUBLISHED'`,
};
