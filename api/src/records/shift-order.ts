import { registerEnumType } from 'type-graphql';

/** The orders in which shifts may be asked for. */
export enum ShiftOrder {
  START = 'start',
  MISSING = 'missing',
  EVENT = 'event',
}

registerEnumType(ShiftOrder, {
  name: 'ShiftOrder',
  description: 'Orders of shifts.',
  valuesConfig: {
    START: { description: 'By day, then start time.' },
    EVENT: { description: "By the event's first day, then by day and start time." },
    MISSING: { description: 'Where most people are missing first, then by day and start time.' },
  },
});
