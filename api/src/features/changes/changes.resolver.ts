import { query, rootFields } from '../../platform/schema/root-fields.js';
import { ChangeConnection } from './changes.types.js';
import { readChanges } from './read-changes.js';

export const ChangesResolver = rootFields({
  changes: query(readChanges, {
    gives: ChangeConnection,
    description:
      'What was made, changed, removed and merged, the oldest first; without `after` nothing but `pageInfo.endCursor`, the cursor of now. `pageInfo.endCursor` is never null: ask with it next. `totalCount` counts what follows `after`. Staff read of what they see, a lead of their own categories; a key of its event: with `read:programme` the changes of events, categories, roles and shifts, with `read:signups` those of signups and people.',
    args: {
      after:
        'The cursor of the last change that is known, the `endCursor` of the page before, or the `position` of an event, a live update or a webhook.',
      first: 'Changes on the page; 500 by default, at most 5000.',
      eventId: 'Only of this event, and of the people who help there.',
    },
  }),
});
