import { z } from 'zod';
import { count } from '../../../contract/text/counts.js';
import { getRow } from '../../../platform/reading/get-row.js';
import { seenVersion } from '../../../contract/seen-version.js';
import { operation } from '../../../platform/operation/operation.js';
import { refuseStale } from '../../../platform/operation/refuse-stale.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { clock, dayIn } from '../../../platform/clock.js';
import { removeBranch } from './remove-branch.js';

interface FoundEvent {
  id: string;
  name: string;
  version: number;
  /** YYYY-MM-DD */
  startDate: string;
  timeZone: string | null;
}

/**
 * Deletes an event with its categories, roles, shifts and signups; with `tellPeople`, mails the people who are signed up. Returns how many
 * active signups were deleted. EVENT_NOT_FOUND: also for the second of two deletions.
 */
export const deleteEvent = operation(
  {
    access: 'admin',
    input: z.object({ eventId: z.string(), tellPeople: z.boolean().nullish(), version: seenVersion }),
    refuses: ['EVENT_NOT_FOUND', 'ATTENDANCE_KEPT'],
  },
  async function deleteEvent(ctx, { eventId, tellPeople, version }): Promise<number> {
    // Not `for update` yet: signups lock the event, too, and a stronger lock might never be granted under constant signups.
    const sql =
      'select id, name, version, start_date::text as "startDate", time_zone as "timeZone" from event where id = ? for no key update';
    const event = await getRow<FoundEvent>(ctx, 'EVENT_NOT_FOUND', sql, eventId);
    await refuseStale(ctx, event, version);
    const today = dayIn(event.timeZone ?? ctx.services.settings.timeZone, clock.now());
    // Marks before its days are those of a rehearsal.
    const scope = { eventId: event.id, tellPeople, isRehearsal: today < event.startDate };
    const { signups, shifts } = await removeBranch(ctx, { eventId: event.id }, scope);
    await recordAction(ctx, {
      action: 'event.deleted',
      recordId: event.id,
      eventId: event.id,
      summary: `${event.name}, with ${count(shifts, 'shift')} and ${count(signups, 'active signup')}`,
      detail: { name: event.name, shifts, signups, tellPeople: tellPeople === true },
    });
    return signups;
  },
);
