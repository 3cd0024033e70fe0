import { recordById, recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { Category } from '../../records/category.js';

/** Categories by name, filtered by event or lead. */
export const { find: findCategories, list: listCategories } = recordsBy({
  name: 'Categories',
  access: 'public',
  keyScope: 'read:programme',
  record: Category,
  ids: ['eventId', 'leadId'],
});

/** The categories that the viewer leads, by name, filtered by event; all of them for an admin. Error: NOT_SIGNED_IN. */
export const { find: findMyCategories, list: listMyCategories } = recordsBy({
  name: 'MyCategories',
  access: 'staff',
  record: Category,
  ids: ['eventId'],
  onlyFor: ['lead'],
});

/** One category. */
export const findCategory = recordById('findCategory', 'public', 'read:programme', Category);

/** A category that was just written. Error: CATEGORY_NOT_FOUND if it was deleted meanwhile. */
export const getCategory = writtenRecord(Category, 'CATEGORY_NOT_FOUND');
