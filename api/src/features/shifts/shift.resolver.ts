import { Day, Instant } from '../../platform/schema/graphql-scalars.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import { ShiftFilter } from '../../records/parts/shift-filter.js';
import { ShiftOrder } from '../../records/parts/shift-order.js';
import { Shift } from '../../records/shift.js';
import { Removal, removalOf, tellPeopleWords } from '../events/removal/removal.types.js';
import { createShift, createShifts } from './create-shifts.js';
import { deleteShift } from './delete-shift.js';
import { findLedShifts, findShift, findShifts, findWrittenShifts, getShift } from './find-shifts.js';
import { CreateShiftInputType, SavedShift, SavedShifts, UpdateShiftInputType } from './shift.types.js';
import { updateShift } from './update-shift.js';

const filters = {
  eventId: 'Of this event.',
  categoryId: 'Of this category.',
  opportunityId: 'Of this volunteer role.',
  date: 'On this day.',
};

export const ShiftResolver = rootFields({
  shift: query(findShift, {
    gives: Shift,
    asText: true,
    nullable: true,
    description: 'One shift; null when there is none.',
    args: { id: 'Its UUID.' },
  }),
  shifts: query(findShifts, {
    gives: [Shift],
    asText: true,
    description: 'Shifts by day and start time, filtered by the arguments; unknown ids find nothing.',
    args: {
      id: 'The one of this UUID.',
      ...filters,
      where: 'Only those that match all of it.',
      orderBy: 'In this order; by start by default.',
      updatedSince: 'Whose own columns changed at this moment or later.',
      first: 'How many at most; all by default.',
    },
    types: { date: Day, where: ShiftFilter, orderBy: ShiftOrder, updatedSince: Instant },
  }),
  ledShifts: query(findLedShifts, {
    gives: [Shift],
    asText: true,
    description: 'Shifts by day and start time: all for admins, those in their own categories for a lead.',
    args: filters,
    types: { date: Day },
  }),
  createShift: mutation(createShift, {
    gives: SavedShift,
    description: 'Creates a shift.',
    input: { type: CreateShiftInputType, description: 'The shift.' },
    answer: async (ctx, { ids: [id = ''], warnings }, selection) => ({
      shift: await getShift(ctx, id, below(selection, 'shift')),
      warnings,
    }),
  }),
  createShifts: mutation(createShifts, {
    gives: SavedShifts,
    description: 'Creates several shifts, all or none.',
    args: { shifts: 'The shifts, 200 at most.' },
    types: { shifts: [CreateShiftInputType] },
    answer: async (ctx, { ids, warnings }, selection) => ({
      shifts: await findWrittenShifts(ctx, ids, below(selection, 'shifts')),
      warnings,
    }),
  }),
  updateShift: mutation(updateShift, {
    gives: SavedShift,
    description: 'Changes a shift.',
    args: { id: 'The shift.', tellPeople: tellPeopleWords },
    input: { type: UpdateShiftInputType, description: 'The changes.' },
    answer: async (ctx, { id, warnings }, selection) => ({
      shift: await getShift(ctx, id, below(selection, 'shift')),
      warnings,
    }),
  }),
  deleteShift: mutation(deleteShift, {
    gives: Removal,
    description: 'Deletes a shift with its signups.',
    args: { id: 'The shift.', tellPeople: tellPeopleWords },
    answer: removalOf,
  }),
});
