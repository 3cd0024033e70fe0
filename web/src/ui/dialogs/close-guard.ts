import { createContext, type RefObject } from 'react';

/** Called before a dialog closes: true lets it close; false keeps it open, and `close` is called when the user confirms. */
export type CloseGuard = (close: () => void) => boolean;

/** The dialog's content registers its guard here; null outside of dialogs. */
export const CloseGuardContext = createContext<RefObject<CloseGuard | null> | null>(null);
