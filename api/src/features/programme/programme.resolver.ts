import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql';
import { Day } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { findCategory, findOpportunity, findShift } from './find-by-id.js';
import { findCategories } from './find-categories.js';
import { findEvent } from './find-event.js';
import { findEvents } from './find-events.js';
import { findOpportunities } from './find-opportunities.js';
import { findShifts } from './find-shifts.js';
import { Opportunity } from '../../records/opportunity.js';
import { readStats } from './read-stats.js';
import { Shift } from '../../records/shift.js';
import { ShiftOrder } from '../../records/shift-order.js';
import { ShiftFilter } from '../../records/shift-filter.js';
import { Stats } from './stats.type.js';

@Resolver()
export class ProgrammeResolver {
  @OpenTo('everyone')
  @Query(() => [Event], { description: 'All events by first day.' })
  events(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    return ctx.run(findEvents, { selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => Event, {
    nullable: true,
    description: 'One event by id or by slug; null when there is none. Error: BAD_REQUEST without exactly one.',
  })
  event(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { nullable: true, description: 'Its UUID.' }) id?: string,
    @Arg('slug', () => String, { nullable: true, description: "The last part of its page's address." }) slug?: string,
  ): Promise<Event | null> {
    return ctx.run(findEvent, { id, slug, selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => Category, { nullable: true, description: 'One category; null when there is none.' })
  category(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
  ): Promise<Category | null> {
    return ctx.run(findCategory, { id, selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => Opportunity, { nullable: true, description: 'One volunteer role; null when there is none.' })
  opportunity(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
  ): Promise<Opportunity | null> {
    return ctx.run(findOpportunity, { id, selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => Shift, { nullable: true, description: 'One shift; null when there is none.' })
  shift(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
  ): Promise<Shift | null> {
    return ctx.run(findShift, { id, selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => [Category], { description: 'Categories by name; unknown ids find nothing.' })
  categories(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
    @Arg('leadId', () => ID, { nullable: true, description: 'Led by this user.' }) leadId?: string,
  ): Promise<Category[]> {
    return ctx.run(findCategories, { eventId, leadId, selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => [Opportunity], { description: 'Volunteer roles by name; unknown ids find nothing.' })
  opportunities(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { nullable: true, description: 'The one of this UUID.' }) id?: string,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Of this category.' }) categoryId?: string,
  ): Promise<Opportunity[]> {
    return ctx.run(findOpportunities, { id, eventId, categoryId, selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => [Shift], { description: 'Shifts by day and start time, filtered as asked; unknown ids find nothing.' })
  shifts(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { nullable: true, description: 'The one of this UUID.' }) id?: string,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Of this category.' }) categoryId?: string,
    @Arg('opportunityId', () => ID, { nullable: true, description: 'Of this volunteer role.' }) opportunityId?: string,
    @Arg('date', () => Day, { nullable: true, description: 'On this day.' }) date?: string,
    @Arg('where', () => ShiftFilter, { nullable: true, description: 'Only those that match all of it.' })
    where?: ShiftFilter,
    @Arg('orderBy', () => ShiftOrder, { nullable: true, description: 'In this order; by the start unless told.' })
    orderBy?: ShiftOrder,
    @Arg('first', () => Int, { nullable: true, description: 'How many at most; all by default.' }) first?: number,
  ): Promise<Shift[]> {
    const wanted = { id, eventId, categoryId, opportunityId, date, where, orderBy, first };
    return ctx.run(findShifts, { ...wanted, selection: selectionOf(info) });
  }

  @OpenTo('everyone')
  @Query(() => Stats, { description: 'Figures of all events, or of one.' })
  stats(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
  ): Promise<Stats> {
    return ctx.run(readStats, { eventId });
  }
}
