import { Instant } from '../../platform/schema/graphql-scalars.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Selection } from '../../platform/reading/selection.js';
import { below } from '../../platform/reading/selection-of.js';
import { EventFilter } from '../../records/parts/event-filter.js';
import { EventOrder } from '../../records/parts/event-order.js';
import { Event } from '../../records/event.js';
import { cancelEvent } from './state/cancel-event.js';
import { createEvent } from './create-event.js';
import { deleteEvent } from './removal/delete-event.js';
import { duplicateEvent } from './duplicate-event.js';
import {
  CreateEventInputType,
  DuplicatedEventType,
  DuplicateEventInputType,
  EventStateChange,
  Stats,
  UpdateEventInputType,
} from './event.types.js';
import { findEvent, findEvents, findMyEvents, getEvent } from './find-events.js';
import { publishEvent } from './state/publish-event.js';
import { tellUnlessFalseWords } from './removal/removal.types.js';
import { readStats } from './read-stats.js';
import { unpublishEvent } from './state/unpublish-event.js';
import { updateEvent } from './update-event.js';

const changedEvent = async (ctx: RequestContext, eventId: string, selection: Selection) => ({
  event: await getEvent(ctx, eventId, below(selection, 'event')),
});

export const EventResolver = rootFields({
  events: query(findEvents, {
    gives: [Event],
    asText: true,
    description: 'Events by first day, all of them without filters.',
    args: {
      where: 'Only those that match all of it.',
      orderBy: 'In this order; by the first day by default.',
      updatedSince: 'Whose own columns changed at this moment or later.',
      first: 'How many at most; all by default.',
    },
    types: { where: EventFilter, orderBy: EventOrder, updatedSince: Instant },
  }),
  event: query(findEvent, {
    gives: Event,
    asText: true,
    nullable: true,
    description: 'One event by id or by slug; null when there is none.',
    args: { id: 'Its UUID.', slug: "The last part of its page's address." },
  }),
  stats: query(readStats, {
    gives: Stats,
    description: 'Figures of all events, or of one.',
    args: { eventId: 'Of this event.' },
  }),
  myEvents: query(findMyEvents, {
    gives: [Event],
    asText: true,
    description: 'The events in which the viewer leads a category, by first day; all of them for an admin.',
  }),
  createEvent: mutation(createEvent, {
    gives: Event,
    description: 'Creates an event.',
    input: { type: CreateEventInputType, description: 'The event.' },
    answer: getEvent,
  }),
  updateEvent: mutation(updateEvent, {
    gives: Event,
    description: 'Changes an event.',
    args: { eventId: 'The event.', tellPeople: tellUnlessFalseWords },
    input: { type: UpdateEventInputType, description: 'The changes.' },
    answer: getEvent,
  }),
  deleteEvent: mutation(deleteEvent, {
    gives: Boolean,
    description: 'Deletes an event with everything in it.',
    args: {
      eventId: 'The event.',
      tellPeople: 'Whether everybody with an active signup is mailed; no mail by default.',
    },
    answer: () => true,
  }),
  publishEvent: mutation(publishEvent, {
    gives: EventStateChange,
    description:
      'Shows a draft to everybody, or revives a cancelled event with the spots as they were and mails the people who were mailed about the cancellation.',
    args: { eventId: 'The event.' },
    answer: changedEvent,
  }),
  unpublishEvent: mutation(unpublishEvent, {
    gives: EventStateChange,
    description: 'Makes an event a draft, which only staff see.',
    args: { eventId: 'The event.', confirmed: 'Also if people are signed up; their signups stay.' },
    answer: changedEvent,
  }),
  cancelEvent: mutation(cancelEvent, {
    gives: EventStateChange,
    description:
      'Cancels an event: nobody can sign up any more, and every household with an active signup is mailed once.',
    args: { eventId: 'The event.', message: 'A message for their mail.' },
    answer: changedEvent,
  }),
  duplicateEvent: mutation(duplicateEvent, {
    gives: DuplicatedEventType,
    description: 'Copies an event with its categories, roles and shifts, without signups.',
    args: { eventId: 'The original.' },
    input: { type: DuplicateEventInputType, nullable: true, description: 'What differs in the copy.' },
    answer: async (ctx, { eventId, ...counts }, selection) => ({
      ...counts,
      event: await getEvent(ctx, eventId, below(selection, 'event')),
    }),
  }),
});
