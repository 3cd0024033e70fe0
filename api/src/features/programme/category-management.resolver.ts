import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import { createCategory } from '../categories/create-category.js';
import { updateCategory } from '../categories/update-category.js';
import { CreateCategoryInputType, UpdateCategoryInputType } from './category-management.types.js';
import { Category } from '../../records/category.js';
import { findMyCategories } from './find-my-categories.js';
import { getCategory } from './get-category.js';

@Resolver()
export class CategoryManagementResolver {
  @OpenTo('staff')
  @Query(() => [Category], { description: 'The categories that the viewer leads, by name; all of them for an admin.' })
  myCategories(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
  ): Promise<Category[]> {
    return ctx.run(findMyCategories, { eventId, selection: selectionOf(info) });
  }

  @OpenTo('admin')
  @Mutation(() => Category, {
    description:
      'Creates a category of an event. Errors: INVALID_INPUT, EVENT_NOT_FOUND, LEAD_NOT_FOUND, CATEGORY_NAME_TAKEN, FORBIDDEN.',
  })
  async createCategory(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateCategoryInputType, { description: 'The category.' }) input: object,
  ): Promise<Category> {
    return getCategory(ctx, await ctx.run(createCategory, input), selectionOf(info));
  }

  @OpenTo('admin')
  @Mutation(() => Category, {
    description:
      'Changes a category. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, LEAD_NOT_FOUND, CHANGED_MEANWHILE, ' +
      'CATEGORY_NAME_TAKEN, FORBIDDEN.',
  })
  async updateCategory(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('categoryId', () => ID, { description: 'The category.' }) categoryId: string,
    @Arg('input', () => UpdateCategoryInputType, { description: 'What changes.' }) input: object,
  ): Promise<Category> {
    return getCategory(ctx, await ctx.run(updateCategory, { ...input, categoryId }), selectionOf(info));
  }
}
