import type { EntityClass, EntityData, RequiredEntityData } from '@mikro-orm/core';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** Makes records, however many, in one statement; what they do not say is as their columns have it. */
export async function makeMany<Made extends object>(
  ctx: RequestContext,
  record: EntityClass<Made>,
  rows: readonly EntityData<Made>[],
): Promise<void> {
  // Its type wants links and figures too, which are no columns.
  await ctx.em.insertMany(record, rows as RequiredEntityData<Made>[]);
}
