import { Shift } from '../../records/shift.js';
import { column, instantColumn, type Shape } from '../../platform/shape.js';
import { volunteerShape } from './signup.shapes.js';

/** Signups as staff read them, with the person. */
export const managedSignupShape: Shape = {
  name: 'ManagedSignup',
  table: 'signup',
  order: (g, need) => [`${need('shift')}.date`, `${need('shift')}.start_time`, `${g}.created_at`, `${g}.id`],
  fields: {
    id: column('id'),
    status: column('status'),
    createdAt: instantColumn('created_at'),
    cancelledAt: instantColumn('cancelled_at'),
    overCapacity: column('over_capacity'),
    volunteer: { kind: 'one', shape: () => volunteerShape, by: 'volunteer_id' },
    shift: { kind: 'one', shape: () => Shift, by: 'shift_id' },
  },
};
