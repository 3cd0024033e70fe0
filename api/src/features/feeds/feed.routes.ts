import { z, type ZodType } from 'zod';
import { createFeedInput, type FeedFormat } from '../../contract/feed.js';
import { fileAnswer, recordAnswer, type DocumentedAnswer } from '../../platform/schema/documented-answer.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import { filled, routesOf, type RouteAnswer, type UntaggedRoute } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { workbookType } from '../../platform/files/table-file.js';
import { createFeed } from './create-feed.js';
import { feedRowAnswers } from './feed-columns.js';
import type { FeedFile } from './feed-file.js';
import { getFeed, listFeeds } from './find-feeds.js';
import { feedWishes, readFeed } from './read-feed.js';
import { readPublicShifts } from './read-public-shifts.js';
import { revokeFeed } from './revoke-feed.js';

const feedFields: Selection = {
  ...{ id: true, kind: true, eventId: true, categoryId: true, place: true, leadId: true, withPhones: true },
  ...{ createdAt: true, endsOn: true, isOver: true, revokedAt: true, lastUsedAt: true },
};

const feedAnswer = recordAnswer('Feed', feedFields);

const fileTypes = { ics: 'text/calendar', csv: 'text/csv', xlsx: workbookType } as const;
const formatNames = { ics: 'a calendar', csv: 'CSV', json: 'JSON', xlsx: 'a workbook' } as const;

function fileOf(format: FeedFormat, rows: ZodType): ZodType | DocumentedAnswer {
  return format === 'json' ? z.array(rows) : fileAnswer(fileTypes[format]);
}

const anyRow = z.union([feedRowAnswers.SHIFTS, feedRowAnswers.ROSTER, feedRowAnswers.SIGNUPS]);

/** The same feed under each ending. */
const feedsByFormat = (['ics', 'csv', 'json', 'xlsx'] as const).map((format): UntaggedRoute => ({
  method: 'get',
  path: `/feeds/{token}.${format}`,
  id: `getFeedAs${format.replace(/^./, (first) => first.toUpperCase())}`,
  summary: `What a secret address shows, as ${formatNames[format]}; honours If-None-Match`,
  of: readFeed,
  callers: ['anybody'],
  params: { token: z.string().describe('The secret part of the address.') },
  query: feedWishes,
  answers: { 200: fileOf(format, anyRow) },
  answer: async (ctx, { params, query }) =>
    sent(await ctx.run(readFeed, { token: params.token, format, ...filled(query) }), format, {
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    }),
}));

/** An event's shifts, for everybody. */
const publicShifts = (['ics', 'csv', 'json'] as const).map((format): UntaggedRoute => ({
  method: 'get',
  path: `/event/{slug}/shifts.${format}`,
  id: `getEventShiftsAs${format.replace(/^./, (first) => first.toUpperCase())}`,
  summary: `An event's shifts with their open spots, as ${formatNames[format]}; honours If-None-Match`,
  of: readPublicShifts,
  callers: ['anybody', 'key'],
  params: { slug: z.string().describe("The event's slug.") },
  query: feedWishes,
  answers: { 200: fileOf(format, feedRowAnswers.SHIFTS) },
  answer: async (ctx, { params, query }) =>
    sent(await ctx.run(readPublicShifts, { slug: params.slug, format, ...filled(query) }), format, {
      'Cache-Control': 'no-cache',
    }),
}));

/** Feeds by secret address, the public files of an event's shifts, and managing feeds for staff. */
export const feedRoutes = routesOf('Feeds', [
  ...feedsByFormat,
  ...publicShifts,
  listRoute({
    path: '/api/admin/feeds',
    summary: 'The feeds that the caller made, the newest first; everybody’s for admins',
    callers: ['staff'],
    list: listFeeds,
    fields: feedFields,
    schema: feedAnswer,
  }),
  {
    method: 'post',
    path: '/api/admin/feeds',
    id: 'createFeed',
    summary: 'Make a feed; its address is in this answer and nowhere else',
    of: createFeed,
    callers: ['staff'],
    body: createFeedInput,
    answers: { 201: z.object({ feed: feedAnswer, address: z.string() }) },
    answer: async (ctx, { body }) => {
      const { feedId, address } = await ctx.run(createFeed, body);
      return { status: 201, body: { feed: await getFeed(ctx, feedId, feedFields), address } };
    },
  },
  {
    method: 'delete',
    path: '/api/admin/feeds/{id}',
    id: 'revokeFeed',
    summary: 'Stop a feed, at once',
    of: revokeFeed,
    callers: ['staff'],
    answers: { 200: z.object({ feed: feedAnswer }) },
    answer: async (ctx, { params }) => {
      const id = await ctx.run(revokeFeed, { feedId: params.id });
      return { body: { feed: await getFeed(ctx, id, feedFields) } };
    },
  },
]);

function sent(file: FeedFile, format: FeedFormat, headers: Record<string, string>): RouteAnswer {
  return {
    body: file.content,
    headers: {
      ...headers,
      ETag: file.tag,
      'Content-Type': file.contentType,
      ...(format === 'json' ? {} : { 'Content-Disposition': `attachment; filename="${file.fileName}"` }),
    },
  };
}
