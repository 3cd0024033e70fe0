import { mailFailsTo } from '../../records/volunteer.js';
import { column, dayColumn, instantColumn, type Shape } from '../../platform/shape.js';

/* How the board is read: one statement from the categories down to the people. */

const personShape: Shape = {
  name: 'BoardPerson',
  table: 'volunteer',
  order: (v) => [`${v}.id`],
  fields: {},
};

const ofPerson = (name: string) => column((_g, need) => `${need('person')}.${name}`);

export const boardSignupShape: Shape = {
  name: 'BoardSignup',
  table: `(select * from signup where status = 'active')`,
  order: (g) => [`${g}.created_at`, `${g}.id`],
  fields: {
    id: column('id'),
    volunteerId: column('volunteer_id'),
    firstName: ofPerson('first_name'),
    lastName: ofPerson('last_name'),
    email: ofPerson('email'),
    phone: ofPerson('phone'),
    mailFails: column((_g, need) => mailFailsTo(`${need('person')}.email_key`)),
    createdAt: instantColumn('created_at'),
    person: { kind: 'one', shape: () => personShape, by: 'volunteer_id' },
  },
};

export const boardShiftShape: Shape = {
  name: 'BoardShift',
  table: 'shift',
  order: (s) => [`${s}.date`, `${s}.start_time`, `${s}.end_time`, `${s}.id`],
  fields: {
    id: column('id'),
    date: dayColumn('date'),
    startTime: column('start_time'),
    endTime: column('end_time'),
    qtyRequired: column('qty_required'),
    qtyRegistered: column('active_count'),
    location: column('location'),
    notes: column('notes'),
    version: column('version'),
    signups: { kind: 'many', shape: () => boardSignupShape, by: 'shift_id' },
  },
};

export const boardOpportunityShape: Shape = {
  name: 'BoardOpportunity',
  table: 'opportunity',
  order: (o) => [`lower(${o}.name)`, `${o}.id`],
  fields: {
    id: column('id'),
    categoryId: column('category_id'),
    name: column('name'),
    shortDescription: column('short_description'),
    longDescription: column('long_description'),
    location: column('location'),
    version: column('version'),
    shifts: { kind: 'many', shape: () => boardShiftShape, by: 'opportunity_id' },
  },
};

const leadShape: Shape = {
  name: 'BoardLead',
  table: 'app_user',
  order: (u) => [`${u}.id`],
  fields: {},
};

export const boardCategoryShape: Shape = {
  name: 'BoardCategory',
  table: 'category',
  order: (c) => [`lower(${c}.name)`, `${c}.id`],
  fields: {
    id: column('id'),
    name: column('name'),
    leadId: column('lead_id'),
    leadFirstName: column((_c, need) => `${need('lead')}.first_name`),
    leadLastName: column((_c, need) => `${need('lead')}.last_name`),
    version: column('version'),
    lead: { kind: 'one', shape: () => leadShape, by: 'lead_id', optional: true },
    opportunities: { kind: 'many', shape: () => boardOpportunityShape, by: 'category_id' },
  },
};
