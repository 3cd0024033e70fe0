import { enumType } from '../../platform/schema/enum-type.js';

/** The orders of lists of shifts. */
export const ShiftOrder = enumType('ShiftOrder', 'Orders of shifts.', {
  START: ['start', 'By day, then start time.'],
  MISSING: ['missing', 'Where most people are missing first, then by day and start time.'],
  EVENT: ['event', "By the event's first day, then by day and start time."],
});
