import { Signup } from '../../records/signup.js';
import { Opportunity } from '../../records/opportunity.js';
import { Event } from '../../records/event.js';
import { column, dayColumn, type Column, type Shape } from '../../platform/shape.js';

/** A shift in a report: how full, and with whom. */
export const reportShiftShape: Shape = {
  name: 'ReportShift',
  table: 'shift',
  order: (s) => [`${s}.date`, `${s}.start_time`, `${s}.end_time`, `${s}.id`],
  fields: {
    id: column('id'),
    date: dayColumn('date'),
    startTime: column('start_time'),
    endTime: column('end_time'),
    effectiveLocation: column(
      (s, need) => `coalesce(${s}.location, ${need('opportunity')}.location, ${need('event')}.location)`,
    ),
    notes: column('notes'),
    volunteersNeeded: column('qty_required'),
    volunteersAssigned: column('active_count'),
    stillNeeded: column((s) => `greatest(${s}.qty_required - ${s}.active_count, 0)`),
    fillPercentage: column((s) => fill(`${s}.active_count`, `${s}.qty_required`)),
    signups: { kind: 'many', shape: () => Signup, by: 'shift_id' },
    opportunity: { kind: 'one', shape: () => Opportunity, by: 'opportunity_id' },
    event: { kind: 'one', shape: () => Event, by: 'event_id' },
  },
};

/** A role in a report. */
export const reportOpportunityShape: Shape = {
  name: 'ReportOpportunity',
  table: 'opportunity',
  order: (o) => [`lower(${o}.name)`, `${o}.id`],
  fields: {
    id: column('id'),
    name: column('name'),
    location: column('location'),
    ...sums((o) => `x.opportunity_id = ${o}.id`),
    shifts: { kind: 'many', shape: () => reportShiftShape, by: 'opportunity_id' },
  },
};

/** A category in a report. */
export const reportCategoryShape: Shape = {
  name: 'ReportCategory',
  table: 'category',
  order: (c) => [`lower(${c}.name)`, `${c}.id`],
  fields: {
    id: column('id'),
    name: column('name'),
    leadFirstName: column((_c, need) => `${need('lead')}.first_name`),
    leadLastName: column((_c, need) => `${need('lead')}.last_name`),
    leadEmail: column((_c, need) => `${need('lead')}.email`),
    ...sums((c) => `x.opportunity_id in (select o.id from opportunity o where o.category_id = ${c}.id)`),
    lead: { kind: 'one', shape: () => leadShape, by: 'lead_id', optional: true },
    opportunities: { kind: 'many', shape: () => reportOpportunityShape, by: 'category_id' },
  },
};

const leadShape: Shape = { name: 'ReportLead', table: 'app_user', order: (u) => [`${u}.id`], fields: {} };

/** A row of the report: a shift with the names of all above it. */
export const reportRowShape: Shape = {
  name: 'ReportRow',
  table: 'shift',
  order: (s, need) => [`${need('event')}.start_date`, `${s}.date`, `${s}.start_time`, `${s}.end_time`, `${s}.id`],
  fields: {
    id: column('id'),
    eventId: column('event_id'),
    eventName: column((_s, need) => `${need('event')}.name`),
    eventDate: column((_s, need) => `${need('event')}.start_date`),
    categoryId: column((_s, need) => `${need('opportunity')}.category_id`),
    categoryName: column(
      (_s, need) => `(select c.name from category c where c.id = ${need('opportunity')}.category_id)`,
    ),
    roleName: column((_s, need) => `${need('opportunity')}.name`),
    shiftDate: dayColumn('date'),
    shiftTime: column((s) => timeRange(s)),
    volunteersNeeded: column('qty_required'),
    volunteersAssigned: column('active_count'),
    fillPercentage: column((s) => fill(`${s}.active_count`, `${s}.qty_required`)),
    shift: { kind: 'one', shape: () => reportShiftShape, by: 'id' },
    event: { kind: 'one', shape: () => Event, by: 'event_id' },
    opportunity: { kind: 'one', shape: () => Opportunity, by: 'opportunity_id' },
  },
};

/** A shift's times as people read them: `7:30 AM - 9:45 AM`. */
export function timeRange(s: string, between = ' - '): string {
  const time = (name: string) => `to_char(${s}.${name}::time, 'FMHH12:MI AM')`;
  return `${time('start_time')} || '${between}' || ${time('end_time')}`;
}

/** SQL for how full something is, as a whole percentage; nothing needed counts as 0. */
export function fill(taken: string, of: string): string {
  return `coalesce(round(100.0 * ${taken} / nullif(${of}, 0)), 0)::int`;
}

function sums(shiftsOf: (alias: string) => string): Record<string, Column> {
  const ofShifts = (aggregate: string) =>
    column((alias) => `(select ${aggregate} from shift x where ${shiftsOf(alias)})`);
  return {
    shiftCount: ofShifts('count(*)'),
    volunteersNeeded: ofShifts('coalesce(sum(x.qty_required), 0)'),
    volunteersAssigned: ofShifts('coalesce(sum(x.active_count), 0)'),
    stillNeeded: ofShifts('coalesce(sum(greatest(x.qty_required - x.active_count, 0)), 0)'),
    fillPercentage: ofShifts(fill('sum(x.active_count)', 'sum(x.qty_required)')),
  };
}
