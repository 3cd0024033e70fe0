import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { RecordHistory } from './history.types.js';
import { readHistory } from './read-history.js';

@Resolver()
export class HistoryResolver {
  @OpenTo('staff')
  @Query(() => RecordHistory, {
    nullable: true,
    description:
      'What happened to a shift (and to the signups in it), a signup, a role, a category or an event. ' +
      "Null for what is not the caller's to see, and for what never was. Errors: INVALID_INPUT, BAD_REQUEST for an unknown cursor.",
  })
  history(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID, { description: 'UUID of the record.' }) recordId: string,
    @Arg('first', () => Int, { nullable: true, description: 'Entries on the page; 20 by default, at most 200.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `nextCursor` of the page before.' }) after?: string,
  ): Promise<RecordHistory | null> {
    return ctx.run(readHistory, { recordId, first, after });
  }
}
