import { query, rootFields } from '../../platform/schema/root-fields.js';
import { HistoryConnection } from './history.types.js';
import { readHistory } from './read-history.js';

export const HistoryResolver = rootFields({
  history: query(readHistory, {
    gives: HistoryConnection,
    nullable: true,
    description:
      "What happened, the newest first, to a shift (and to the signups in it), a signup, a role, a category or an event. Null for what is not the caller's to see, and for what never was.",
    args: {
      recordId: 'UUID of the record.',
      first: 'Entries on the page; 20 by default, at most 200.',
      after: 'The `endCursor` of the page before.',
    },
  }),
});
