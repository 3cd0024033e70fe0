import type { RequestContext } from '../operation/request-context.js';

/**
 * Lets `work` read several things that must agree: a tree and the sums of it. All of them see the database as it is at the first. One thing
 * alone needs no such care.
 */
export function readTogether<Output>(
  ctx: RequestContext,
  things: number,
  work: (ctx: RequestContext) => Promise<Output>,
): Promise<Output> {
  if (things < 2) return work(ctx);
  return ctx.services.rows.together(({ read }) => {
    const services = { ...ctx.services, rows: { ...ctx.services.rows, read } };
    return work(Object.create(ctx, { services: { value: services, enumerable: true } }) as RequestContext);
  });
}
