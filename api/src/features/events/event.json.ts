import type { ZodType } from 'zod';
import { idAnswer, recordAnswer } from '../../platform/documented-answer.js';
import type { Selection } from '../../platform/selection.js';

/* What REST answers of an event: fixed selections of the record that GraphQL reads. */

export const eventInBrief: Selection = {
  id: true,
  name: true,
  slug: true,
  startDate: true,
  endDate: true,
  location: true,
  timeZone: true,
};

export const eventFields: Selection = {
  ...eventInBrief,
  website: true,
  coverImageUrl: true,
  organizerId: true,
  createdAt: true,
  qtyRequired: true,
  qtyRegistered: true,
  stillRequired: true,
};

/** What staff read of an event besides what everybody does. */
export const staffEventFields: Selection = { ...eventFields, version: true, activeSignupCount: true };

/** What REST alone tells of an event. */
const besides: Record<string, ZodType> = { organizerId: idAnswer.nullable().describe('Who organizes it: a user.') };

export const eventAnswer = recordAnswer('Event', eventFields, { besides });

export const staffEvent = recordAnswer('Event', staffEventFields, { name: 'StaffEvent', besides });
