import { searchedPlace } from '../../contract/text/texts.js';
import { recordById, recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { ofIds } from '../../platform/reading/sql/of-ids.js';
import { readRecords } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Shift } from '../../records/shift.js';

/** The filters of REST's lists of shifts besides ids and days. */
export const shiftFilters = {
  place: searchedPlace.optional().describe('at this place, as it is written; case and odd spaces do not matter'),
};

const filters = {
  ids: ['id', 'eventId', 'opportunity.categoryId', 'opportunityId'],
  days: ['date'],
  matching: shiftFilters,
} as const;

/** Shifts by day and start time, filtered by event, category, role, day or place. */
export const { find: findShifts, list: listShifts } = recordsBy({
  name: 'Shifts',
  access: 'public',
  keyScope: 'read:programme',
  record: Shift,
  ...filters,
});

/** Shifts by day and start time: all for an admin, those in their own categories for a lead. Error: NOT_SIGNED_IN. */
export const { find: findLedShifts, list: listLedShifts } = recordsBy({
  name: 'LedShifts',
  access: 'staff',
  record: Shift,
  ...filters,
  onlyFor: ['lead'],
});

/** One shift. */
export const findShift = recordById('findShift', 'public', 'read:programme', Shift);

/** A shift that was just written. Error: SHIFT_NOT_FOUND if it was deleted meanwhile. */
export const getShift = writtenRecord(Shift, 'SHIFT_NOT_FOUND');

/** Shifts that were just written, by day and start time; without those deleted meanwhile. */
export function findWrittenShifts(ctx: RequestContext, ids: readonly string[], selection: Selection): Promise<Shift[]> {
  return readRecords<Shift>(ctx.services, Shift, { ...selection, id: true }, ofIds(ids));
}
