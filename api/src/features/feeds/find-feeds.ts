import { recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { Feed } from '../../records/feed.js';

/** The feeds that the viewer made, newest first, including ended ones; all feeds for an admin. Error: NOT_SIGNED_IN. */
export const { find: findFeeds, list: listFeeds } = recordsBy({
  name: 'Feeds',
  access: 'staff',
  record: Feed,
  isUndated: true,
});

/** A feed that was just written. Error: FEED_NOT_FOUND when it was deleted meanwhile. */
export const getFeed = writtenRecord(Feed, 'FEED_NOT_FOUND');
