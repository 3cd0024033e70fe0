import { z, type ZodType } from 'zod';
import { countAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import { withOlderNames, type Selection } from '../../platform/reading/selection.js';
import type { Shift } from '../../records/shift.js';
import { opportunityInBrief, roleInBrief } from '../opportunities/opportunity.json.js';

/* The fields of a shift in REST, with the names that older integrations use. */

export const shiftFields: Selection = {
  id: true,
  eventId: true,
  opportunityId: true,
  date: true,
  startTime: true,
  endTime: true,
  startsAt: true,
  endsAt: true,
  qtyRequired: true,
  qtyRegistered: true,
  stillRequired: true,
  openSpots: true,
  location: true,
  effectiveLocation: true,
  notes: true,
  closed: true,
  waitlistEnabled: true,
  createdAt: true,
  opportunity: roleInBrief,
  updatedAt: true,
  cancelledAt: true,
  waitlistCount: true,
  heldCount: true,
  missing: true,
};

/** Staff also read the version, which detects concurrent edits. */
export const staffShiftFields: Selection = { ...shiftFields, version: true };

const olderCount = countAnswer.meta({ description: 'An older name of `qtyRegistered`.', deprecated: true });

/** The older names of a shift, and its role. */
export const shiftNames: Record<string, ZodType> = {
  opportunity: opportunityInBrief,
  signupCount: olderCount,
  signupsCount: olderCount,
};

export const shiftAnswer = recordAnswer('Shift', shiftFields, { besides: shiftNames });

export const staffShift = recordAnswer('Shift', staffShiftFields, { name: 'StaffShift', besides: shiftNames });

const warnings = z.array(z.string()).describe('Warnings: what was stored, but should be checked.');

export const savedShift = recordAnswer('Shift', staffShiftFields, {
  name: 'SavedShift',
  besides: { ...shiftNames, warnings },
});

export const savedShifts = z.object({ shifts: z.array(staffShift), warnings });

export const olderShiftNames = { signupCount: 'qtyRegistered', signupsCount: 'qtyRegistered' } as const;

/** A shift in REST's responses, with its older names. */
export function shiftJson(shift: Shift) {
  return withOlderNames(shift, olderShiftNames);
}
