import { z } from 'zod';
import { writtenRecord } from '../../../platform/reading/find-records.js';
import { listOperation } from '../../../platform/reading/list-operation.js';
import { operation } from '../../../platform/operation/operation.js';
import { readRecords } from '../../../platform/reading/read-records.js';
import type { Selection } from '../../../platform/reading/selection.js';
import type { Filter } from '../../../platform/reading/sql/statement.js';
import { User } from '../../../records/user.js';

/** Users with the role lead, and admins who lead categories. */
const leads: Filter = {
  where: (u) => `(${u}.role = 'lead' or exists (select 1 from category led where led.lead_id = ${u}.id))`,
};

/** The leads, by name: users with the role lead, and admins who lead categories. */
export const findLeads = operation(
  {
    access: 'admin',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  function findLeads(ctx, { selection }): Promise<User[]> {
    return readRecords(ctx.services, User, selection, leads);
  },
);

/** Like `findLeads`, for REST: all of them, or a page. */
export const listLeads = listOperation({
  name: 'listLeads',
  access: 'admin',
  wanted: z.object({}),
  record: User,
  isUndated: true,
  filter: () => leads,
});

/** A lead who was just written. Error: LEAD_NOT_FOUND if they were deleted meanwhile. */
export const getWrittenLead = writtenRecord(User, 'LEAD_NOT_FOUND');
