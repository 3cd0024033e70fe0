import { z } from 'zod';
import { instant } from '../../contract/text/fields.js';
import { replacementStates } from '../../contract/signups/replacement.js';
import { clock } from '../../platform/clock.js';
import { pageInput, readConnection, type Connection } from '../../platform/reading/connection.js';
import { filterById, idInputs } from '../../platform/reading/find-records.js';
import { changedSince, listOperation } from '../../platform/reading/list-operation.js';
import { operation } from '../../platform/operation/operation.js';
import type { Filter } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Replacement } from '../../records/replacement.js';

const ids = ['eventId', 'shift.opportunity.categoryId', 'shiftId'] as const;

const wanted = z.object({
  ...idInputs(ids),
  state: z.enum(replacementStates, `Please give one of ${replacementStates.join(', ')}`).nullish(),
  stillWanted: z.boolean().nullish(),
});

/** In a query string booleans are words. */
const asWords = wanted.extend({ stillWanted: z.stringbool('Please give true or false').nullish() });

type Wanted = z.infer<typeof wanted>;

/** The list of searches that REST documents, by start: all for an admin, those of their own categories for a lead. Unknown ids find nothing. */
export const listReplacements = listOperation<Wanted, Replacement>({
  ...{ name: 'listReplacements', access: 'staff', keyScope: 'read:signups', record: Replacement, wanted: asWords },
  filter: searchesOf,
});

/** Like `listReplacements`, as a connection. */
export const findReplacements = operation(
  {
    access: 'staff',
    keyScope: 'read:signups',
    input: wanted.extend({ updatedSince: instant().nullish(), ...pageInput() }),
    refuses: ['BAD_REQUEST'],
    transaction: false,
  },
  async function findReplacements(ctx, { updatedSince, ...asked }): Promise<Connection<Replacement>> {
    return readConnection(ctx, Replacement, changedSince(searchesOf(ctx, asked), updatedSince), asked);
  },
);

/** `stillWanted`: searches that can still be answered: open, at a published event, before the shift begins. False: only the others. */
function searchesOf(ctx: RequestContext, { state, stillWanted, ...asked }: Wanted): Filter | null {
  const filter = filterById(ids, asked);
  if (!filter) return null;
  const equals = { ...filter.equals, ...(state ? { state } : {}) };
  if (stillWanted == null) return { ...filter, equals };
  return {
    ...filter,
    equals,
    where: (alias) => `(${alias}.state = 'OPEN' and exists (
      select from shift s join event e on e.id = s.event_id where s.id = ${alias}.shift_id and e.state = 'PUBLISHED' and s.cancelled_at is null
        and s.starts_at > $1::timestamptz)) = $2::boolean`,
    values: [clock.now(), stillWanted],
  };
}
