import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { z } from 'zod';
import { AllowAccess } from '../schema/access.js';
import { countRows, largestPage, positionOf } from './read-list.js';
import { readRecords, type Filter } from './read-records.js';
import { readTogether } from './read-together.js';
import type { RecordClass } from './record-readings.js';
import type { RequestContext } from '../operation/request-context.js';
import { writeCursor } from './list-cursor.js';
import { below, bothOf } from './selection-of.js';
import type { Selection } from './selection.js';
import { placeField } from './sql/statement.js';
import type { Audience, KeyAccess } from '../operation/viewer.js';

/* Growing root lists are connections: a page, its position, and the total count. */

@AllowAccess('public', 'any')
@ObjectType('PageInfo', { description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more rows follow.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether the page began behind a cursor.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "The first row's cursor; null on an empty page." })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The last row's cursor, to be given as `after` for the next page; null on an empty page.",
  })
  endCursor!: string | null;
}

/** A page of a list of rows. */
export interface Connection<Row> {
  nodes: Row[];
  edges: { node: Row; cursor: string }[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** Creates the GraphQL types for a growing list of a record: `SignupConnection` and `SignupEdge`. */
export function connectionOf<Row extends object>(
  name: string,
  node: () => ClassType<Row>,
  access: Audience,
  keyScope?: KeyAccess,
): ClassType<Connection<Row>> {
  @AllowAccess(access, keyScope)
  @ObjectType(`${name}Edge`, { description: 'A row of a list, and its place there.' })
  class Edge {
    @Field(node, { description: 'The row.' })
    node!: Row;

    @Field(() => String, { description: 'Its place in the list: good also when the row itself is gone.' })
    cursor!: string;
  }

  @AllowAccess(access, keyScope)
  @ObjectType(`${name}Connection`, { description: 'A page of a list that grows.' })
  class Page implements Connection<Row> {
    @Field(() => [node()], { description: 'The rows.' })
    nodes!: Row[];

    @Field(() => [Edge], { description: 'The rows, each with its place.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'How many rows there are, of all pages together.' })
    totalCount!: number;
  }

  return Page;
}

/** The requested page and its fields: `first` rows (at most `most`) after the cursor `after`. */
export function pageInput(most = largestPage) {
  const rows = `Please give a whole number from 1 to ${most}`;
  return {
    first: z.coerce.number(rows).int(rows).min(1, rows).max(most, rows).nullish(),
    after: z.string().nullish(),
    selection: z.custom<Selection>(),
  };
}

/**
 * A page of a list. Only what is requested is read, rows and their count in one snapshot. A cursor holds a position, so that a removed row
 * never ends the list and a new one never shifts a page. `filter` null: nothing can match. Without `first` all rows, up to the ceiling of
 * one response. Errors: BAD_REQUEST for a cursor that no page returned, QUERY_TOO_LARGE.
 */
export async function readConnection<Row extends object>(
  ctx: RequestContext,
  record: RecordClass<Row>,
  filter: Filter | null,
  { first, after, selection }: PageWish,
): Promise<Connection<Row>> {
  const place = after ? await positionOf(ctx.services, record, after) : undefined;
  const [withRows, withCount] = [rowFields.some((field) => field in selection), 'totalCount' in selection];
  return readTogether(ctx, withRows && withCount ? 2 : 1, async ({ services }) => {
    const totalCount = withCount && filter ? await countRows(services, record, filter) : 0;
    const wanted = bothOf(below(selection, 'nodes'), below(selection, 'edges', 'node'));
    const limit = first == null ? undefined : first + 1;
    const found =
      withRows && filter
        ? await readRecords<Placed<Row>>(services, record, wanted, { ...filter, after: place, limit, placed: true })
        : [];
    const rows = found.map((row) => {
      const { [placeField]: at = [] } = row;
      delete row[placeField];
      return { row, place: at };
    });
    return pageOfRows<Row>(ctx, record.name, rows, { first, after, selection, totalCount });
  });
}

/** A page of a list that is read by a separate statement: `rows` after `after`, one more than `first` if others follow. */
export function pageOfRows<Row>(
  { services: { secretKey } }: RequestContext,
  list: string,
  rows: { row: Row; place: readonly string[] }[],
  { first, after, selection, totalCount }: PageWish & { totalCount: number },
): Connection<Row> {
  const shown = rows.slice(0, first ?? undefined);
  const cursorOf = ({ place }: { place: readonly string[] }) => writeCursor(secretKey, list, place);
  const [start, end] = [shown[0], shown.at(-1)];
  return {
    nodes: shown.map(({ row }) => row),
    edges: 'edges' in selection ? shown.map((one) => ({ node: one.row, cursor: cursorOf(one) })) : [],
    pageInfo: {
      hasNextPage: rows.length > shown.length,
      hasPreviousPage: Boolean(after),
      startCursor: start ? cursorOf(start) : null,
      endCursor: end ? cursorOf(end) : null,
    },
    totalCount,
  };
}

interface PageWish {
  first?: number | null;
  after?: string | null;
  selection: Selection;
}

/** The fields that need the rows. */
const rowFields = ['nodes', 'edges', 'pageInfo'];

type Placed<Row> = Row & { [placeField]?: string[] };
