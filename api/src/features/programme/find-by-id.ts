import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { operation } from '../../platform/operation.js';
import { readOneOfShape } from '../../platform/read-shape.js';
import type { RecordClass } from '../../platform/record-shapes.js';
import type { Selection } from '../../platform/shape.js';
import type { Audience } from '../../platform/viewer.js';
import { Category } from '../../records/category.js';
import { Opportunity } from '../../records/opportunity.js';
import { Shift } from '../../records/shift.js';
import { Signup } from '../../records/signup.js';
import { Volunteer } from '../../records/volunteer.js';

/** One record by its id, with the fields of `selection`; null when there is none that the caller may see. */
function byId<Row>(name: string, openTo: Audience, record: RecordClass<Row>) {
  return operation(
    {
      name,
      openTo,
      input: z.object({ id: z.string(), selection: z.custom<Selection>() }),
      transaction: false,
    },
    async (ctx, { id, selection }): Promise<Row | null> =>
      isId(id)
        ? readOneOfShape(ctx.services, record, selection, { where: (alias) => `${alias}.id = $1`, values: [id] })
        : null,
  );
}

/** One category. */
export const findCategory = byId('findCategory', 'everyone', Category);

/** One volunteer role. */
export const findOpportunity = byId('findOpportunity', 'everyone', Opportunity);

/** One shift. */
export const findShift = byId('findShift', 'everyone', Shift);

/** One signup; a lead has those of their own categories. Error: NOT_SIGNED_IN. */
export const findSignup = byId('findSignup', 'staff', Signup);

/** One person; a lead has those who hold or held a place in their own categories. Error: NOT_SIGNED_IN. */
export const findVolunteer = byId('findVolunteer', 'staff', Volunteer);
