import { enumType } from '../../platform/schema/enum-type.js';

/** The orders in which events may be asked for. */
export const EventOrder = enumType('EventOrder', 'Orders of events.', {
  START: ['start', 'By first day, then name.'],
  LATEST: ['latest', 'The one that begins last first.'],
});
