import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Connection } from '../../platform/connection.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below, selectionOf } from '../../platform/selection-of.js';
import { SignupFilter } from '../../records/signup-filter.js';
import { Signup } from '../../records/signup.js';
import { Volunteer } from '../../records/volunteer.js';
import { findSignup, findVolunteer } from '../programme/find-by-id.js';
import { assignVolunteer } from './assign-volunteer.js';
import { cancelSignupAsStaff } from './cancel-signup-as-staff.js';
import { cancelSignups } from './cancel-signups.js';
import { findSignups } from './find-signups.js';
import { findVolunteers } from './find-volunteers.js';
import { previewRemoval } from './preview-removal.js';
import { previewShiftChange } from './preview-shift-change.js';
import { readAssignment, readManagedSignup } from './read-managed-signup.js';
import {
  Assignment,
  CancelledSignupsType,
  RemovalPreview,
  ShiftChangePreview,
  SignupConnection,
  VolunteerConnection,
} from './staff-signup.types.js';

/** Staff find people, put them into shifts and take them out, and look before they change what people are in. */
@Resolver()
export class StaffSignupResolver {
  @OpenTo('staff')
  @Query(() => VolunteerConnection, {
    description:
      'Volunteers by name: everybody for admins, for a lead the people of the own categories and nobody else.',
  })
  volunteers(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('search', () => String, { nullable: true, description: 'Words that name or address hold.' }) search?: string,
    @Arg('first', () => Int, { nullable: true, description: 'How many at most, up to 200; 50 by default.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
  ): Promise<Connection<Volunteer>> {
    return ctx.run(findVolunteers, { search, first, after, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Query(() => SignupConnection, {
    description:
      "Signups of every state by the shift's day and start: all for admins, those of their own categories for a lead.",
  })
  signups(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Of this category.' }) categoryId?: string,
    @Arg('opportunityId', () => ID, { nullable: true, description: 'Of this volunteer role.' }) opportunityId?: string,
    @Arg('where', () => SignupFilter, { nullable: true, description: 'Only those that match all of it.' })
    where?: SignupFilter,
    @Arg('first', () => Int, { nullable: true, description: 'How many at most, up to 5000; all by default.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
  ): Promise<Connection<Signup>> {
    const selection = selectionOf(info);
    return ctx.run(findSignups, { eventId, categoryId, opportunityId, where, first, after, selection });
  }

  @OpenTo('staff')
  @Query(() => Signup, {
    nullable: true,
    description: 'One signup; null when there is none, and for a lead of another category. Errors: NOT_SIGNED_IN.',
  })
  signup(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
  ): Promise<Signup | null> {
    return ctx.run(findSignup, { id, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Query(() => Volunteer, {
    nullable: true,
    description:
      'One person; null when there is none, and for a lead in whose categories they have no signup. Errors: NOT_SIGNED_IN.',
  })
  volunteer(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
  ): Promise<Volunteer | null> {
    return ctx.run(findVolunteer, { id, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Query(() => ShiftChangePreview, {
    description:
      'What a change of day or times would mean for the people in a shift. Errors: INVALID_INPUT, SHIFT_NOT_FOUND.',
  })
  previewShiftChange(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The shift.' }) id: string,
    @Arg('date', () => String, { nullable: true, description: 'The new day, YYYY-MM-DD.' }) date?: string,
    @Arg('startTime', () => String, { nullable: true, description: 'The new start, HH:MM.' }) startTime?: string,
    @Arg('endTime', () => String, { nullable: true, description: 'The new end, HH:MM.' }) endTime?: string,
  ): Promise<ShiftChangePreview> {
    return ctx.run(previewShiftChange, { id, date, startTime, endTime });
  }

  @OpenTo('staff')
  @Query(() => RemovalPreview, {
    description:
      'What would be deleted together with an event, category, role or shift; name exactly one. Errors: BAD_REQUEST, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND.',
  })
  previewRemoval(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { nullable: true, description: 'This event; admins alone.' }) eventId?: string,
    @Arg('categoryId', () => ID, { nullable: true, description: 'This category.' }) categoryId?: string,
    @Arg('opportunityId', () => ID, { nullable: true, description: 'This volunteer role.' }) opportunityId?: string,
    @Arg('shiftId', () => ID, { nullable: true, description: 'This shift.' }) shiftId?: string,
  ): Promise<RemovalPreview> {
    return ctx.run(previewRemoval, { eventId, categoryId, opportunityId, shiftId });
  }

  @OpenTo('staff')
  @Mutation(() => Assignment, {
    description:
      'Gives a known volunteer a place, also in a shift that has started. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, VOLUNTEER_NOT_FOUND, SIGNUP_NOT_FOUND, ALREADY_SIGNED_UP, SHIFT_FULL.',
  })
  async assignVolunteer(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('shiftId', () => ID, { description: 'The shift.' }) shiftId: string,
    @Arg('volunteerId', () => ID, { description: 'The volunteer.' }) volunteerId: string,
    @Arg('overCapacity', () => Boolean, { nullable: true, description: 'Also into a full shift.' })
    overCapacity?: boolean,
    @Arg('replaces', () => ID, {
      nullable: true,
      description: 'A signup of the same shift, cancelled in the same step; the shift may be full then.',
    })
    replaces?: string,
  ): Promise<Assignment> {
    const assigned = await ctx.run(assignVolunteer, { shiftId, volunteerId, overCapacity, replaces });
    const selection = selectionOf(info);
    return readAssignment(ctx, assigned, below(selection, 'signup'), below(selection, 'conflicts'));
  }

  @OpenTo('staff')
  @Mutation(() => Signup, {
    description:
      'Cancels a signup; the household and the lead are mailed. Repeating it is no error. Errors: SIGNUP_NOT_FOUND.',
  })
  async cancelSignupAsStaff(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('signupId', () => ID, { description: 'The signup.' }) signupId: string,
  ): Promise<Signup> {
    return readManagedSignup(ctx, await ctx.run(cancelSignupAsStaff, { signupId }), selectionOf(info));
  }

  @OpenTo('staff')
  @Mutation(() => CancelledSignupsType, {
    description:
      'Cancels many signups at once; each person and each lead gets one mail. Those that stay are named with the reason. Errors: INVALID_INPUT, SIGNUP_NOT_FOUND.',
  })
  cancelSignups(
    @Ctx() ctx: RequestContext,
    @Arg('signupIds', () => [ID], { description: 'The signups, 500 at most.' }) signupIds: string[],
  ): Promise<CancelledSignupsType> {
    return ctx.run(cancelSignups, { signupIds });
  }
}
