import { createCategoryInput, updateCategoryInput } from '../../contract/category.js';
import { listAnswer, listQuery, pageQuery } from '../../platform/list-operation.js';
import type { Route } from '../../platform/route.js';
import { createCategory } from '../categories/create-category.js';
import { updateCategory } from '../categories/update-category.js';
import { listMyCategories } from './find-my-categories.js';
import { getCategory } from './get-category.js';
import { categoryJson, staffCategoryFields } from './programme.json.js';

/** Making and changing categories. */
export const categoryManagementRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/lead/categories',
    summary: 'The categories that the caller leads, by name; all of them for an admin',
    query: { eventId: 'of this event', ...pageQuery },
    answer: async (ctx, request) =>
      listAnswer(
        ctx,
        request,
        await ctx.run(listMyCategories, { ...listQuery(request), selection: staffCategoryFields }),
        categoryJson,
      ),
  },
  {
    method: 'post',
    path: '/api/admin/categories',
    summary: 'Make a category of an event; honours the Idempotency-Key header',
    body: createCategoryInput,
    answer: async (ctx, { body }) => ({
      status: 201,
      body: categoryJson(await getCategory(ctx, await ctx.run(createCategory, body), staffCategoryFields)),
    }),
  },
  {
    method: 'put',
    path: '/api/admin/categories/{id}',
    summary: 'Change a category; what is left out stays. With `version`, only if nobody changed it meanwhile',
    body: updateCategoryInput.omit({ categoryId: true }),
    answer: async (ctx, { params, body }) => {
      const id = await ctx.run(updateCategory, { ...(body as object), categoryId: params.id });
      return { body: categoryJson(await getCategory(ctx, id, staffCategoryFields)) };
    },
  },
];
