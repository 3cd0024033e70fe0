import { createContext, type RefObject } from 'react';

/** Asked before a dialog closes: true lets it close; false keeps it, and `close` is called when somebody says so. */
export type CloseGuard = (close: () => void) => boolean;

/** Where what stands in a dialog leaves its guard; null outside of dialogs. */
export const CloseGuardContext = createContext<RefObject<CloseGuard | null> | null>(null);
