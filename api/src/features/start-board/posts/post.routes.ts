import { z } from 'zod';
import { createPostInput, updatePostInput } from '../../../contract/start-board/post.js';
import { listRoute } from '../../../platform/reading/list-operation.js';
import { belongsTo } from '../../../platform/operation/viewer.js';
import { idQuery } from '../../../platform/schema/documented-answer.js';
import { routesOf } from '../../../platform/schema/route.js';
import { createPost } from './create-post.js';
import { deletePost } from './delete-post.js';
import { listPosts, readPost } from './find-posts.js';
import { postAnswer, postFields, staffPostAnswer, staffPostFields } from './post.json.js';
import { updatePost } from './update-post.js';

/** Reading, making, changing and deleting posts. */
export const postRoutes = routesOf('Start board', [
  listRoute({
    path: '/api/admin/posts',
    id: 'listPosts',
    summary: 'Posts by category and place',
    callers: ['staff', 'key'],
    list: listPosts,
    fields: ({ viewer }) => (belongsTo(viewer, 'staff') ? staffPostFields : postFields),
    schema: postAnswer,
    wishes: { eventId: idQuery('of this event'), categoryId: idQuery('of this category') },
  }),
  {
    method: 'post',
    path: '/api/admin/posts',
    id: 'createPost',
    summary: 'Add a post to a category of an event',
    of: createPost,
    callers: ['staff'],
    body: createPostInput,
    answers: { 201: z.object({ post: staffPostAnswer }) },
    answer: async (ctx, { body }) => {
      const id = await ctx.run(createPost, body);
      return { status: 201, body: { post: await readPost(ctx, id, staffPostFields) } };
    },
  },
  {
    method: 'patch',
    path: '/api/admin/posts/{id}',
    id: 'updatePost',
    summary: 'Change a post; what is absent stays as it is',
    of: updatePost,
    callers: ['staff'],
    body: updatePostInput.omit({ postId: true }),
    answers: { 200: z.object({ post: staffPostAnswer }) },
    answer: async (ctx, { body, params }) => {
      const id = await ctx.run(updatePost, { ...(body as object), postId: params.id });
      return { body: { post: await readPost(ctx, id, staffPostFields) } };
    },
  },
  {
    method: 'delete',
    path: '/api/admin/posts/{id}',
    id: 'deletePost',
    summary: 'Delete a post with its reports; shifts and people stay',
    of: deletePost,
    callers: ['staff'],
    heedsVersion: true,
    answers: { 200: z.object({ post: staffPostAnswer }) },
    answer: async (ctx, { params, version }) => {
      const asked = { postId: params.id, version, selection: { post: staffPostFields } };
      return { body: { post: await ctx.run(deletePost, asked) } };
    },
  },
]);
