import { DomainError } from '../../../platform/operation/domain-error.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { recordAction, versionsOf } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { leadRemoved } from '../account.announcements.js';
import { categoryFact, eventFact, userFact } from '../../../records/facts.js';

/**
 * Deletes a staff member, their sessions and links; categories that they led stay, without a lead. Error: OWN_ACCOUNT.
 */
export async function removeUser(
  ctx: RequestContext,
  user: { id: string; role: string; firstName: string; lastName: string; email: string },
): Promise<void> {
  if (ctx.viewer.kind === 'staff' && ctx.viewer.userId === user.id) throw new DomainError('OWN_ACCOUNT');
  const led = await ctx.execute<{ id: string; event_id: string; name: string; version: number }>(
    `update category set lead_id = null, version = version + 1 where lead_id = ?
     returning id, event_id, name, version`,
    [user.id],
  );
  await ctx.execute('update magic_link set used = true where not used and email = ?', [emailKey(user.email)]);
  const organized = await ctx.execute<{ id: string }>('select id from event where organizer_id = ? order by id', [
    user.id,
  ]);
  await ctx.execute('delete from app_user where id = ?', [user.id]);
  const leadless = { fields: ['lead'], leadId: null };
  await ctx.announce(recordsWritten, [
    ...led.map(({ id, event_id: eventId }) => categoryFact('changed', { id, eventId }, leadless)),
    ...organized.map(({ id }) => eventFact('changed', id, { fields: ['organizer'] })),
    userFact('removed', user.id),
  ]);
  const who = `${user.firstName} ${user.lastName} (${user.role})`;
  const events = [...new Set(led.map((category) => category.event_id))];
  // An entry for each event that lost a lead, so that its log shows it; otherwise one without an event.
  for (const eventId of events.length > 0 ? events : [null]) {
    const ofEvent = led.filter((category) => category.event_id === eventId);
    const names = ofEvent.map(({ name }) => name);
    await recordAction(ctx, {
      action: `${user.role === 'lead' ? 'lead' : 'user'}.deleted`,
      recordId: user.id,
      eventId,
      summary: names.length > 0 ? `${who}; now without a lead: ${names.sort().join(', ')}` : who,
      ...(ofEvent.length > 0 ? { detail: { versions: versionsOf(ofEvent) } } : {}),
    });
  }
  for (const eventId of events) await ctx.announce(leadRemoved, { eventId });
}
