import { Shift } from '../../records/shift.js';
import { column, instantColumn, type Shape } from '../../platform/shape.js';

/** People, by name. */
export const volunteerShape: Shape = {
  name: 'Volunteer',
  table: 'volunteer',
  order: (v) => [`${v}.first_name`, `${v}.last_name`, `${v}.id`],
  fields: {
    id: column('id'),
    firstName: column('first_name'),
    lastName: column('last_name'),
    email: column('email'),
    phone: column('phone'),
    createdAt: instantColumn('created_at'),
    signups: { kind: 'many', shape: () => signupShape, by: 'volunteer_id' },
  },
};

/** Signups, by the shift's day and start. */
export const signupShape: Shape = {
  name: 'Signup',
  table: 'signup',
  order: (g, need) => [`${need('shift')}.date`, `${need('shift')}.start_time`, `${g}.created_at`, `${g}.id`],
  fields: {
    id: column('id'),
    status: column('status'),
    createdAt: instantColumn('created_at'),
    cancelledAt: instantColumn('cancelled_at'),
    leadEmail: column(
      (_g, need) =>
        `(select l.email from opportunity o join category c on c.id = o.category_id join app_user l on l.id = c.lead_id
          where o.id = ${need('shift')}.opportunity_id)`,
    ),
    cancelTells: column(
      (_g, need) =>
        `(select case when c.lead_id is not null then 'lead'
            when e.organizer_id is not null or exists (select 1 from app_user where role = 'admin') then 'organizers' end
          from opportunity o join category c on c.id = o.category_id join event e on e.id = o.event_id
          where o.id = ${need('shift')}.opportunity_id)`,
    ),
    shift: { kind: 'one', shape: () => Shift, by: 'shift_id' },
    volunteer: { kind: 'one', shape: () => volunteerShape, by: 'volunteer_id' },
  },
};
