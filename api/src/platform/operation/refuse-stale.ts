import { DomainError } from './domain-error.js';
import type { RequestContext } from './request-context.js';

/** A record that is about to be changed, locked until the commit. */
interface Held {
  id: string;
  version: number;
}

/**
 * Refuses a change that was based on an older version and names who changed the record since, so that nothing is overwritten silently. The
 * names come from the `version` or `versions` of audit entries. Without a version there is no check. Error: CHANGED_MEANWHILE.
 */
export async function refuseStale(ctx: RequestContext, record: Held, seen: number | null | undefined): Promise<void> {
  if (seen == null || seen === record.version) return;
  const since = await ctx.execute<{ name: string }>(
    `select actor_name as name from audit_entry
     where ((record_id = ? and (detail ->> 'version')::int > ?)
         or (detail -> 'versions' is not null and (detail -> 'versions' ->> ?)::int > ?))
       and actor_id is distinct from ?
     group by actor_name order by max(happened_at)`,
    [record.id, seen, record.id, seen, ctx.viewer.kind === 'staff' ? ctx.viewer.userId : null],
  );
  if (since.length === 0) throw new DomainError('CHANGED_MEANWHILE');
  const changedBy = since.map(({ name }) => name).join(' and ');
  const message = `${changedBy} changed this in the meantime. Please look at it again.`;
  throw new DomainError('CHANGED_MEANWHILE', { message, changedBy });
}
