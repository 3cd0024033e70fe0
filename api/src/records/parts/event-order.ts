import { enumType } from '../../platform/schema/enum-type.js';

/** The orders of lists of events. */
export const EventOrder = enumType('EventOrder', 'Orders of events.', {
  START: ['start', 'By first day, then name.'],
  LATEST: ['latest', 'The one that begins last first.'],
});
