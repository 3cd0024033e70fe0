import { isId } from '../../contract/text/fields.js';
import { DomainError, type NotFound } from '../operation/domain-error.js';
import type { RequestContext } from '../operation/request-context.js';

/** The row with this id, by a statement of the transaction in which `?` stands for the id. Error: `notFound`, for malformed ids too. */
export async function getRow<Row extends object>(
  ctx: RequestContext,
  notFound: NotFound,
  sql: string,
  id: string,
): Promise<Row> {
  const [row] = isId(id) ? await ctx.execute<Row>(sql, [id]) : [];
  if (!row) throw new DomainError(notFound);
  return row;
}
