import { z } from 'zod';
import { count } from '../../contract/counts.js';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { lockBelow } from './lock-below.js';
import { programmeChanged } from './programme.announcements.js';
import { branchRemoved, removalAhead } from './removal.announcements.js';

/**
 * Deletes an event with its categories, roles, shifts and signups; with `tellPeople`, whoever is signed up is told by mail. Gives how many
 * active signups went with it. Errors: NOT_SIGNED_IN, FORBIDDEN, EVENT_NOT_FOUND (the second of two deletions, too).
 */
export const deleteEvent = operation(
  {
    openTo: 'admin',
    input: z.object({ eventId: z.string(), tellPeople: z.boolean().nullish() }),
  },
  async function deleteEvent(ctx, { eventId, tellPeople }): Promise<number> {
    authorize(ctx.viewer, 'admin');
    // Only changed for now: signups of its shifts look at it too, and would never leave a gap for more.
    const [event] = isId(eventId)
      ? await ctx.execute<{ id: string; name: string }>('select id, name from event where id = ? for no key update', [
          eventId,
        ])
      : [];
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    // Locked before they are counted: nobody signs up between the two.
    await lockBelow(ctx, { eventId: event.id });
    const [counted] = await ctx.execute<{ signups: number; shifts: number }>(
      `select (select count(*)::int from signup where event_id = ? and status = 'active') as signups,
              (select count(*)::int from shift where event_id = ?) as shifts`,
      [event.id, event.id],
    );
    const { signups = 0, shifts = 0 } = counted ?? {};
    if (tellPeople) await ctx.announce(removalAhead, { eventId: event.id });
    await ctx.announce(branchRemoved, { eventId: event.id });
    await ctx.execute('delete from event where id = ?', [event.id]);
    await ctx.announce(programmeChanged, { eventId: event.id, facts: [] });
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
