import { recordById, recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { Category } from '../../records/category.js';

/** Categories by name, of one event or lead if asked. */
export const { find: findCategories, list: listCategories } = recordsBy({
  name: 'Categories',
  access: 'public',
  keyScope: 'read:programme',
  record: Category,
  ids: ['eventId', 'leadId'],
});

/** The categories that the viewer leads, by name, of one event if asked; all of them for an admin. Error: NOT_SIGNED_IN. */
export const { find: findMyCategories, list: listMyCategories } = recordsBy({
  name: 'MyCategories',
  access: 'staff',
  record: Category,
  ids: ['eventId'],
  onlyFor: ['lead'],
});

/** One category. */
export const findCategory = recordById('findCategory', 'public', 'read:programme', Category);

/** A category that was just written. Error: CATEGORY_NOT_FOUND when it is gone again. */
export const getCategory = writtenRecord(Category, 'CATEGORY_NOT_FOUND');
