import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below, selectionOf } from '../../platform/selection-of.js';
import { createEvent } from '../events/create-event.js';
import { deleteEvent } from '../events/delete-event.js';
import { duplicateEvent } from '../events/duplicate-event.js';
import { updateEvent } from '../events/update-event.js';
import {
  CreateEventInputType,
  DuplicatedEventType,
  DuplicateEventInputType,
  UpdateEventInputType,
} from './event-management.types.js';
import { Event } from '../../records/event.js';
import { findMyEvents } from './find-my-events.js';
import { getEvent } from './get-event.js';

@Resolver()
export class EventManagementResolver {
  @OpenTo('staff')
  @Query(() => [Event], {
    description: 'The events in which the viewer leads a category, by first day; all of them for an admin.',
  })
  myEvents(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    return ctx.run(findMyEvents, { selection: selectionOf(info) });
  }

  @OpenTo('admin')
  @Mutation(() => Event, { description: 'Creates an event. Errors: INVALID_INPUT, SLUG_TAKEN, ID_TAKEN, FORBIDDEN.' })
  async createEvent(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateEventInputType, { description: 'The event.' }) input: object,
  ): Promise<Event> {
    return getEvent(ctx, await ctx.run(createEvent, input), selectionOf(info));
  }

  @OpenTo('admin')
  @Mutation(() => Event, {
    description: 'Changes an event. Errors: INVALID_INPUT, EVENT_NOT_FOUND, CHANGED_MEANWHILE, FORBIDDEN.',
  })
  async updateEvent(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { description: 'The event.' }) eventId: string,
    @Arg('input', () => UpdateEventInputType, { description: 'What changes.' }) input: object,
  ): Promise<Event> {
    return getEvent(ctx, await ctx.run(updateEvent, { ...input, eventId }), selectionOf(info));
  }

  @OpenTo('admin')
  @Mutation(() => Boolean, {
    description: 'Deletes an event with everything in it. Errors: EVENT_NOT_FOUND, FORBIDDEN.',
  })
  async deleteEvent(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'The event.' }) eventId: string,
    @Arg('tellPeople', () => Boolean, {
      nullable: true,
      description: 'Whether everybody with an active signup is mailed; no mail by default.',
    })
    tellPeople?: boolean,
  ): Promise<boolean> {
    await ctx.run(deleteEvent, { eventId, tellPeople });
    return true;
  }

  @OpenTo('admin')
  @Mutation(() => DuplicatedEventType, {
    description:
      'Copies an event with its categories, roles and shifts, without signups. Errors: INVALID_INPUT, EVENT_NOT_FOUND, FORBIDDEN.',
  })
  async duplicateEvent(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { description: 'The original.' }) eventId: string,
    @Arg('input', () => DuplicateEventInputType, { nullable: true, description: 'What the copy changes.' })
    input?: object,
  ): Promise<DuplicatedEventType> {
    const { eventId: copyId, ...counts } = await ctx.run(duplicateEvent, { ...input, eventId });
    return { ...counts, event: await getEvent(ctx, copyId, { id: true, ...below(selectionOf(info), 'event') }) };
  }
}
