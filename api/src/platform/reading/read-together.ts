import type { RequestContext } from '../operation/request-context.js';

/**
 * Lets `work` read several things that must agree, such as a tree and its sums: all reads share the snapshot of the first. A single read
 * needs no snapshot.
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
