import { createCategoryInput, updateCategoryInput } from '../../contract/category.js';
import { listAnswer, listQuery, pageQuery } from '../../platform/list-operation.js';
import { listAnswers, idQuery } from '../../platform/documented-answer.js';
import { routesOf } from '../../platform/route.js';
import { createCategory } from '../categories/create-category.js';
import { updateCategory } from '../categories/update-category.js';
import { listMyCategories } from './find-my-categories.js';
import { getCategory } from './get-category.js';
import { categoryJson, staffCategoryAnswer, staffCategoryFields } from './programme.json.js';

/** Making and changing categories. */
export const categoryManagementRoutes = routesOf('Categories', [
  {
    method: 'get',
    path: '/api/lead/categories',
    id: 'listMyCategories',
    summary: 'The categories that the caller leads, by name; all of them for an admin',
    callers: ['staff'],
    answers: { 200: listAnswers(staffCategoryAnswer) },
    query: { eventId: idQuery('of this event'), ...pageQuery },
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
    id: 'createCategory',
    summary: 'Make a category of an event; honours the Idempotency-Key header',
    callers: ['staff'],
    takesKey: true,
    answers: { 201: staffCategoryAnswer },
    refuses: ['EVENT_NOT_FOUND', 'LEAD_NOT_FOUND', 'CATEGORY_NAME_TAKEN'],
    body: createCategoryInput,
    answer: async (ctx, { body }) => ({
      status: 201,
      body: categoryJson(await getCategory(ctx, await ctx.run(createCategory, body), staffCategoryFields)),
    }),
  },
  {
    method: 'put',
    path: '/api/admin/categories/{id}',
    id: 'updateCategory',
    summary: 'Change a category; what is left out stays. With `version`, only if nobody changed it meanwhile',
    callers: ['staff'],
    answers: { 200: staffCategoryAnswer },
    refuses: [
      'CATEGORY_NOT_FOUND',
      'LEAD_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'CATEGORY_NAME_TAKEN',
      'NOT_AN_IMAGE',
      'FILE_TOO_LARGE',
    ],
    body: updateCategoryInput.omit({ categoryId: true }),
    answer: async (ctx, { params, body }) => {
      const id = await ctx.run(updateCategory, { ...(body as object), categoryId: params.id });
      return { body: categoryJson(await getCategory(ctx, id, staffCategoryFields)) };
    },
  },
]);
