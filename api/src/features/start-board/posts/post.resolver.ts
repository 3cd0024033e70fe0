import { Field, ObjectType } from 'type-graphql';
import { createPostInput, updatePostInput } from '../../../contract/start-board/post.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { Instant } from '../../../platform/schema/graphql-scalars.js';
import { inputType } from '../../../platform/schema/input-type.js';
import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { below } from '../../../platform/reading/selection-of.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { Post } from '../../../records/start-board/post.js';
import { createPost } from './create-post.js';
import { deletePost } from './delete-post.js';
import { findPosts, readPost } from './find-posts.js';
import { suggestedPosts, SuggestedPost } from './suggest-posts.js';
import { updatePost } from './update-post.js';

@AllowAccess('staff')
@ObjectType('PostPayload', { description: 'A post that was written.' })
class PostPayload {
  @Field(() => Post, { description: 'The post; one that was deleted, as it was.' })
  post!: Post;
}

async function written(ctx: RequestContext, id: string, selection: Selection): Promise<PostPayload> {
  return { post: await readPost(ctx, id, below(selection, 'post')) };
}

const CreatePostInputType = inputType('CreatePostInput', createPostInput, { description: 'A new post.' });

const UpdatePostInputType = inputType('UpdatePostInput', updatePostInput, {
  description: 'A change of a post: what is left out stays.',
});

export const PostResolver = rootFields({
  posts: query(findPosts, {
    gives: [Post],
    asText: true,
    description: 'Posts by category and place.',
    args: {
      eventId: 'Of this event.',
      categoryId: 'Of this category.',
      updatedSince: 'Whose own columns changed at this moment or later.',
    },
    types: { updatedSince: Instant },
  }),
  suggestedPosts: query(suggestedPosts, {
    gives: [SuggestedPost],
    description: 'Places of the plan without a post, by category and place; of own categories for a lead.',
    args: { eventId: 'The event.' },
  }),
  createPost: mutation(createPost, {
    gives: PostPayload,
    description: 'Adds a post to a category; an event has 500 at most.',
    input: { type: CreatePostInputType, description: 'The post.' },
    answer: written,
  }),
  updatePost: mutation(updatePost, {
    gives: PostPayload,
    description: 'Changes a post.',
    input: { type: UpdatePostInputType, description: 'The changes.' },
    answer: written,
  }),
  deletePost: mutation(deletePost, {
    gives: PostPayload,
    description: 'Deletes a post with its reports; shifts and people stay.',
    args: { postId: 'The post.', version: 'The version that the editor loaded.' },
    answer: (_ctx, post) => ({ post }),
  }),
});
