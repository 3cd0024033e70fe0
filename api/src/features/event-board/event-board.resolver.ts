import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import { Event } from '../../records/event.js';
import { EventBoard } from './event-board.types.js';
import { findManagedEvents } from './find-managed-events.js';
import { readEventBoard } from './read-event-board.js';

@Resolver()
export class EventBoardResolver {
  @OpenTo('staff')
  @Query(() => [Event], {
    description: 'The events to manage, by first day: all for admins, those with a category of their own for a lead.',
  })
  managedEvents(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    return ctx.run(findManagedEvents, { selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Query(() => EventBoard, {
    description:
      'One event with its categories, roles, shifts and people, to manage it; leads see their own categories. Errors: EVENT_NOT_FOUND.',
  })
  eventBoard(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { description: 'The event.' }) eventId: string,
  ): Promise<EventBoard> {
    return ctx.run(readEventBoard, { eventId, selection: selectionOf(info) });
  }
}
