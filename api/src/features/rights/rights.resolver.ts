import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { loaderOf } from '../../platform/reading/load-by-id.js';
import { AllowAccess } from '../../platform/schema/access.js';
import type { RecordClass } from '../../platform/reading/record-readings.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Opportunity } from '../../records/opportunity.js';
import { Shift } from '../../records/shift.js';
import { Signup } from '../../records/signup.js';
import { canWithCategory, canWithEvent, canWithOpportunity, canWithShift, canWithSignup } from './rights.policy.js';
import { ViewerCan } from './rights.types.js';

const nothing: ViewerCan = { edit: false, remove: false, assign: false };

/**
 * The record in a response: with what its rights are computed from where the planner read it, else as a change left it.
 */
type Row<R extends { viewerCan: object }> = { id: string } & Partial<Pick<R, 'viewerCan'>>;

/** Returns what the rights of a row are computed from; null for a record that is gone. */
function basisOf<R extends { id: string; viewerCan: object }>(record: RecordClass<R>) {
  const load = loaderOf(record, { id: true, viewerCan: {} });
  return async (ctx: RequestContext, row: Row<R>): Promise<R['viewerCan'] | null> =>
    row.viewerCan ?? (await load(ctx, row.id))?.viewerCan ?? null;
}

const basisOfEvent = basisOf(Event);
const basisOfCategory = basisOf(Category);
const basisOfOpportunity = basisOf(Opportunity);
const basisOfShift = basisOf(Shift);
const basisOfSignup = basisOf(Signup);

@Resolver(() => Event)
class EventRightsResolver {
  @AllowAccess('public', 'read:programme')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the event.' })
  async viewerCan(@Root() event: Row<Event>, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const basis = await basisOfEvent(ctx, event);
    return basis ? canWithEvent(ctx.viewer, basis) : nothing;
  }
}

@Resolver(() => Category)
class CategoryRightsResolver {
  @AllowAccess('public', 'read:programme')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the category.' })
  async viewerCan(@Root() category: Row<Category>, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const basis = await basisOfCategory(ctx, category);
    return basis ? canWithCategory(ctx.viewer, basis) : nothing;
  }
}

@Resolver(() => Opportunity)
class OpportunityRightsResolver {
  @AllowAccess('public', 'read:programme')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the role.' })
  async viewerCan(@Root() opportunity: Row<Opportunity>, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const basis = await basisOfOpportunity(ctx, opportunity);
    return basis ? canWithOpportunity(ctx.viewer, basis) : nothing;
  }
}

@Resolver(() => Shift)
class ShiftRightsResolver {
  @AllowAccess('public', 'read:programme')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the shift.' })
  async viewerCan(@Root() shift: Row<Shift>, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const basis = await basisOfShift(ctx, shift);
    return basis ? canWithShift(ctx.viewer, basis) : nothing;
  }
}

@Resolver(() => Signup)
class SignupRightsResolver {
  @AllowAccess('public', 'read:programme')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the signup.' })
  async viewerCan(@Root() signup: Row<Signup>, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const basis = await basisOfSignup(ctx, signup);
    if (!basis) return nothing;
    const { id, shift, volunteer, linksClosedAt, event } = basis;
    return canWithSignup(ctx.viewer, ctx.household, {
      id,
      shift,
      leadId: shift.opportunity.category.leadId,
      emailKey: volunteer.emailKey,
      eventState: event.state,
      passesSince: linksClosedAt === null ? null : new Date(linksClosedAt),
    });
  }
}

/** The resolvers of all records. */
export const rightsResolvers = [
  EventRightsResolver,
  CategoryRightsResolver,
  OpportunityRightsResolver,
  ShiftRightsResolver,
  SignupRightsResolver,
];
