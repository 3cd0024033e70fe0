import { z } from 'zod';
import { instant, momentOrNow } from '../../contract/text/fields.js';
import { searchedPlace } from '../../contract/text/texts.js';
import { clock } from '../../platform/clock.js';
import { pageInput, readConnection, type Connection } from '../../platform/reading/connection.js';
import { changedSince, listOperation } from '../../platform/reading/list-operation.js';
import { operation } from '../../platform/operation/operation.js';
import { filterById, idInputs, recordById } from '../../platform/reading/find-records.js';
import type { SignupFilter } from '../../records/parts/signup-filter.js';
import { Signup } from '../../records/signup.js';

const ids = ['eventId', 'shift.opportunity.categoryId', 'shift.opportunityId'] as const;

/** The filters of REST's list of signups besides ids. */
export const signupFilters = {
  status: z.enum(['active', 'cancelled'], 'Please give active or cancelled').optional().describe('in this state'),
  runningAt: momentOrNow.optional().describe('whose shift runs at this moment: `now`, or an instant'),
  place: searchedPlace
    .optional()
    .describe('whose shift is at this place, as it is written; case and odd spaces do not matter'),
  placeContains: searchedPlace.optional().describe('whose shift is at a place whose name holds these letters'),
};

/**
 * The list of signups that REST documents, of every state by default, by the shift's day and start: all for an admin, those of their own
 * categories for a lead; all rows or a page. Unknown ids find nothing.
 */
export const listSignups = listOperation({
  ...{ name: 'listSignups', access: 'staff', keyScope: 'read:signups', record: Signup, fromReplica: true },
  wanted: z.object({ ...idInputs(ids), ...signupFilters }),
  filter: (_ctx, { status, runningAt, place, placeContains, ...asked }) => {
    const filter = filterById(ids, asked);
    const moment = runningAt === 'now' ? clock.now().toISOString() : runningAt;
    const matching: SignupFilter = { status, shift: { runningAt: moment, place, placeContains } };
    return filter && { ...filter, matching };
  },
});

/** Like `listSignups`, as a connection. */
export const findSignups = operation(
  {
    access: 'staff',
    keyScope: 'read:signups',
    fromReplica: true,
    input: z.object({
      ...idInputs(ids),
      where: z.custom<SignupFilter>().nullish(),
      updatedSince: instant().nullish(),
      ...pageInput(),
    }),
    refuses: ['BAD_REQUEST'],
    transaction: false,
  },
  async function findSignups(ctx, { where, updatedSince, ...asked }): Promise<Connection<Signup>> {
    const filter = changedSince(filterById(ids, asked), updatedSince);
    return readConnection(ctx, Signup, filter && { ...filter, matching: where }, asked);
  },
);

/** One signup; a lead has those of their own categories. Error: NOT_SIGNED_IN. */
export const findSignup = recordById('findSignup', 'staff', 'read:signups', Signup);
