import type { ApolloClient } from '@apollo/client';
import type { ListedShift } from '../shifts/listed-shift';

/** People who would wait together for a shift that turned out to be full. */
export interface WaitWish {
  listed: ListedShift;
  people: { firstName: string; lastName: string }[];
  email: string;
  phone: string | null;
}

/** Loads the code that joins waitlists. The page passes it to the forms, which know nothing of waitlists. */
export type LoadWaiting = () => Promise<{
  /** Shows a toast for the people who wait now; returns a sentence about the others, or null. */
  joinAll: (client: ApolloClient, wishes: readonly WaitWish[]) => Promise<string | null>;
}>;
