import { lazyDialog } from '../../../ui/loading/lazy-part';

/** Dialogs that are fetched when they are opened. */
export const ImportDialog = lazyDialog(async () => (await import('../../imports/import-dialog')).ImportDialog);

/** Creates a category, or changes its name and lead. */
export const CategorySheet = lazyDialog(async () => (await import('../../leads/category-sheet')).CategorySheet);

/** The questions that an event or a role asks of people who sign up. */
export const QuestionsSheet = lazyDialog(async () => (await import('../../questions/questions-sheet')).QuestionsSheet);

/** Moves somebody to another shift. */
export const MovePersonDialog = lazyDialog(async () => (await import('../people/move-person-dialog')).MovePersonDialog);

/** The code that shows the event on a website. */
export const EmbedDialog = lazyDialog(async () => (await import('../dialogs/embed-dialog')).EmbedDialog);
