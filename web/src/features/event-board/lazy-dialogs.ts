import { lazy } from 'react';

/** The dialogs of other features, fetched when they are opened. */
export const ImportDialog = lazy(async () => ({
  default: (await import('../imports/import-dialog')).ImportDialog,
}));

/** Says who leads a category. */
export const ChangeLeadDialog = lazy(async () => ({
  default: (await import('../categories/change-lead-dialog')).ChangeLeadDialog,
}));
