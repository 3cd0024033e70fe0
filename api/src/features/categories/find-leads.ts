import { z } from 'zod';
import { writtenRecord } from '../../platform/find-records.js';
import { operation } from '../../platform/operation.js';
import { readRecords } from '../../platform/read-records.js';
import type { Selection } from '../../platform/selection.js';
import { User } from '../../records/user.js';

/** Who runs categories, by name: users with the role lead, and admins who run some. Errors: NOT_SIGNED_IN, FORBIDDEN. */
export const findLeads = operation(
  {
    openTo: 'admin',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  function findLeads(ctx, { selection }): Promise<User[]> {
    return readRecords(ctx.services, User, selection, {
      where: (u) => `(${u}.role = 'lead' or exists (select 1 from category led where led.lead_id = ${u}.id))`,
    });
  },
);

/** A lead who was just written. Error: LEAD_NOT_FOUND when they are gone again. */
export const getWrittenLead = writtenRecord(User, 'LEAD_NOT_FOUND');
