import { createFeedInput } from '../../contract/feed.js';
import { isId } from '../../contract/text/fields.js';
import { DomainError, type NotFound } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { hashToken, newToken } from '../../platform/operation/secrets.js';

/** A new feed and its address, which is never shown again. */
export interface CreatedFeed {
  feedId: string;
  /** Without its ending. */
  address: string;
}

/**
 * Creates a feed and returns its address, which is shown only here: the database stores the hash of its token.
 * CATEGORY_NOT_FOUND: also for one of another event.
 */
export const createFeed = operation(
  {
    access: 'staff',
    input: createFeedInput,
    refuses: ['EVENT_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'LEAD_NOT_FOUND'],
  },
  async function createFeed(ctx, { kind, eventId, categoryId, place, leadId, withPhones }): Promise<CreatedFeed> {
    const { userId } = ctx.viewer;
    // Forms send an empty text for no choice.
    const [category, lead] = [categoryId || null, leadId || null];
    requireId(eventId, 'EVENT_NOT_FOUND');
    if (category) requireId(category, 'CATEGORY_NOT_FOUND');
    if (lead) requireId(lead, 'LEAD_NOT_FOUND');
    const [found] = await ctx.execute<{ event: string; category: string | null; lead: string | null }>(
      `select e.name as event, c.name as category, u.first_name || ' ' || u.last_name as lead
       from event e
         left join category c on c.event_id = e.id and c.id = ?::uuid
         left join app_user u on u.id = ?::uuid
       where e.id = ?::uuid for key share of e`,
      [category, lead, eventId],
    );
    if (!found) throw new DomainError('EVENT_NOT_FOUND');
    if (category && found.category === null) throw new DomainError('CATEGORY_NOT_FOUND');
    if (lead && found.lead === null) throw new DomainError('LEAD_NOT_FOUND');
    const includesPhones = kind !== 'SHIFTS' && withPhones === true;
    const token = newToken();
    const [made] = await ctx.execute<{ id: string }>(
      `insert into feed (kind, event_id, category_id, place, place_is_exact, lead_id, with_phones, token_hash, created_by_id)
       values (?, ?, ?, ?, true, ?, ?, decode(?, 'hex'), ?) returning id`,
      [kind, eventId, category, place ?? null, lead, includesPhones, hashToken(token).toString('hex'), userId],
    );
    if (!made) throw new Error('The database made no feed');
    const parts = [found.category, place, found.lead, includesPhones ? 'with phone numbers' : null];
    await recordAction(ctx, {
      action: 'feed.created',
      recordId: made.id,
      eventId,
      summary: [kind, found.event, ...parts.filter(Boolean)].join(', '),
    });
    return { feedId: made.id, address: `${ctx.services.settings.publicUrl}/feeds/${token}` };
  },
);

function requireId(id: string, notFound: NotFound): void {
  if (!isId(id)) throw new DomainError(notFound);
}
