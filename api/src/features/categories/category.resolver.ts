import { Instant } from '../../platform/schema/graphql-scalars.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { Category } from '../../records/category.js';
import { Removal, removalOf, tellPeopleWords } from '../events/removal/removal.types.js';
import { CreateCategoryInputType, UpdateCategoryInputType } from './category.types.js';
import { createCategory } from './create-category.js';
import { deleteCategory } from './delete-category.js';
import { findCategories, findCategory, findMyCategories, getCategory } from './find-categories.js';
import { updateCategory } from './update-category.js';

export const CategoryResolver = rootFields({
  category: query(findCategory, {
    gives: Category,
    asText: true,
    nullable: true,
    description: 'One category; null when there is none.',
    args: { id: 'Its UUID.' },
  }),
  categories: query(findCategories, {
    gives: [Category],
    asText: true,
    description: 'Categories by name; unknown ids find nothing.',
    args: {
      eventId: 'Of this event.',
      leadId: 'Led by this user.',
      updatedSince: 'Whose own columns changed at this moment or later.',
    },
    types: { updatedSince: Instant },
  }),
  myCategories: query(findMyCategories, {
    gives: [Category],
    asText: true,
    description: 'The categories that the viewer leads, by name; all of them for an admin.',
    args: { eventId: 'Of this event.' },
  }),
  createCategory: mutation(createCategory, {
    gives: Category,
    description: 'Creates a category of an event.',
    input: { type: CreateCategoryInputType, description: 'The category.' },
    answer: getCategory,
  }),
  updateCategory: mutation(updateCategory, {
    gives: Category,
    description: 'Changes a category.',
    args: { categoryId: 'The category.' },
    input: { type: UpdateCategoryInputType, description: 'The changes.' },
    answer: getCategory,
  }),
  deleteCategory: mutation(deleteCategory, {
    gives: Removal,
    description: 'Deletes a category with its roles, shifts and signups.',
    args: { id: 'The category.', tellPeople: tellPeopleWords },
    answer: removalOf,
  }),
});
