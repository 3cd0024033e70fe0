import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { coverImageUrl, coverToStore, settleCoverImage } from '../../platform/files/cover-image.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Opportunity } from '../../records/opportunity.js';

/** What can have a cover. */
export type CoverOwner = 'event' | 'category' | 'opportunity';

const notFound = {
  event: 'EVENT_NOT_FOUND',
  category: 'CATEGORY_NOT_FOUND',
  opportunity: 'OPPORTUNITY_NOT_FOUND',
} as const;

/**
 * Sets the cover image of an event, a category or a volunteer role, or removes it (empty text). The cover that it has
 * already changes nothing.
 */
export const setCoverImage = operation(
  {
    access: 'admin',
    input: z.object({ kind: z.enum(['event', 'category', 'opportunity']), id: z.string(), coverImageUrl }),
    refuses: [
      'INVALID_INPUT',
      'EVENT_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
      'OPPORTUNITY_NOT_FOUND',
      'FILE_TOO_LARGE',
      'NOT_AN_IMAGE',
    ],
    prepare: (ctx, input) => settleCoverImage(ctx, input.coverImageUrl),
  },
  async function setCoverImage(ctx, { kind, id, coverImageUrl: sent }) {
    const cover = coverToStore(ctx, sent);
    const { record, eventId, categoryId } = await getOwner(ctx, kind, id);
    const set = { id: record.id, kind, coverImageUrl: cover };
    if (record.coverImageUrl === cover) return set;
    record.coverImageUrl = cover;
    await ctx.em.flush();
    const { version } = record;
    await ctx.announce(recordsWritten, [
      {
        kind: `${kind}.changed`,
        recordId: record.id,
        within: { event: eventId, category: categoryId },
        detail: { fields: ['coverImageUrl'], version },
      },
    ]);
    await recordAction(ctx, {
      action: `${kind}.cover-changed`,
      recordId: record.id,
      eventId,
      summary: `${record.name}: cover image ${cover ? 'changed' : 'removed'}`,
      detail: { coverImageUrl: cover, version },
    });
    return set;
  },
);

interface Owned {
  record: Event | Category | Opportunity;
  eventId: string;
  categoryId: string | null;
}

/** What has the cover, held until the commit, with the event and the category that it belongs to. */
async function getOwner(ctx: RequestContext, kind: CoverOwner, id: string): Promise<Owned> {
  // Not stronger: signups lock the same rows, and must get through.
  if (isId(id)) await ctx.execute(`select id from ${kind} where id = ? for no key update`, [id]);
  const owner = isId(id) ? await findOwner(ctx, kind, id) : null;
  if (!owner) throw new DomainError(notFound[kind]);
  return owner;
}

async function findOwner({ em }: RequestContext, kind: CoverOwner, id: string): Promise<Owned | null> {
  if (kind === 'event') {
    const record = await em.findOne(Event, id);
    return record && { record, eventId: record.id, categoryId: null };
  }
  if (kind === 'category') {
    const record = await em.findOne(Category, id);
    return record && { record, eventId: record.event.id, categoryId: record.id };
  }
  const record = await em.findOne(Opportunity, id);
  return record && { record, eventId: record.event.id, categoryId: record.category.id };
}
