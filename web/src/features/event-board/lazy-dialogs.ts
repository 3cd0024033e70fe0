import { lazy } from 'react';

/** The dialogs of other features, fetched when they are opened. */
export const ImportDialog = lazy(async () => ({
  default: (await import('../imports/import-dialog')).ImportDialog,
}));

/** Makes a category, or changes its name and who leads it. */
export const CategorySheet = lazy(async () => ({
  default: (await import('../leads/category-sheet')).CategorySheet,
}));
