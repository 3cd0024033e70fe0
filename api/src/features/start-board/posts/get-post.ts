import { LockMode } from '@mikro-orm/core';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { Category } from '../../../records/category.js';
import { Post } from '../../../records/start-board/post.js';
import { mayWorkInCategory } from '../../categories/category.policy.js';

/** A post of a category in which the caller may work, locked until the commit, with its name. Error: POST_NOT_FOUND, for malformed ids too. */
export async function getOwnPost(ctx: RequestContext, id: string): Promise<{ post: Post; words: string }> {
  const post = isId(id) ? await ctx.em.findOne(Post, id, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  const category = post && (await ctx.em.findOneOrFail(Category, post.category.id, { populate: ['lead'] }));
  if (!category || !mayWorkInCategory(ctx.viewer, { leadId: category.lead?.id ?? null }))
    throw new DomainError('POST_NOT_FOUND');
  return { post, words: wordsOfPost(category.name, post.place) };
}

/** A post as the audit log describes it: 'Timing, Gate B'. */
export function wordsOfPost(category: string, place: string | null): string {
  return place === null ? category : `${category}, ${place}`;
}
