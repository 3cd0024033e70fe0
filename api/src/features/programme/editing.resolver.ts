import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Day } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below, selectionOf } from '../../platform/selection-of.js';
import { deleteCategory } from '../categories/delete-category.js';
import { createOpportunity } from '../opportunities/create-opportunity.js';
import { deleteOpportunity } from '../opportunities/delete-opportunity.js';
import { updateOpportunity } from '../opportunities/update-opportunity.js';
import { createShift, createShifts } from '../shifts/create-shifts.js';
import { deleteShift } from '../shifts/delete-shift.js';
import { updateShift } from '../shifts/update-shift.js';
import {
  CreateOpportunityInputType,
  CreateShiftInputType,
  Removal,
  SavedOpportunity,
  SavedShift,
  SavedShifts,
  UpdateOpportunityInputType,
  UpdateShiftInputType,
} from './editing.types.js';
import { findLedOpportunities } from './find-led-opportunities.js';
import { findLedShifts } from './find-led-shifts.js';
import { Opportunity } from '../../records/opportunity.js';
import { readSavedOpportunity, readSavedShift, readSavedShifts } from './read-saved.js';
import { Shift } from '../../records/shift.js';

const tell = { nullable: true, description: 'Mails everybody with an active signup, one mail per person.' } as const;

/** Staff read and change what is inside categories. */
@Resolver()
export class EditingResolver {
  @OpenTo('staff')
  @Query(() => [Opportunity], {
    description: 'Volunteer roles by name: all for admins, those in their own categories for a lead.',
  })
  ledOpportunities(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { nullable: true, description: 'The one of this UUID.' }) id?: string,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Of this category.' }) categoryId?: string,
  ): Promise<Opportunity[]> {
    return ctx.run(findLedOpportunities, { id, eventId, categoryId, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Query(() => [Shift], {
    description: 'Shifts by day and start time: all for admins, those in their own categories for a lead.',
  })
  ledShifts(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Of this category.' }) categoryId?: string,
    @Arg('opportunityId', () => ID, { nullable: true, description: 'Of this volunteer role.' }) opportunityId?: string,
    @Arg('date', () => Day, { nullable: true, description: 'On this day.' }) date?: string,
  ): Promise<Shift[]> {
    return ctx.run(findLedShifts, { eventId, categoryId, opportunityId, date, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Mutation(() => SavedOpportunity, {
    description:
      'Creates a volunteer role. Errors: INVALID_INPUT, CATEGORY_NOT_FOUND, ID_TAKEN, OPPORTUNITY_NAME_TAKEN.',
  })
  async createOpportunity(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateOpportunityInputType, { description: 'The role.' }) input: object,
  ): Promise<SavedOpportunity> {
    const id = await ctx.run(createOpportunity, input);
    return { opportunity: await readSavedOpportunity(ctx, id, below(selectionOf(info), 'opportunity')) };
  }

  @OpenTo('staff')
  @Mutation(() => SavedOpportunity, {
    description:
      'Changes a volunteer role. Errors: INVALID_INPUT, OPPORTUNITY_NOT_FOUND, CATEGORY_NOT_FOUND, CHANGED_MEANWHILE, ' +
      'OPPORTUNITY_NAME_TAKEN.',
  })
  async updateOpportunity(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'The role.' }) id: string,
    @Arg('input', () => UpdateOpportunityInputType, { description: 'The changes.' }) input: object,
  ): Promise<SavedOpportunity> {
    const saved = await ctx.run(updateOpportunity, { ...input, id });
    return { opportunity: await readSavedOpportunity(ctx, saved, below(selectionOf(info), 'opportunity')) };
  }

  @OpenTo('staff')
  @Mutation(() => Removal, {
    description: 'Deletes a volunteer role with its shifts and signups. Errors: OPPORTUNITY_NOT_FOUND.',
  })
  async deleteOpportunity(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The role.' }) id: string,
    @Arg('tellPeople', () => Boolean, tell) tellPeople?: boolean,
  ): Promise<Removal> {
    return { id, ...(await ctx.run(deleteOpportunity, { id, tellPeople })) };
  }

  @OpenTo('staff')
  @Mutation(() => SavedShift, {
    description: 'Creates a shift. Errors: INVALID_INPUT, OPPORTUNITY_NOT_FOUND, ID_TAKEN.',
  })
  async createShift(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateShiftInputType, { description: 'The shift.' }) input: object,
  ): Promise<SavedShift> {
    const { ids, warnings } = await ctx.run(createShift, input);
    return { shift: await readSavedShift(ctx, ids[0] ?? '', below(selectionOf(info), 'shift')), warnings };
  }

  @OpenTo('staff')
  @Mutation(() => SavedShifts, {
    description: 'Creates several shifts, all or none. Errors: INVALID_INPUT, OPPORTUNITY_NOT_FOUND, ID_TAKEN.',
  })
  async createShifts(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('shifts', () => [CreateShiftInputType], { description: 'The shifts, 200 at most.' })
    shifts: object[],
  ): Promise<SavedShifts> {
    const { ids, warnings } = await ctx.run(createShifts, { shifts });
    return { shifts: await readSavedShifts(ctx, ids, below(selectionOf(info), 'shifts')), warnings };
  }

  @OpenTo('staff')
  @Mutation(() => SavedShift, {
    description: 'Changes a shift. Errors: INVALID_INPUT, SHIFT_NOT_FOUND, CHANGED_MEANWHILE.',
  })
  async updateShift(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'The shift.' }) id: string,
    @Arg('input', () => UpdateShiftInputType, { description: 'The changes.' }) input: object,
    @Arg('tellPeople', () => Boolean, tell) tellPeople?: boolean,
  ): Promise<SavedShift> {
    const saved = await ctx.run(updateShift, { ...input, id, tellPeople });
    const shift = await readSavedShift(ctx, saved.id, below(selectionOf(info), 'shift'));
    return { shift, warnings: saved.warnings };
  }

  @OpenTo('staff')
  @Mutation(() => Removal, { description: 'Deletes a shift with its signups. Errors: SHIFT_NOT_FOUND.' })
  async deleteShift(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The shift.' }) id: string,
    @Arg('tellPeople', () => Boolean, tell) tellPeople?: boolean,
  ): Promise<Removal> {
    return { id, ...(await ctx.run(deleteShift, { id, tellPeople })) };
  }

  @OpenTo('admin')
  @Mutation(() => Removal, {
    description: 'Deletes a category with its roles, shifts and signups. Errors: CATEGORY_NOT_FOUND.',
  })
  async deleteCategory(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The category.' }) id: string,
    @Arg('tellPeople', () => Boolean, tell) tellPeople?: boolean,
  ): Promise<Removal> {
    return { id, ...(await ctx.run(deleteCategory, { id, tellPeople })) };
  }
}
