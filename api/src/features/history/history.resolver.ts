import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql';
import type { Connection } from '../../platform/connection.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import { HistoryConnection, type HistoryEntry } from './history.types.js';
import { readHistory } from './read-history.js';

@Resolver()
export class HistoryResolver {
  @OpenTo('staff')
  @Query(() => HistoryConnection, {
    nullable: true,
    description:
      'What happened, the newest first, to a shift (and to the signups in it), a signup, a role, a category or an event. ' +
      "Null for what is not the caller's to see, and for what never was. Errors: INVALID_INPUT, BAD_REQUEST for an unknown cursor.",
  })
  history(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('recordId', () => ID, { description: 'UUID of the record.' }) recordId: string,
    @Arg('first', () => Int, { nullable: true, description: 'Entries on the page; 20 by default, at most 200.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
  ): Promise<Connection<HistoryEntry> | null> {
    return ctx.run(readHistory, { recordId, first, after, selection: selectionOf(info) });
  }
}
