import { z } from 'zod';
import { feedFormats } from '../../contract/feed.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecord } from '../../platform/reading/read-records.js';
import { Event } from '../../records/event.js';
import { feedFile, type FeedFile } from './feed-file.js';
import { readFeedRows } from './feed-source.js';
import { feedWishes } from './read-feed.js';

/** An event's shifts as a public file. */
export const readPublicShifts = operation(
  {
    access: 'public',
    keyScope: 'read:programme',
    sameForAll: true,
    transaction: false,
    input: z.object({ slug: z.string(), format: z.enum(feedFormats), ...feedWishes }),
    refuses: ['QUERY_TOO_LARGE', 'EVENT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  async function readPublicShifts(ctx, { slug, format, ...wishes }): Promise<FeedFile> {
    const named = { id: true, name: true, slug: true } as const;
    const event = await readRecord<Event>(ctx.services, Event, named, { equals: { slug } });
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const scope = {
      kind: 'SHIFTS',
      eventId: event.id,
      categoryId: null,
      place: null,
      placeIsExact: true,
      leadId: null,
    } as const;
    const rows = await readFeedRows(ctx.services, { ...scope, withPhones: false }, wishes);
    return feedFile(ctx.services, rows, format, { name: `${event.name}: shifts`, fileName: `${event.slug}-shifts` });
  },
);
