import { z } from 'zod';
import { pageInput, readConnection, type Connection } from '../../platform/connection.js';
import { operation } from '../../platform/operation.js';
import { filterById, idInputs, recordById, recordsBy } from '../../platform/find-records.js';
import type { SignupFilter } from '../../records/signup-filter.js';
import { Signup } from '../../records/signup.js';

const ids = ['eventId', 'shift.opportunity.categoryId', 'shift.opportunityId'] as const;

/**
 * The list of signups that REST documents, of every state, by the shift's day and start: all for an admin, those of their own categories
 * for a lead; all rows or a page. Unknown ids find nothing.
 */
export const { list: listSignups } = recordsBy({
  ...{ name: 'Signups', openTo: 'staff', keyScope: 'read:signups', record: Signup, ids },
  fromReplica: true,
});

/** Like `listSignups`, as a connection. Errors: NOT_SIGNED_IN, BAD_REQUEST for an unknown cursor. */
export const findSignups = operation(
  {
    openTo: 'staff',
    keyScope: 'read:signups',
    fromReplica: true,
    input: z.object({
      ...idInputs(ids),
      where: z.custom<SignupFilter>().nullish(),
      ...pageInput(),
    }),
    transaction: false,
  },
  async function findSignups(ctx, { where, ...asked }): Promise<Connection<Signup>> {
    const filter = filterById(ids, asked);
    return readConnection(ctx, Signup, filter && { ...filter, matching: where }, asked);
  },
);

/** One signup; a lead has those of their own categories. Error: NOT_SIGNED_IN. */
export const findSignup = recordById('findSignup', 'staff', 'read:signups', Signup);
