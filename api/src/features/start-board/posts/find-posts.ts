import { recordsBy, writtenRecord } from '../../../platform/reading/find-records.js';
import { Post } from '../../../records/start-board/post.js';

/** Posts by category and place. */
export const { find: findPosts, list: listPosts } = recordsBy({
  name: 'Posts',
  access: 'staff',
  keyScope: 'read:signups',
  record: Post,
  ids: ['eventId', 'categoryId'],
});

/** A post that was just written. Error: POST_NOT_FOUND when it was deleted meanwhile. */
export const readPost = writtenRecord(Post, 'POST_NOT_FOUND');
