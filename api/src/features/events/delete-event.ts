import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { removalAhead } from './removal.announcements.js';

/**
 * Deletes an event with its categories, roles, shifts and signups; with `tellPeople`, whoever is signed up is told by mail. Gives how many
 * active signups went with it. Errors: NOT_SIGNED_IN, FORBIDDEN, EVENT_NOT_FOUND (the second of two deletions, too).
 */
export const deleteEvent = operation({
  name: 'deleteEvent',
  input: z.object({ eventId: z.string(), tellPeople: z.boolean().nullish() }),
  kind: 'writes',
  run: async (ctx, { eventId, tellPeople }): Promise<number> => {
    authorize(ctx.viewer, 'admin');
    // Locked before it is counted: nobody signs up between the two.
    const [event] = isId(eventId)
      ? await ctx.execute<{ id: string; name: string }>('select id, name from event where id = ? for update', [eventId])
      : [];
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const [counted] = await ctx.execute<{ signups: number; shifts: number }>(
      `select (select count(*)::int from signup where event_id = ? and status = 'active') as signups,
              (select count(*)::int from shift where event_id = ?) as shifts`,
      [event.id, event.id],
    );
    const { signups = 0, shifts = 0 } = counted ?? {};
    if (tellPeople) await ctx.announce(removalAhead, { eventId: event.id });
    await ctx.execute('delete from event where id = ?', [event.id]);
    await recordAction(ctx, {
      action: 'event.deleted',
      recordId: event.id,
      eventId: event.id,
      summary: `${event.name}, with ${shifts} shifts and ${signups} active signups`,
      detail: { name: event.name, shifts, signups, tellPeople: tellPeople === true },
    });
    return signups;
  },
});
