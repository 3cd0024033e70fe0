import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { cameAnyway, cameWords, isUnsettled } from '../../records/parts/attendance-sql.js';
import { takesPlace } from '../../records/parts/shift-figures.js';
import type { AttendanceSum } from './attendance-sums.types.js';
import { ledBy } from './own-categories.js';

/**
 * How many people of each category of an event came, by the category's name; a lead's own categories. EVENT_NOT_FOUND: also for a lead
 * without a category there.
 */
export const readAttendanceSums = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: z.object({ eventId: z.string({ error: 'Please choose an event' }) }),
    refuses: ['EVENT_NOT_FOUND'],
    transaction: false,
  },
  async function readAttendanceSums({ viewer, services }, { eventId }): Promise<AttendanceSum[]> {
    const leadId = ledBy(viewer);
    const [found] = isId(eventId)
      ? await services.rows.read<{ sums: AttendanceSum[] }>({
          name: 'attendance_sums',
          text: statement,
          values: [eventId, leadId],
        })
      : [];
    if (!found) throw new DomainError('EVENT_NOT_FOUND');
    return found.sums;
  },
);

const counted = (condition: string) => `count(*) filter (where g.status = 'active' and ${condition})`;

const statement = `
  select coalesce((select json_agg(sums order by plain_letters(sums.category), sums."categoryId") from (
    select c.id as "categoryId", c.name as category, ${counted(`not g.walked_in and ${takesPlace('s', 'e')}`)} as expected,
      ${counted(`${cameWords('g')} = 'yes'`)} as came, ${counted(`${cameWords('g')} = 'no'`)} as "noShow",
      ${counted('g.walked_in')} as "walkIns", ${counted(isUnsettled('g', 's', 'e'))} as unsettled,
      count(*) filter (where ${cameAnyway('g.status', 'g.attendance_state')}) as "cameAnyway"
    from category c left join opportunity o on o.category_id = c.id left join shift s on s.opportunity_id = o.id left join signup g on g.shift_id = s.id
    where c.event_id = e.id and ($2::uuid is null or c.lead_id = $2)
    group by c.id
  ) sums), '[]') as sums
  from event e where e.id = $1 and ($2::uuid is null or exists (select from category own where own.event_id = e.id and own.lead_id = $2))`;
