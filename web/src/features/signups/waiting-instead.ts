import type { ApolloClient } from '@apollo/client';
import type { ListedShift } from '../shifts/listed-shift';

/** People who would wait together for a shift that turned out to be full. */
export interface WaitWish {
  listed: ListedShift;
  people: { firstName: string; lastName: string }[];
  email: string;
  phone: string | null;
}

/** Fetches what puts people on waitlists. The page gives it to the forms, which know nothing of waitlists. */
export type LoadWaiting = () => Promise<{
  /** Tells those who wait now of it; gives a sentence about those who do not, or null. */
  joinAll: (client: ApolloClient, wishes: readonly WaitWish[]) => Promise<string | null>;
}>;
