import { erasePeopleInput } from '../../../contract/people/erasure.js';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordErasure } from './record-erasure.js';

/**
 * An admin erases people: they become nameless, for ever. Who is erased already is left out. Returns how many were erased.
 * VOLUNTEER_NOT_FOUND: if one of them never was. ON_A_SHIFT.
 */
export const erasePeople = operation(
  {
    access: 'admin',
    stepUp: true,
    input: erasePeopleInput,
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND', 'ON_A_SHIFT'],
    transaction: false,
  },
  async function erasePeople(ctx, { volunteerIds, tellThem }): Promise<number> {
    const ids = [...new Set(volunteerIds.map((id) => id.toLowerCase()))];
    const known = await ctx.services.rows.read({
      name: 'people-to-erase',
      text: 'select id from volunteer where id = any($1::uuid[])',
      values: [ids.filter(isId)],
    });
    if (known.length < ids.length) throw new DomainError('VOLUNTEER_NOT_FOUND');
    return recordErasure(ctx, { volunteerIds: ids, by: 'staff', notify: tellThem ?? true });
  },
);
