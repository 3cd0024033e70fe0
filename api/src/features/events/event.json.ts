import type { ZodType } from 'zod';
import { idAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import type { Selection } from '../../platform/reading/selection.js';

/* What REST answers of an event: fixed selections of the record that GraphQL reads. */

// Older integrations may read the text of an answer: the order of its names stays.

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
};

/** What staff read of an event besides what everybody does. */
export const staffEventFields: Selection = {
  ...eventFields,
  remindDaysBefore: true,
  version: true,
  activeSignupCount: true,
};

/** What REST alone tells of an event. */
const besides: Record<string, ZodType> = { organizerId: idAnswer.nullable().describe('Who organizes it: a user.') };

export const eventAnswer = recordAnswer('Event', eventFields, { besides });

export const staffEvent = recordAnswer('Event', staffEventFields, { name: 'StaffEvent', besides });
