import { createCategoryInput, updateCategoryInput } from '../../contract/programme/category.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import { idQuery } from '../../platform/schema/documented-answer.js';
import { recordRoute } from '../../platform/schema/record-route.js';
import { routesOf } from '../../platform/schema/route.js';
import { belongsTo } from '../../platform/operation/viewer.js';
import { removalRoute } from '../events/removal/removal.json.js';
import { categoryAnswer, categoryFields, staffCategoryAnswer, staffCategoryFields } from './category.json.js';
import { createCategory } from './create-category.js';
import { deleteCategory } from './delete-category.js';
import { findCategory, getCategory, listCategories, listMyCategories } from './find-categories.js';
import { updateCategory } from './update-category.js';

/** Reading, creating, changing and deleting categories. */
export const categoryRoutes = [
  ...routesOf('Programme', [
    listRoute({
      path: '/api/categories',
      summary: 'Categories by name',
      callers: ['anybody', 'staff', 'key'],
      list: listCategories,
      // Only staff see a lead's address.
      fields: ({ viewer }) => (belongsTo(viewer, 'staff') ? { ...categoryFields, leadEmail: true } : categoryFields),
      schema: categoryAnswer,
      wishes: { eventId: idQuery('of this event'), leadId: idQuery('led by this user') },
    }),
    recordRoute({
      path: '/api/categories/{id}',
      id: 'getCategory',
      summary: 'One category; 404 when there is none',
      callers: ['anybody', 'key'],
      find: findCategory,
      fields: categoryFields,
      schema: categoryAnswer,
      notFound: 'CATEGORY_NOT_FOUND',
      isEdited: true,
    }),
  ]),
  ...routesOf('Categories', [
    listRoute({
      path: '/api/lead/categories',
      summary: 'The categories that the caller leads, by name; all of them for an admin',
      callers: ['staff'],
      list: listMyCategories,
      fields: staffCategoryFields,
      schema: staffCategoryAnswer,
      wishes: { eventId: idQuery('of this event') },
    }),
    {
      method: 'post',
      path: '/api/admin/categories',
      id: 'createCategory',
      summary: 'Create a category of an event; honours the Idempotency-Key header',
      of: createCategory,
      callers: ['staff', 'key'],
      answers: { 201: staffCategoryAnswer },
      body: createCategoryInput,
      answer: async (ctx, { body }) => ({
        status: 201,
        body: await getCategory(ctx, await ctx.run(createCategory, body), staffCategoryFields),
      }),
    },
    {
      method: 'put',
      path: '/api/admin/categories/{id}',
      id: 'updateCategory',
      summary: 'Change a category; what is left out stays. With `version`, only if nobody changed it meanwhile',
      of: updateCategory,
      callers: ['staff', 'key'],
      answers: { 200: staffCategoryAnswer },
      body: updateCategoryInput.omit({ categoryId: true }),
      answer: async (ctx, { params, body }) => {
        const id = await ctx.run(updateCategory, { ...(body as object), categoryId: params.id });
        return { body: await getCategory(ctx, id, staffCategoryFields) };
      },
    },
  ]),
  ...routesOf('Roles and shifts', [
    removalRoute(deleteCategory, {
      path: '/api/admin/categories/{id}',
      id: 'deleteCategory',
      summary: 'Delete a category with its roles, shifts and signups',
    }),
  ]),
];
