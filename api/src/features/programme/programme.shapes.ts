import { column, dayColumn, instantColumn, type Shape } from '../../platform/shape.js';
import { isOpenShift, isOver } from './open-shift.js';

/**
 * How events, categories, roles and shifts are read. They know each other up and down, so they live in one file; who may read which
 * field is declared at the GraphQL types beside it, and a test holds the two together.
 */
/** Events, by first day. */
export const eventShape: Shape = {
  name: 'Event',
  table: 'event',
  order: (e) => [`${e}.start_date`, `lower(${e}.name)`, `${e}.id`],
  fields: {
    id: column('id'),
    name: column('name'),
    slug: column('slug'),
    startDate: dayColumn('start_date'),
    endDate: dayColumn('end_date'),
    location: column('location'),
    website: column('website'),
    timeZone: column((e, _need, { timeZone }) => `coalesce(${e}.time_zone, ${timeZone})`),
    coverImageUrl: column('cover_image_url'),
    organizerId: column('organizer_id'),
    createdAt: instantColumn('created_at'),
    qtyRequired: ofShifts('coalesce(sum(x.qty_required), 0)'),
    qtyRegistered: ofShifts('coalesce(sum(x.active_count), 0)'),
    stillRequired: ofShifts('coalesce(sum(greatest(x.qty_required - x.active_count, 0)), 0)'),
    shiftCount: ofShifts('count(*)'),
    openShiftCount: ofOpenShifts('count(*)'),
    openSpotCount: ofOpenShifts('coalesce(sum(x.qty_required - x.active_count), 0)'),
    isOver: column((e, _need, { timeZone }) => isOver(e, timeZone)),
    ownTimeZone: column('time_zone'),
    version: column('version'),
    activeSignupCount: ofShifts('coalesce(sum(x.active_count), 0)'),
    volunteerCount: column(
      (e) => `(select count(distinct x.volunteer_id) from signup x where x.event_id = ${e}.id and x.status = 'active')`,
    ),
    categories: { kind: 'many', shape: () => categoryShape, by: 'event_id' },
    shifts: { kind: 'many', shape: () => shiftShape, by: 'event_id' },
  },
};

/** Staff as leads of categories, by name. */
export const leadShape: Shape = {
  name: 'Lead',
  table: 'app_user',
  order: (u) => [`lower(${u}.last_name)`, `lower(${u}.first_name)`, `${u}.id`],
  fields: {
    id: column('id'),
    firstName: column('first_name'),
    lastName: column('last_name'),
    email: column('email'),
    role: column('role'),
    hasPassword: column((u) => `(${u}.password_hash is not null)`),
    categories: { kind: 'many', shape: () => categoryShape, by: 'lead_id' },
  },
};

/** Categories, by name. */
export const categoryShape: Shape = {
  name: 'Category',
  table: 'category',
  order: (c) => [`lower(${c}.name)`, `${c}.id`],
  fields: {
    id: column('id'),
    eventId: column('event_id'),
    name: column('name'),
    coverImageUrl: column('cover_image_url'),
    leadId: column('lead_id'),
    leadFirstName: column((_c, need) => `${need('lead')}.first_name`),
    leadLastName: column((_c, need) => `${need('lead')}.last_name`),
    leadEmail: column((_c, need) => `${need('lead')}.email`),
    version: column('version'),
    createdAt: instantColumn('created_at'),
    lead: { kind: 'one', shape: () => leadShape, by: 'lead_id', optional: true },
    event: { kind: 'one', shape: () => eventShape, by: 'event_id' },
    opportunities: { kind: 'many', shape: () => opportunityShape, by: 'category_id' },
  },
};

/** Volunteer roles, by name. */
export const opportunityShape: Shape = {
  name: 'Opportunity',
  table: 'opportunity',
  order: (o) => [`lower(${o}.name)`, `${o}.id`],
  fields: {
    id: column('id'),
    eventId: column('event_id'),
    categoryId: column('category_id'),
    name: column('name'),
    shortDescription: column('short_description'),
    longDescription: column('long_description'),
    location: column('location'),
    coverImageUrl: column('cover_image_url'),
    version: column('version'),
    createdAt: instantColumn('created_at'),
    event: { kind: 'one', shape: () => eventShape, by: 'event_id' },
    category: { kind: 'one', shape: () => categoryShape, by: 'category_id' },
    shifts: { kind: 'many', shape: () => shiftShape, by: 'opportunity_id' },
  },
};

/** Shifts, by day and start time. */
export const shiftShape: Shape = {
  name: 'Shift',
  table: 'shift',
  order: (s) => [`${s}.date`, `${s}.start_time`, `${s}.end_time`, `${s}.id`],
  fields: {
    id: column('id'),
    eventId: column('event_id'),
    opportunityId: column('opportunity_id'),
    date: dayColumn('date'),
    startTime: column('start_time'),
    endTime: column('end_time'),
    qtyRequired: column('qty_required'),
    qtyRegistered: column('active_count'),
    stillRequired: column((s) => `greatest(${s}.qty_required - ${s}.active_count, 0)`),
    location: column('location'),
    effectiveLocation: column(
      (s, need) => `coalesce(${s}.location, ${need('opportunity')}.location, ${need('event')}.location)`,
    ),
    notes: column('notes'),
    version: column('version'),
    createdAt: instantColumn('created_at'),
    event: { kind: 'one', shape: () => eventShape, by: 'event_id' },
    opportunity: { kind: 'one', shape: () => opportunityShape, by: 'opportunity_id' },
  },
};

function ofShifts(aggregate: string) {
  return column((e) => `(select ${aggregate} from shift x where x.event_id = ${e}.id)`);
}

function ofOpenShifts(aggregate: string) {
  return column(
    (e, _need, { timeZone }) =>
      `(select ${aggregate} from shift x where x.event_id = ${e}.id and ${isOpenShift('x', e, timeZone)})`,
  );
}
