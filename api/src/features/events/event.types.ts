import { Field, Int, ObjectType } from 'type-graphql';
import { createEventInput, eventCopy, updateEventInput } from '../../contract/programme/event.js';
import { Day, Instant } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { EventState } from '../../records/parts/event-state.js';
import { Event } from '../../records/event.js';

const days = { startDate: Day, endDate: Day };
const openings = { signupsOpenAt: Instant, signupsCloseAt: Instant };
const first = { ...days, state: EventState };

export const CreateEventInputType = inputType('CreateEventInput', createEventInput, {
  description: 'A new event.',
  types: { ...first, ...openings },
});

export const UpdateEventInputType = inputType('UpdateEventInput', updateEventInput, {
  description: 'A change of an event: what is left out stays, empty texts are removed.',
  without: ['eventId'],
  types: { ...days, ...openings },
});

export const DuplicateEventInputType = inputType('DuplicateEventInput', eventCopy, {
  description: 'The copy of an event; what is left out comes from the original, or follows from it.',
  types: first,
});

@AllowAccess('admin')
@ObjectType('EventStateChange', { description: 'An event whose state was changed.' })
export class EventStateChange {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: Event;
}

@AllowAccess('admin')
@ObjectType('DuplicatedEvent', { description: 'The result of a duplication.' })
export class DuplicatedEventType {
  @Field(() => Event, { description: 'The copy.' })
  event!: Event;

  @Field(() => Int, { description: 'Number of categories copied.' })
  categoriesCreated!: number;

  @Field(() => Int, { description: 'Number of volunteer roles copied.' })
  opportunitiesCreated!: number;

  @Field(() => Int, { description: 'Number of shifts copied.' })
  shiftsCreated!: number;
}

@AllowAccess('public')
@ObjectType('Stats', { description: 'Figures of all events or of one.' })
export class Stats {
  @Field(() => Int, { description: 'Number of events.' })
  events!: number;

  @Field(() => Int, { description: 'Number of shifts that take place.' })
  shifts!: number;

  @Field(() => Int, {
    description: "Shifts that people can still sign up for: not begun in the event's time zone, and with a free spot.",
  })
  openShifts!: number;

  @Field(() => Int, { description: 'Spots of these shifts.' })
  volunteersNeeded!: number;

  @Field(() => Int, { description: 'Active signups of these shifts.' })
  volunteersRegistered!: number;

  @Field(() => Int, { description: 'Distinct e-mail addresses among the active signups.' })
  uniqueVolunteers!: number;

  @Field(() => Int, {
    description:
      'Filled spots in percent of all, rounded, but never up to 100; an over-full shift counts as full, and makes up for no other.',
  })
  fillRate!: number;
}
