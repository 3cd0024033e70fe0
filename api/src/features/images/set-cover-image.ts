import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { coverImageUrl, coverToStore, settleCoverImage } from '../../platform/files/cover-image.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { recordAction } from '../../platform/operation/record-action.js';

const kinds = {
  event: { table: 'event', eventId: 'id', categoryId: 'null', notFound: 'EVENT_NOT_FOUND' },
  category: { table: 'category', eventId: 'event_id', categoryId: 'id', notFound: 'CATEGORY_NOT_FOUND' },
  opportunity: {
    table: 'opportunity',
    eventId: 'event_id',
    categoryId: 'category_id',
    notFound: 'OPPORTUNITY_NOT_FOUND',
  },
} as const;

/** What can have a cover. */
export type CoverOwner = keyof typeof kinds;

/** Sets the cover image of an event, a category or a volunteer role, or removes it (empty text). */
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
    const { table, eventId, categoryId, notFound } = kinds[kind];
    const cover = coverToStore(ctx, sent);
    const [changed] = isId(id)
      ? await ctx.execute<{ id: string; name: string; event_id: string; category_id: string | null; version: number }>(
          `update ${table} set cover_image_url = ?, version = version + 1 where id = ?
           returning id, name, ${eventId} as event_id, ${categoryId}::uuid as category_id, version`,
          [cover, id],
        )
      : [];
    if (!changed) throw new DomainError(notFound);
    await ctx.announce(recordsWritten, [
      {
        kind: `${kind}.changed`,
        recordId: changed.id,
        within: { event: changed.event_id, category: changed.category_id },
        detail: { fields: ['coverImageUrl'], version: changed.version },
      },
    ]);
    await recordAction(ctx, {
      action: `${kind}.cover-changed`,
      recordId: changed.id,
      eventId: changed.event_id,
      summary: `${changed.name}: cover image ${cover ? 'changed' : 'removed'}`,
      detail: { coverImageUrl: cover, version: changed.version },
    });
    return { id: changed.id, kind, coverImageUrl: cover };
  },
);
