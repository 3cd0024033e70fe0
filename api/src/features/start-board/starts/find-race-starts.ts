import { recordsBy, writtenRecord } from '../../../platform/reading/find-records.js';
import { RaceStart } from '../../../records/start-board/race-start.js';

/** Starts by day and time. */
export const { find: findRaceStarts, list: listRaceStarts } = recordsBy({
  name: 'RaceStarts',
  access: 'staff',
  keyScope: 'read:signups',
  record: RaceStart,
  ids: ['eventId'],
});

/** A start that was just written. Error: START_NOT_FOUND when it was deleted meanwhile. */
export const readRaceStart = writtenRecord(RaceStart, 'START_NOT_FOUND');
