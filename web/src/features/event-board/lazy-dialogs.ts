import { lazy } from 'react';

/** Dialogs that are fetched when they are opened. */
export const ImportDialog = lazy(async () => ({
  default: (await import('../imports/import-dialog')).ImportDialog,
}));

/** Makes a category, or changes its name and who leads it. */
export const CategorySheet = lazy(async () => ({
  default: (await import('../leads/category-sheet')).CategorySheet,
}));

/** The lines that show the event on a website. */
export const EmbedDialog = lazy(async () => ({
  default: (await import('./embed-dialog')).EmbedDialog,
}));
