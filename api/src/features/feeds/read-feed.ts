import { z } from 'zod';
import { feedFormats } from '../../contract/feed.js';
import { searchedPlace } from '../../contract/text/texts.js';
import { momentOrNow } from '../../contract/text/fields.js';
import { tryOf } from '../../platform/limits/tries.js';
import { createAnswerMeter } from '../../platform/limits/answer-meter.js';
import { operation } from '../../platform/operation/operation.js';
import type { Source } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { accessScopeOf } from '../../platform/reading/access-scope.js';
import type { StaffViewer } from '../../platform/operation/viewer.js';
import { feedFile, type FeedFile } from './feed-file.js';
import { readFeedRows } from './feed-source.js';
import { findFeed } from './find-feed.js';
import { readHouseholdCalendar } from './read-household-calendar.js';

/** Filters that a feed's reader may add. */
export const feedWishes = {
  runningAt: momentOrNow.optional().describe('Only what runs at this moment: `now`, or an instant.'),
  place: searchedPlace.optional().describe('Only at this place, as it is written; case and odd spaces do not matter.'),
  placeContains: searchedPlace
    .optional()
    .describe('Only at places whose name holds these letters, without regard to case and accents.'),
};

const calendarNames = { SHIFTS: 'shifts', ROSTER: 'who is where', SIGNUPS: 'signups' } as const;

/**
 * The content of a secret address: a feed of staff, in its maker's present access scope, or a household's own calendar.
 * LINK_EXPIRED: for a household that closed its links.
 */
export const readFeed = operation(
  {
    access: 'public',
    transaction: false,
    input: z.object({ token: z.string(), format: z.enum(feedFormats), ...feedWishes }),
    refuses: ['QUERY_TOO_LARGE', 'FEED_NOT_FOUND', 'FEED_ENDED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  async function readFeed(ctx, { token, format, ...wishes }): Promise<FeedFile> {
    const household = await readHouseholdCalendar(ctx, token, format);
    if (household) return household;
    const { id, maker, eventName, eventSlug, ...scope } = await findFeed(ctx, token);
    await ctx.services.limits.takeAll([tryOf('feed', id)]);
    const rows = await readFeedRows(onBehalfOf(ctx, maker), scope, wishes);
    return feedFile(ctx.services, rows, format, {
      name: `${eventName}${scope.place ? `, ${scope.place}` : ''}: ${calendarNames[scope.kind]}`,
      fileName: `${eventSlug}-${scope.kind.toLowerCase()}`,
    });
  },
);

/**
 * Reads with the present rights of somebody who is not the caller; without drafts, because readers of the address need
 * not be staff.
 */
function onBehalfOf({ services, ip }: RequestContext, viewer: StaffViewer): Source {
  return {
    ...services,
    accessScope: { ...accessScopeOf(viewer), drafts: false },
    answer: createAnswerMeter(services.work, viewer, ip),
  };
}
