import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import { Feed } from '../../records/feed.js';
import { createFeed } from './create-feed.js';
import { CreateFeedInputType, CreateFeedPayload, RevokeFeedPayload } from './feed.types.js';
import { findFeeds, getFeed } from './find-feeds.js';
import { revokeFeed } from './revoke-feed.js';

export const FeedResolver = rootFields({
  feeds: query(findFeeds, {
    gives: [Feed],
    description: "The caller's own feeds, the newest first, those that are over too; everybody's for admins.",
  }),
  createFeed: mutation(createFeed, {
    gives: CreateFeedPayload,
    description: 'Makes a feed and gives its secret address this once.',
    input: { type: CreateFeedInputType, description: 'What it shows.' },
    answer: async (ctx, { feedId, address }, selection) => ({
      address,
      feed: 'feed' in selection ? await getFeed(ctx, feedId, below(selection, 'feed')) : undefined,
    }),
  }),
  revokeFeed: mutation(revokeFeed, {
    gives: RevokeFeedPayload,
    description: 'Stops a feed at once; one that is over stays so.',
    args: { feedId: 'The feed.' },
    answer: async (ctx, feedId, selection) => ({ feed: await getFeed(ctx, feedId, below(selection, 'feed')) }),
  }),
});
