import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { loaderOf } from '../../platform/load-by-id.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Opportunity } from '../../records/opportunity.js';
import { Shift } from '../../records/shift.js';
import { Signup } from '../../records/signup.js';
import { canWithCategory, canWithEvent, canWithOpportunity, canWithShift, canWithSignup } from './rights.policy.js';
import { ViewerCan } from './rights.types.js';

const nothing: ViewerCan = { edit: false, remove: false, assign: false };
const ledBy = { category: { leadId: true } } as const;

const loadEvent = loaderOf(Event, { id: true, categories: { leadId: true } });
const loadCategory = loaderOf(Category, { id: true, leadId: true });
const loadOpportunity = loaderOf(Opportunity, { id: true, ...ledBy });
const loadShift = loaderOf(Shift, { id: true, opportunity: ledBy });
const loadSignup = loaderOf(Signup, {
  id: true,
  shift: { opportunity: ledBy },
  volunteer: { household: { id: true, linksClosedAt: true } },
});

/** Where the planner reads the row, its rights are found by the id that it leaves there; what a change answers by hand has its id alone. */
function idOf({ id, viewerCan }: { id: string; viewerCan?: string }): string {
  return viewerCan ?? id;
}

@Resolver(() => Event)
class EventRightsResolver {
  @OpenTo('everyone')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the event.' })
  async viewerCan(@Root() event: Event, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const loaded = await loadEvent(ctx, idOf(event));
    return loaded ? canWithEvent(ctx.viewer, loaded) : nothing;
  }
}

@Resolver(() => Category)
class CategoryRightsResolver {
  @OpenTo('everyone')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the category.' })
  async viewerCan(@Root() category: Category, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const loaded = await loadCategory(ctx, idOf(category));
    return loaded ? canWithCategory(ctx.viewer, loaded) : nothing;
  }
}

@Resolver(() => Opportunity)
class OpportunityRightsResolver {
  @OpenTo('everyone')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the role.' })
  async viewerCan(@Root() opportunity: Opportunity, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const loaded = await loadOpportunity(ctx, idOf(opportunity));
    return loaded ? canWithOpportunity(ctx.viewer, loaded) : nothing;
  }
}

@Resolver(() => Shift)
class ShiftRightsResolver {
  @OpenTo('everyone')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the shift.' })
  async viewerCan(@Root() shift: Shift, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const loaded = await loadShift(ctx, idOf(shift));
    return loaded ? canWithShift(ctx.viewer, loaded) : nothing;
  }
}

@Resolver(() => Signup)
class SignupRightsResolver {
  @OpenTo('everyone')
  @FieldResolver(() => ViewerCan, { description: 'What the caller may do with the signup.' })
  async viewerCan(@Root() signup: Signup, @Ctx() ctx: RequestContext): Promise<ViewerCan> {
    const loaded = await loadSignup(ctx, idOf(signup));
    const household = loaded?.volunteer.household;
    if (!loaded || !household) return nothing;
    const { id, shift } = loaded;
    const closed = household.linksClosedAt;
    return canWithSignup(ctx.viewer, ctx.household, {
      id,
      shift,
      leadId: shift.opportunity.category.leadId,
      emailKey: household.id,
      passesSince: closed === null ? null : new Date(closed),
    });
  }
}

/** Those of all records. */
export const rightsResolvers = [
  EventRightsResolver,
  CategoryRightsResolver,
  OpportunityRightsResolver,
  ShiftRightsResolver,
  SignupRightsResolver,
];
