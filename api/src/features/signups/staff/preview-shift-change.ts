import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { updateShiftInput } from '../../../contract/programme/shift-input.js';
import { authorizeRecord } from '../../../platform/operation/authorize.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { hoursAsPlanned, hoursOfShift } from '../../../records/parts/shift-hours.js';
import { takesPlace } from '../../../records/parts/shift-figures.js';
import { shiftWarnings } from '../../shifts/shift-warnings.js';
import { mayWorkInCategory } from '../../categories/category.policy.js';
import { visibleLead } from '../move/find-overlapping-shifts.js';
import type { BusyPerson, NewOverlap, ShiftChangePreview } from './staff-signup.types.js';

interface Row {
  leadId: string | null;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  eventStartDate: string;
  eventEndDate: string;
  activeSignups: number;
  newOverlaps: NewOverlap[];
  busyPeople: BusyPerson[];
}

/**
 * Previews a change of day or times: how many active signups it affects, and who would get two shifts at once that do not overlap now. A
 * lead sees the other shift if it is of their own categories. One statement.
 */
export const previewShiftChange = operation(
  {
    access: 'staff',
    input: updateShiftInput.pick({ date: true, startTime: true, endTime: true }).extend({ id: z.string() }),
    refuses: ['INVALID_INPUT', 'SHIFT_NOT_FOUND'],
    transaction: false,
  },
  async function previewShiftChange(ctx, { id, date, startTime, endTime }): Promise<ShiftChangePreview> {
    const [row] = isId(id)
      ? await ctx.services.rows.read<Row>({
          name: 'preview-shift-change',
          text: statement,
          values: [
            id,
            date ?? null,
            startTime ?? null,
            endTime ?? null,
            ctx.services.settings.timeZone,
            visibleLead(ctx),
          ],
        })
      : [];
    if (!row) throw new DomainError('SHIFT_NOT_FOUND');
    authorizeRecord(ctx.viewer, mayWorkInCategory(ctx.viewer, row), 'SHIFT_NOT_FOUND');
    const { activeSignups, newOverlaps, busyPeople, eventStartDate, eventEndDate, timeZone } = row;
    const warnings = shiftWarnings(row, { startDate: eventStartDate, endDate: eventEndDate, timeZone });
    return { activeSignups, newOverlaps, busyPeople, warnings };
  },
);

const statement = `
  with changed as (
    select s.id, c.lead_id, s.active_count, e.start_date, e.end_date, coalesce($2::date, s.date) as date,
      coalesce($3::text, s.start_time) as start_time, coalesce($4::text, s.end_time) as end_time, coalesce(e.time_zone, $5) as zone,
      ${takesPlace('s', 'e')} as takes_place, ${hoursAsPlanned('s')} as before,
      ${hoursOfShift({
        date: 'coalesce($2::date, s.date)',
        start: 'coalesce($3::text, s.start_time)',
        end: 'coalesce($4::text, s.end_time)',
        zone: 'coalesce(e.time_zone, $5)',
      })} as after
    from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id
    where s.id = $1
  ), others as (
    select v.id, v.first_name, v.last_name, s.id as shift_id, o.name, s.date, s.start_time, s.end_time,
      ${hoursAsPlanned('s')} as hours, $6::uuid is null or c.lead_id is not distinct from $6::uuid as named
    from signup mine
      join signup g on g.volunteer_id = mine.volunteer_id and g.status = 'active' and g.shift_id <> mine.shift_id
      join volunteer v on v.id = mine.volunteer_id
      join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
      join event e on e.id = s.event_id
    where mine.shift_id = $1 and mine.status = 'active' and ${takesPlace('s', 'e')}
  ), newly as (
    select x.* from others x, changed where changed.takes_place and x.hours && changed.after and not x.hours && changed.before
  )
  select changed.lead_id as "leadId", to_char(changed.date, 'YYYY-MM-DD') as date, changed.start_time as "startTime", changed.end_time as "endTime", changed.zone as "timeZone",
    to_char(changed.start_date, 'YYYY-MM-DD') as "eventStartDate", to_char(changed.end_date, 'YYYY-MM-DD') as "eventEndDate",
    changed.active_count as "activeSignups",
    (select coalesce(json_agg(json_build_object('firstName', x.first_name, 'lastName', x.last_name, 'opportunityName', x.name,
        'date', x.date, 'startTime', x.start_time, 'endTime', x.end_time) order by plain_letters(x.first_name), plain_letters(x.last_name), x.date, x.start_time, plain_letters(x.name), x.id, x.shift_id), '[]')
      from newly x where x.named) as "newOverlaps",
    (select coalesce(json_agg(json_build_object('firstName', x.first_name, 'lastName', x.last_name)
        order by plain_letters(x.first_name), plain_letters(x.last_name), x.id), '[]')
      from (select id, first_name, last_name from newly group by id, first_name, last_name having not bool_or(named)) x) as "busyPeople"
  from changed`;
