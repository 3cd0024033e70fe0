import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorizeRecord } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { readRecords } from '../../platform/read-records.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/selection.js';
import { Volunteer } from '../../records/volunteer.js';
import { mayManageShift } from '../shifts/shift.policy.js';
import { readCandidates } from './find-candidates.js';
import type { Candidate } from './replacement.types.js';

const atMost = 100;
const howMany = `Please give a whole number from 1 to ${atMost}`;

/**
 * Who could do a shift: who agreed to be asked, helps at the event or helped at one of the year before, has that time free, and whose mail
 * arrives; whoever was asked longest ago first, 20 unless told. A lead is told how to reach those of their own categories alone.
 * Errors: NOT_SIGNED_IN, INVALID_INPUT, SHIFT_NOT_FOUND (others' too).
 */
export const listCandidates = operation(
  {
    openTo: 'staff',
    input: z.object({
      shiftId: z.string(),
      first: z.coerce.number(howMany).int(howMany).min(1, howMany).max(atMost, howMany).nullish(),
      selection: z.custom<Selection>(),
    }),
    transaction: false,
  },
  async function listCandidates(ctx, { shiftId, first, selection }): Promise<Candidate[]> {
    const [led] = isId(shiftId)
      ? await ctx.services.rows.read<{ leadId: string | null }>({
          name: 'lead-of-shift',
          text: `select c.lead_id as "leadId" from shift s join opportunity o on o.id = s.opportunity_id
            join category c on c.id = o.category_id where s.id = $1`,
          values: [shiftId],
        })
      : [];
    if (!led) throw new DomainError('SHIFT_NOT_FOUND');
    authorizeRecord(ctx.viewer, mayManageShift(ctx.viewer, { opportunity: { category: led } }), 'SHIFT_NOT_FOUND');
    const able = await readCandidates(ctx, shiftId, first ?? 20);
    const known = selection.volunteer
      ? await readRecords(
          ctx.services,
          Volunteer,
          { ...below(selection, 'volunteer'), id: true },
          { where: (alias) => `${alias}.id = any($1::uuid[])`, values: [able.map(({ volunteerId }) => volunteerId)] },
        )
      : [];
    return able.map(({ volunteerId: id, firstName, lastName, askedAt }) => ({
      ...{ id, firstName, lastName, askedAt },
      volunteer: known.find((one) => one.id === id) ?? null,
    }));
  },
);
