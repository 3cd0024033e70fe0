import type { ZodType } from 'zod';
import { idAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import type { Selection } from '../../platform/reading/selection.js';

/* The fields of an event in REST: fixed selections of the record that GraphQL reads. */

// Keep the order of the fields: older integrations may parse responses as text.

const named: Selection = { id: true, name: true, slug: true, startDate: true, endDate: true, location: true };

export const eventInBrief: Selection = { ...named, timeZone: true };

export const eventFields: Selection = {
  ...named,
  website: true,
  timeZone: true,
  coverImageUrl: true,
  organizerId: true,
  state: true,
  waitlistEnabled: true,
  createdAt: true,
  qtyRequired: true,
  qtyRegistered: true,
  stillRequired: true,
  updatedAt: true,
  signupsOpenAt: true,
  signupsCloseAt: true,
  qtyFilled: true,
  missing: true,
  hoursFrom: true,
};

/** The fields of an event for staff: the public ones and more. */
export const staffEventFields: Selection = {
  ...eventFields,
  remindDaysBefore: true,
  version: true,
  activeSignupCount: true,
  previousEventId: true,
  mealVoucherMinutes: true,
};

/** Fields that only REST has. */
const besides: Record<string, ZodType> = { organizerId: idAnswer.nullable().describe('Who organizes it: a user.') };

export const eventAnswer = recordAnswer('Event', eventFields, { besides });

export const staffEvent = recordAnswer('Event', staffEventFields, { name: 'StaffEvent', besides });
