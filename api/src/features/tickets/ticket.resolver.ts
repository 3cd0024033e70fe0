import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { loaderOf } from '../../platform/reading/load-by-id.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Signup } from '../../records/signup.js';
import { ticketForCaller } from './ticket-for-caller.js';

const load = loaderOf(Signup, { id: true, ticket: {} });

@Resolver(() => Signup)
export class TicketResolver {
  @AllowAccess('public')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What the household shows at check-in: 16 letters, the same for all its signups at the event. Null where an address alone was looked up, for callers who may not see it, and for people without an address.',
  })
  async ticket(
    @Root() signup: { id: string } & Partial<Pick<Signup, 'ticket'>>,
    @Ctx() ctx: RequestContext,
  ): Promise<string | null> {
    const basis = signup.ticket ?? (await load(ctx, signup.id))?.ticket;
    return basis ? ticketForCaller(ctx, basis) : null;
  }
}
