import { z } from 'zod';
import { recordAnswer } from '../../../platform/schema/documented-answer.js';
import type { Selection } from '../../../platform/reading/selection.js';

/** The fields of a post in REST. */
export const postFields: Selection = {
  ...{ id: true, eventId: true, categoryId: true, place: true, startIds: true, minimumStaff: true },
  ...{ staffedByMinutes: true, blocksStart: true, mapUrl: true, shiftCount: true, createdAt: true, updatedAt: true },
};

/** For staff also its version. */
export const staffPostFields: Selection = { ...postFields, version: true };

const version = z.int().nullish().describe('The version of the record; for staff only.');

export const postAnswer = recordAnswer('Post', postFields, { besides: { version } });
export const staffPostAnswer = recordAnswer('Post', staffPostFields, { name: 'StaffPost' });
