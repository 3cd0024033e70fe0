import { lazy } from 'react';

/** Dialogs that are fetched when they are opened. */
export const ImportDialog = lazy(async () => ({
  default: (await import('../imports/import-dialog')).ImportDialog,
}));

/** Makes a category, or changes its name and who leads it. */
export const CategorySheet = lazy(async () => ({
  default: (await import('../leads/category-sheet')).CategorySheet,
}));

/** What an event or a role asks of whoever takes a place. */
export const QuestionsSheet = lazy(async () => ({
  default: (await import('../questions/questions-sheet')).QuestionsSheet,
}));

/** Gives somebody another shift. */
export const MovePersonDialog = lazy(async () => ({
  default: (await import('./move-person-dialog')).MovePersonDialog,
}));

/** The lines that show the event on a website. */
export const EmbedDialog = lazy(async () => ({
  default: (await import('./embed-dialog')).EmbedDialog,
}));
