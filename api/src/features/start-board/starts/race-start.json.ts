import { z } from 'zod';
import { idAnswer, recordAnswer } from '../../../platform/schema/documented-answer.js';
import type { Selection } from '../../../platform/reading/selection.js';

/** The fields of a start in REST. */
export const raceStartFields: Selection = {
  ...{ id: true, eventId: true, name: true, date: true, time: true, startsAt: true, isOver: true, clearedAt: true },
  ...{ clearedNote: true, clearedOpen: true, createdAt: true, updatedAt: true },
};

/** For staff also who cleared it, and its version. */
export const staffRaceStartFields: Selection = {
  ...raceStartFields,
  clearedBy: { id: true, firstName: true, lastName: true },
  version: true,
};

const besides = {
  clearedBy: z
    .object({ id: idAnswer, firstName: z.string(), lastName: z.string() })
    .nullish()
    .describe('Who cleared it; for staff only.'),
  version: z.int().nullish().describe('The version of the record; for staff only.'),
};

export const raceStartAnswer = recordAnswer('RaceStart', raceStartFields, { besides });
export const staffRaceStartAnswer = recordAnswer('RaceStart', staffRaceStartFields, { name: 'StaffRaceStart' });
