import { createCategoryInput, updateCategoryInput } from '../../contract/programme/category.js';
import { inputType } from '../../platform/schema/input-type.js';

export const CreateCategoryInputType = inputType('CreateCategoryInput', createCategoryInput, {
  description: 'A new category.',
});

export const UpdateCategoryInputType = inputType('UpdateCategoryInput', updateCategoryInput, {
  description: 'A change of a category: what is left out stays.',
  without: ['categoryId'],
});
