import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below, selectionOf } from '../../platform/selection-of.js';
import { Household } from './household.types.js';
import { readHousehold } from './read-household.js';

@Resolver()
export class HouseholdResolver {
  @OpenTo('everyone')
  @Query(() => Household, {
    description: 'The household behind a mailed link. Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.',
  })
  household(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('token', () => String, { description: 'The last part of the mailed address.' }) token: string,
  ): Promise<Household> {
    const selection = selectionOf(info);
    return ctx.run(readHousehold, {
      token,
      volunteer: below(selection, 'members', 'volunteer'),
      signups: below(selection, 'members', 'signups'),
    });
  }
}
