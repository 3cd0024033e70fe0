import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import { loaderOf } from '../../platform/reading/load-by-id.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { cursorOfPlace } from '../../platform/facts/fact-places.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Event } from '../../records/event.js';
import { listenToEvent } from './listen-to-event.js';
import { listenToAttendance } from './listen-to-attendance.js';
import { AttendanceChange, EventChange } from './live.types.js';

/**
 * The part of the response that is about an event: with its position where the planner read it, else as a change left
 * it.
 */
type Row = { id: string } & Partial<Pick<Event, 'position'>>;

const loadPosition = loaderOf(Event, { id: true, position: {} });

@Resolver(() => Event)
export class EventPositionResolver {
  @AllowAccess('public', 'read:programme')
  @FieldResolver(() => String, {
    description:
      'How far these values of the event and all below it are: `eventChanged` sends what came `after` it. Unchanged as long as nothing happens.',
  })
  async position(@Root() event: Row, @Ctx() ctx: RequestContext): Promise<string> {
    const { finalPlace } = event.position ?? (await loadPosition(ctx, event.id))?.position ?? {};
    return cursorOfPlace(ctx.services.secretKey, finalPlace ?? '');
  }
}

@Resolver()
export class LiveResolver {
  @AllowAccess('public', 'read:programme')
  @Subscription(() => EventChange, {
    subscribe: ({ context, args }: { context: RequestContext; args: object }) => context.run(listenToEvent, args),
    description:
      'Notifies within a second or two that something in an event changed: a shift, who is in it, a role, a category, the event itself. ' +
      'Nothing is missed, and something may come twice. Errors: EVENT_NOT_FOUND, BAD_REQUEST for an unknown position.',
  })
  eventChanged(
    @Root() change: EventChange,
    @Arg('eventId', () => ID, { description: 'UUID of the event.' }) _eventId: string,
    @Arg('after', () => String, {
      nullable: true,
      description: 'A `position`: what came after it is sent first. For an old one only that something did.',
    })
    _after?: string,
  ): EventChange {
    return change;
  }

  @AllowAccess('staff')
  @Subscription(() => AttendanceChange, {
    subscribe: ({ context, args }: { context: RequestContext; args: object }) => context.run(listenToAttendance, args),
    description:
      'Notifies staff within a second or two that somebody was marked, or that posts, starts or places of an event changed. ' +
      'Nothing is missed while it is open. Errors: EVENT_NOT_FOUND.',
  })
  attendanceChanged(
    @Root() change: AttendanceChange,
    @Arg('eventId', () => ID, { description: 'UUID of the event.' }) _eventId: string,
  ): AttendanceChange {
    return change;
  }
}
