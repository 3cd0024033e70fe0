import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import type { Connection } from '../../platform/connection.js';
import type { AuditEntry } from '../../records/audit-entry.js';
import { AuditEntryConnection } from './audit.types.js';
import { readAuditLog } from './read-audit-log.js';

@Resolver()
export class AuditResolver {
  @OpenTo('admin')
  @Query(() => AuditEntryConnection, {
    description: 'Actions of staff, newest first. Errors: INVALID_INPUT, BAD_REQUEST for an unknown cursor.',
  })
  auditLog(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
    @Arg('first', () => Int, { nullable: true, description: 'Entries on the page; 50 by default, at most 200.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
  ): Promise<Connection<AuditEntry>> {
    return ctx.run(readAuditLog, { eventId, first, after, selection: selectionOf(info) });
  }
}
