import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AuditLogPage } from './audit.types.js';
import { readAuditLog } from './read-audit-log.js';

@Resolver()
export class AuditResolver {
  @OpenTo('admin')
  @Query(() => AuditLogPage, {
    description: 'Actions of staff, newest first. Errors: INVALID_INPUT, BAD_REQUEST for an unknown cursor.',
  })
  auditLog(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
    @Arg('first', () => Int, { nullable: true, description: 'Entries on the page; 50 by default, at most 200.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `nextCursor` of the page before.' }) after?: string,
  ): Promise<AuditLogPage> {
    return ctx.run(readAuditLog, { eventId, first, after });
  }
}
