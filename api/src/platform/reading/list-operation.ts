/* Longer than most files: it keeps the declaration, reading and documentation of REST lists together. */

import { z, type ZodType } from 'zod';
import { instant, isId } from '../../contract/text/fields.js';
import type { Connection } from './connection.js';
import { listAnswers } from '../schema/documented-answer.js';
import { operation, type Operation } from '../operation/operation.js';
import { largestPage, readList, type List } from './read-list.js';
import type { RecordClass } from './record-readings.js';
import type { RequestContext } from '../operation/request-context.js';
import { filled, type RouteAnswer, type RouteRequest, type UntaggedRoute } from '../schema/route.js';
import { readAsText, withOlderNames, type OlderNames, type Selection } from './selection.js';
import type { Filter } from './sql/statement.js';
import { TextRow, textOf } from './sql/text-row.js';
import type { Audience, KeyAccess } from '../operation/viewer.js';

const numberOfRows = `Please give a whole number from 1 to ${largestPage}`;

/** The most ids that one request may list. */
const mostIds = 200;

const idsInput = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .refine((ids) => ids.length <= mostIds, `Please ask for ${mostIds} ids at most`);

const listInput = z.object({
  selection: z.custom<Selection>(),
  limit: z.coerce.number(numberOfRows).int(numberOfRows).min(1, numberOfRows).max(largestPage, numberOfRows).optional(),
  cursor: z.string().optional(),
  updatedSince: instant().optional(),
  ids: idsInput.optional(),
});

type ListInput = z.infer<typeof listInput>;

/**
 * Declares the read of a documented list: all rows, or one page with `limit`. `filter` returns the rows that the viewer may read, or null
 * when nothing can match. Errors: INVALID_INPUT for an invalid limit, BAD_REQUEST for an unknown cursor.
 */
export function listOperation<Wanted, Row extends object>(declared: {
  name: string;
  access: Audience;
  keyScope?: KeyAccess;
  wanted: ZodType<Wanted>;
  record: RecordClass<Row>;
  fromReplica?: boolean;
  /** The record has no moment of its last change. */
  isUndated?: boolean;
  filter(ctx: RequestContext, wanted: Wanted): Filter | null;
}): Operation<Wanted & ListInput, List<Row>> {
  const { name, access, keyScope, fromReplica, isUndated, wanted, record, filter } = declared;
  const list = operation(
    {
      name,
      access,
      keyScope,
      fromReplica,
      sameForAll: access === 'public',
      input: z.intersection(wanted, listInput),
      transaction: false,
    },
    (ctx, input): Promise<List<Row>> =>
      readList<Row>(
        ctx.services,
        record,
        input.selection,
        oneOfIds(changedSince(filter(ctx, input), input.updatedSince), input.ids),
        input,
      ),
  );
  if (!isUndated) dated.add(list);
  return list;
}

/** The lists of records with a moment of their last change. */
const dated = new WeakSet<object>();

/** Only the rows whose own columns changed at that moment or later. */
export function changedSince(filter: Filter | null, moment: string | null | undefined): Filter | null {
  if (!filter || moment == null) return filter;
  return besides(filter, (alias, value) => `${alias}.updated_at >= ${value}::timestamptz`, moment);
}

/** Only the rows with one of these ids; a malformed id matches nothing. */
function oneOfIds(filter: Filter | null, ids: readonly string[] | undefined): Filter | null {
  if (!filter || !ids) return filter;
  return besides(filter, (alias, value) => `${alias}.id = any(${value}::uuid[])`, `{${ids.filter(isId).join(',')}}`);
}

/** A filter with one more condition. */
function besides(filter: Filter, condition: (alias: string, value: string) => string, boundValue: unknown): Filter {
  const { where, values = [] } = filter;
  const more = (alias: string) => condition(alias, `$${values.length + 1}`);
  return {
    ...filter,
    where: (alias, need) => (where ? `(${where(alias, need)}) and ${more(alias)}` : more(alias)),
    values: [...values, boundValue],
  };
}

const sinceQuery = {
  ids: z.string().describe(`only these: ids between commas, ${mostIds} at most`),
  updatedSince: z.iso.datetime().describe('only rows whose own columns changed at this instant or later'),
};

/** The query parameters of every list, for the documentation. */
export const pageQuery = {
  limit: rowsOfPage(`rows of a page, ${largestPage} at most; default: all rows`),
  cursor: z.string().describe('where the page before ended; the `Link: rel="next"` of an answer holds it'),
  first: rowsOfPage('an older name of `limit`').meta({ deprecated: true }),
  after: z.string().meta({ description: 'an older name of `cursor`', deprecated: true }),
} satisfies Record<string, ZodType>;

/** The query parameter for the page size. */
export function rowsOfPage(description: string): ZodType {
  return z.int().min(1).max(largestPage).describe(description);
}

/** The path of a list: all rows or one page, with these `fields`. `wishes`: the parameters that narrow it. */
export function listRoute<Input, Row>({
  list,
  fields,
  schema,
  wishes = {},
  older,
  json,
  ...route
}: Pick<UntaggedRoute, 'path' | 'summary' | 'callers'> & {
  /** Default: the operation's name. */
  id?: string;
  list: Operation<Input, List<Row>>;
  fields: Selection | ((ctx: RequestContext) => Selection);
  schema: ZodType;
  wishes?: Record<string, ZodType>;
  /** Further names of its fields, for older programs. */
  older?: OlderNames;
  /** Converts a row, where code computes parts of it; otherwise rows are passed on as read. */
  json?(row: Row): unknown;
}): UntaggedRoute {
  return {
    id: list.name,
    scope: list.keyScope,
    ...route,
    method: 'get',
    answers: { 200: listAnswers(schema) },
    query: { ...wishes, ...(dated.has(list) ? sinceQuery : {}), ...pageQuery },
    // Records with a moment of their last change also have facts.
    ...(dated.has(list) ? { changesHaveFacts: true } : {}),
    answer: async (ctx, request) => {
      const selection = typeof fields === 'function' ? fields(ctx) : fields;
      const query = listQuery(request);
      // A page needs the position of its last row.
      const isText = !json && query.limit === undefined;
      const rows = await ctx.run(list, { ...query, selection: isText ? readAsText(selection, older) : selection });
      return listAnswer(ctx, request, rows, json ?? ((row) => withOlderNames(row, older)));
    },
  };
}

/** A list's query with the current names of its page parameters; empty parameters are ignored. */
export function listQuery({ query }: RouteRequest): Record<string, string | undefined> {
  const { first, after, limit = first, cursor = after, ...wanted } = filled(query);
  return { ...wanted, limit, cursor };
}

/** A list as a REST response: rows, `X-Total-Count`, and `Link: rel="next"` while there is another page. */
export function listAnswer<Row>(
  ctx: RequestContext,
  request: RouteRequest,
  { batches, total, next }: List<Row>,
  json: (row: Row) => unknown,
): RouteAnswer {
  const headers = pageHeaders(ctx, request, total, next);
  if (Array.isArray(batches)) {
    const rows = batches.flat();
    const isText = rows.length > 0 && rows.every((row) => row instanceof TextRow);
    return { headers, ...(isText ? { text: textOf(rows) } : { body: rows.map(json) }) };
  }
  return { headers, json: jsonArray(batches, json) };
}

/** A page of a list with a custom body, built from its rows and the cursor of the next page (null at the end). */
export function pageAnswer<Row>(
  ctx: RequestContext,
  request: RouteRequest,
  { nodes, pageInfo, totalCount }: Connection<Row>,
  body: (nodes: Row[], nextCursor: string | null) => object,
): RouteAnswer {
  const nextCursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return { headers: pageHeaders(ctx, request, totalCount, nextCursor), body: body(nodes, nextCursor) };
}

/** The headers of a page: `X-Total-Count`, and `Link: rel="next"` while there is another one. */
export function pageHeaders(
  ctx: RequestContext,
  request: RouteRequest,
  total: number,
  next: string | null,
): Record<string, string> {
  return { 'X-Total-Count': String(total), ...(next === null ? {} : nextLink(ctx, request, next)) };
}

/** `Link: rel="next"`: the address of the page after a cursor. */
export function nextLink(ctx: RequestContext, request: RouteRequest, cursor: string): Record<string, string> {
  const address = new URL(request.address, ctx.services.settings.publicUrl);
  address.searchParams.delete('after');
  address.searchParams.set('cursor', cursor);
  return { Link: `<${address.href}>; rel="next"` };
}

/** The text of a JSON array, batch by batch. */
export async function* jsonArray<Row>(
  batches: AsyncIterable<Row[]>,
  json: (row: Row) => unknown,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map((row) => (row instanceof TextRow ? row.text : JSON.stringify(json(row)))).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
