import { ID } from 'type-graphql';
import { Instant } from '../../../platform/schema/graphql-scalars.js';
import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import { SignupFilter } from '../../../records/parts/signup-filter.js';
import { Signup } from '../../../records/signup.js';
import { Volunteer } from '../../../records/volunteer.js';
import { assignVolunteer } from './assign-volunteer.js';
import { cancelSignupAsStaff } from '../cancel/cancel-signup.js';
import { cancelSignups } from '../cancel/cancel-signups.js';
import { findSignup, findSignups } from '../find-signups.js';
import { findVolunteer, findVolunteers } from './find-volunteers.js';
import { findVolunteersForShift } from './find-volunteers-for-shift.js';
import { notifyOfCancellation } from '../cancel/notify-of-cancellation.js';
import { previewRemoval } from './preview-removal.js';
import { previewShiftChange } from './preview-shift-change.js';
import { readAssignment, readSignup } from '../read-signup.js';
import {
  Assignment,
  CancelledSignups,
  RemovalPreview,
  ShiftChangePreview,
  SignupConnection,
  VolunteerConnection,
} from './staff-signup.types.js';
import { VolunteerForShiftConnection } from './volunteer-for-shift.types.js';

/** For staff: finding people, assigning them to shifts, cancelling, and previews of changes. */
export const StaffSignupResolver = rootFields({
  volunteers: query(findVolunteers, {
    gives: VolunteerConnection,
    description:
      'Volunteers by name: everybody for admins, for a lead the people of the own categories and nobody else.',
    args: {
      search: 'Words that name or address contain.',
      updatedSince: 'Whose own columns changed at this moment or later.',
      first: 'How many at most, up to 200; 50 by default.',
      after: 'The `endCursor` of the page before.',
    },
    types: { updatedSince: Instant },
  }),
  volunteersForShift: query(findVolunteersForShift, {
    gives: VolunteerForShiftConnection,
    description:
      'The same people, each with whether they are free at the time of a shift and helped in the year before.',
    args: {
      shiftId: 'The shift.',
      search: 'Words that name or address contain.',
      first: 'How many at most, up to 100; 20 by default.',
      after: 'The `endCursor` of the page before.',
    },
  }),
  signups: query(findSignups, {
    gives: SignupConnection,
    description:
      "Signups of every state by the shift's day and start: all for admins, those of their own categories for a lead.",
    args: {
      eventId: 'Of this event.',
      categoryId: 'Of this category.',
      opportunityId: 'Of this volunteer role.',
      where: 'Only those that match all of it.',
      updatedSince: 'Whose own columns changed at this moment or later.',
      first: 'How many at most, up to 5000; all by default.',
      after: 'The `endCursor` of the page before.',
    },
    types: { where: SignupFilter, updatedSince: Instant },
  }),
  signup: query(findSignup, {
    gives: Signup,
    asText: true,
    nullable: true,
    description: 'One signup; null when there is none, and for a lead of another category.',
    args: { id: 'Its UUID.' },
  }),
  volunteer: query(findVolunteer, {
    gives: Volunteer,
    asText: true,
    nullable: true,
    description: 'One person; null when there is none, and for a lead in whose categories they have no signup.',
    args: { id: 'Its UUID.' },
  }),
  previewShiftChange: query(previewShiftChange, {
    gives: ShiftChangePreview,
    description: 'What a change of day or times would mean for the people in a shift.',
    args: {
      id: 'The shift.',
      date: 'The new day, YYYY-MM-DD.',
      startTime: 'The new start, HH:MM.',
      endTime: 'The new end, HH:MM.',
    },
  }),
  previewRemoval: query(previewRemoval, {
    gives: RemovalPreview,
    description: 'What would be deleted together with an event, category, role or shift; name exactly one.',
    args: {
      eventId: 'This event; admins alone.',
      categoryId: 'This category.',
      opportunityId: 'This volunteer role.',
      shiftId: 'This shift.',
    },
  }),
  assignVolunteer: mutation(assignVolunteer, {
    gives: Assignment,
    description: 'Signs a known volunteer up, also for a shift that has started.',
    args: {
      shiftId: 'The shift.',
      volunteerId: 'The volunteer.',
      overCapacity: 'Also into a full shift.',
      replaces: 'A signup of the same shift, cancelled in the same step; the shift may be full then.',
    },
    types: { replaces: ID },
    answer: readAssignment,
  }),
  cancelSignupAsStaff: mutation(cancelSignupAsStaff, {
    gives: Signup,
    description: 'Cancels a signup; the household and the lead are mailed. Repeating it is no error.',
    args: { signupId: 'The signup.' },
    answer: readSignup,
  }),
  cancelSignups: mutation(cancelSignups, {
    gives: CancelledSignups,
    description:
      'Cancels many signups at once; each person and each lead gets one mail. The result lists those that stay, with the reason.',
    args: {
      signupIds: 'The signups, 500 at most.',
      notify: 'False: the people are not mailed until `notifyOfCancellation`; leads are.',
    },
  }),
  notifyOfCancellation: mutation(notifyOfCancellation, {
    gives: Signup,
    description:
      'Mails the household of a signup that staff cancelled without a mail. Repeating it is no error and mails nobody again.',
    args: { signupId: 'The signup.' },
    answer: readSignup,
  }),
});
