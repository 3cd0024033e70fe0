import { query, rootFields } from '../../platform/schema/root-fields.js';
import { Event } from '../../records/event.js';
import { findMyEvents } from '../events/find-events.js';
import { EventBoard } from './event-board.types.js';
import { readEventBoard } from './read-event-board.js';

export const EventBoardResolver = rootFields({
  managedEvents: query(findMyEvents, {
    gives: [Event],
    description: 'The events to manage, by first day: all for admins, those with a category of their own for a lead.',
  }),
  eventBoard: query(readEventBoard, {
    gives: EventBoard,
    description:
      'One event with its categories, roles, shifts and people, to manage it; leads see their own categories.',
    args: { eventId: 'The event.' },
  }),
});
