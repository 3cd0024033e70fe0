import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { authorizeRecord } from '../../../platform/operation/authorize.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { mayWorkInCategory } from '../../categories/category.policy.js';
import { countStatement } from '../../events/removal/count-signups-below.js';
import type { RemovalPreview } from './staff-signup.types.js';

const kinds = {
  eventId: {
    where: 'o.event_id',
    found: 'select null::uuid as lead_id from event where id = $1',
    code: 'EVENT_NOT_FOUND',
  },
  categoryId: {
    where: 'o.category_id',
    found: 'select lead_id from category where id = $1',
    code: 'CATEGORY_NOT_FOUND',
  },
  opportunityId: {
    where: 'o.id',
    found: 'select c.lead_id from opportunity x join category c on c.id = x.category_id where x.id = $1',
    code: 'OPPORTUNITY_NOT_FOUND',
  },
  shiftId: {
    where: 's.id',
    found: `select c.lead_id from shift x join opportunity y on y.id = x.opportunity_id join category c on c.id = y.category_id
      where x.id = $1`,
    code: 'SHIFT_NOT_FOUND',
  },
} as const;

/**
 * What would be deleted together with an event (admins), category, role or shift; the input names exactly one of the four. One statement.
 * Error: BAD_REQUEST for none or several.
 */
export const previewRemoval = operation(
  {
    access: 'staff',
    input: z.object({
      eventId: z.string().nullish(),
      categoryId: z.string().nullish(),
      opportunityId: z.string().nullish(),
      shiftId: z.string().nullish(),
    }),
    refuses: ['BAD_REQUEST', 'EVENT_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'OPPORTUNITY_NOT_FOUND', 'SHIFT_NOT_FOUND'],
    transaction: false,
  },
  async function previewRemoval(ctx, input): Promise<RemovalPreview> {
    const named = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => input[kind]);
    const [kind] = named;
    if (!kind || named.length > 1)
      throw new DomainError('BAD_REQUEST', { message: 'Name one event, category, volunteer role or shift.' });
    const { where, found, code } = kinds[kind];
    const id = input[kind] ?? '';
    const [row] = isId(id)
      ? await ctx.services.rows.read<RemovalPreview & { leadId: string | null }>({
          name: `preview-removal-${kind}`,
          text: `with found as (${found}) select counts.*, found.lead_id as "leadId" from found, (${countStatement(where)}) as counts`,
          values: [id],
        })
      : [];
    if (!row) throw new DomainError(code);
    authorizeRecord(ctx.viewer, mayWorkInCategory(ctx.viewer, row), code);
    const { opportunities, shifts, signups, people } = row;
    return { opportunities, shifts, signups, people };
  },
);
