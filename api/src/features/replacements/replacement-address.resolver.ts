import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Replacement } from '../../records/replacement.js';
import { mayCancelSignup } from '../signups/signup.policy.js';
import { linkOf } from './find-replacement.js';

/** A search as loaded for this field: with the columns that decide who sees its link. */
type Row = Partial<Pick<Replacement, 'address' | 'token'>>;

const visibleTo =
  'for its household and for staff who may cancel the signup, while the search is open; null for everybody else.';

@Resolver(() => Replacement)
export class ReplacementAddressResolver {
  @AllowAccess('public')
  @FieldResolver(() => String, {
    nullable: true,
    description: `The address of the page to take over the spot, ${visibleTo}`,
  })
  address(@Root() { address }: Row, @Ctx() ctx: RequestContext): string | null {
    return linkFor(ctx, address)?.address ?? null;
  }

  @AllowAccess('public')
  @FieldResolver(() => String, { nullable: true, description: `The last part of that address, ${visibleTo}` })
  token(@Root() { token }: Row, @Ctx() ctx: RequestContext): string | null {
    return linkFor(ctx, token)?.token ?? null;
  }
}

/** The link, if the caller may cancel the signup: a caller who can cancel it can also transfer it. */
function linkFor({ viewer, household, services }: RequestContext, basis: Replacement | null | undefined) {
  if (basis?.state !== 'OPEN' || !basis.signup) return null;
  const { id, volunteer, linksClosedAt } = basis.signup;
  const owned = {
    ...{ id, emailKey: volunteer.emailKey, leadId: basis.shift.opportunity.category.leadId },
    eventState: basis.event.state,
    passesSince: linksClosedAt === null ? null : new Date(linksClosedAt),
  };
  return mayCancelSignup(viewer, household, owned) ? linkOf(services, basis.id) : null;
}
