import { lazyDialog } from '../../../ui/loading/lazy-part';

/** Dialogs that are fetched when they are opened. */
export const ImportDialog = lazyDialog(async () => (await import('../../imports/import-dialog')).ImportDialog);

/** Makes a category, or changes its name and who leads it. */
export const CategorySheet = lazyDialog(async () => (await import('../../leads/category-sheet')).CategorySheet);

/** What an event or a role asks of whoever takes a place. */
export const QuestionsSheet = lazyDialog(async () => (await import('../../questions/questions-sheet')).QuestionsSheet);

/** Gives somebody another shift. */
export const MovePersonDialog = lazyDialog(async () => (await import('../people/move-person-dialog')).MovePersonDialog);

/** The lines that show the event on a website. */
export const EmbedDialog = lazyDialog(async () => (await import('../dialogs/embed-dialog')).EmbedDialog);
