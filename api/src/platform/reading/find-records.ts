import { z } from 'zod';
import { day, instant, isId } from '../../contract/text/fields.js';
import { DomainError, type NotFound } from '../operation/domain-error.js';
import { changedSince, listOperation } from './list-operation.js';
import { operation } from '../operation/operation.js';
import { largestPage } from './read-list.js';
import { readRecord, readRecords, type Filter } from './read-records.js';
import type { RecordClass } from './record-readings.js';
import type { RequestContext } from '../operation/request-context.js';
import type { Selection } from './selection.js';
import type { Ownership } from './sql/ownership.js';
import type { Audience, KeyAccess } from '../operation/viewer.js';

type Wishes = Readonly<Record<string, unknown>>;

/** The argument for the value at the end of a path: `categoryId` for `opportunity.categoryId`. */
type WishOf<Path extends string> = Path extends `${string}.${infer Rest}` ? WishOf<Rest> : Path;

function wishOf<Path extends string>(path: Path): WishOf<Path> {
  return path.slice(path.lastIndexOf('.') + 1) as WishOf<Path>;
}

type Wished<Path extends string> = { readonly [Asked in Path as WishOf<Asked>]?: string | null };

type WishInputs<Path extends string> = { [Asked in Path as WishOf<Asked>]: z.ZodOptional<z.ZodNullable<z.ZodString>> };

function wishInputs<Path extends string>(paths: readonly Path[], input: z.ZodString): WishInputs<Path> {
  return Object.fromEntries(paths.map((path) => [wishOf(path), input.nullish()])) as WishInputs<Path>;
}

/** A schema whose type the compiler cannot infer, as its shape is made of paths. */
function inputOf<Input>(shape: z.ZodRawShape): z.ZodType<Input> {
  return z.object(shape) as z.ZodType<unknown> as z.ZodType<Input>;
}

/** Further arguments by which GraphQL narrows a list. */
const narrowing = {
  selection: z.custom<Selection>(),
  where: z.custom<object>().nullish(),
  orderBy: z.custom<string>().nullish(),
  updatedSince: instant().nullish(),
  first: z.number().int().min(1).max(largestPage).nullish(),
};

type Narrowing = z.infer<z.ZodObject<typeof narrowing>>;

/** The inputs for ids, at the ends of these paths. */
export function idInputs<Path extends string>(ids: readonly Path[]): WishInputs<Path> {
  return wishInputs(ids, z.string());
}

/** A filter for the requested ids, at the ends of these paths; null when one is malformed, so that nothing can match. */
export function filterById(ids: readonly string[], wishes: Wishes): Filter | null {
  const asked = ids.filter((path) => wishes[wishOf(path)]);
  if (!asked.every((path) => isId(wishes[wishOf(path)] as string))) return null;
  return { equals: Object.fromEntries(asked.map((path) => [path, wishes[wishOf(path)]])) };
}

/**
 * Declares the two reads of a list, each in the record's order: `find`, all matches, for GraphQL, and `list`, all or one page, for REST.
 * Unknown ids match nothing.
 */
export function recordsBy<
  Row extends object,
  Id extends string = never,
  Day extends string = never,
  Matching extends z.ZodRawShape = Record<never, z.ZodType>,
>(declared: {
  /** What is read, as in `findLedShifts` and `listLedShifts`. */
  name: string;
  access: Audience;
  /** The scope that an API key needs; without this no key may call it. */
  keyScope?: KeyAccess;
  record: RecordClass<Row>;
  /** The ids to filter by: their paths over to-one links. The last part names the argument. */
  ids?: readonly Id[];
  /** The calendar days to filter by, likewise. */
  days?: readonly Day[];
  /** Further fields of the record's filter by which REST narrows the list, with their schemas; GraphQL has them in `where`. */
  matching?: Matching;
  /** Only rows that one of these ownership rules gives the caller. */
  onlyFor?: readonly Ownership[];
  /** Whether the list is read on the replica. */
  fromReplica?: boolean;
  /** The record has no moment of its last change. */
  isUndated?: boolean;
}) {
  const { name, access, keyScope, record, fromReplica, isUndated, ids = [], days = [], matching, onlyFor } = declared;
  const wished = { ...idInputs(ids), ...wishInputs(days, day()) };
  const filterOf = (wishes: Wishes): Filter | null => {
    const filter = filterById(ids, wishes);
    const asked = days.filter((path) => wishes[wishOf(path)]).map((path) => [path, wishes[wishOf(path)]] as const);
    return filter && { equals: { ...filter.equals, ...Object.fromEntries(asked) }, onlyFor };
  };
  const matchingNames = Object.keys(matching ?? {});
  const list = listOperation<Wished<Id | Day> & z.infer<z.ZodObject<Matching>>, Row>({
    ...{ name: `list${name}`, access, keyScope, record, fromReplica, isUndated },
    wanted: inputOf({ ...wished, ...matching }),
    filter: (_ctx, wishes: Wishes) => {
      const filter = filterOf(wishes);
      return (
        filter && { ...filter, matching: Object.fromEntries(matchingNames.map((field) => [field, wishes[field]])) }
      );
    },
  });
  const find = operation<Wished<Id | Day> & Narrowing, Row[], Audience, KeyAccess | undefined>(
    {
      ...{ name: `find${name}`, access, keyScope, sameForAll: access === 'public', transaction: false as const },
      input: inputOf({ ...wished, ...narrowing }),
    },
    async (ctx, { selection, where, orderBy, first, updatedSince, ...wishes }) => {
      const filter = changedSince(filterOf(wishes), updatedSince);
      const narrowed = { ...filter, matching: where, orderBy, limit: first ?? undefined };
      return filter ? readRecords(ctx.services, record, selection, narrowed) : [];
    },
  );
  return { find, list };
}

/** Declares the read of one record by its id; null when there is none that the caller may see. */
export function recordById<Row>(
  name: string,
  access: Audience,
  keyScope: KeyAccess | undefined,
  record: RecordClass<Row>,
) {
  return operation(
    {
      ...{ name, access, keyScope, sameForAll: access === 'public', transaction: false as const },
      input: z.object({ id: z.string(), selection: z.custom<Selection>() }),
    },
    async (ctx, { id, selection }): Promise<Row | null> =>
      isId(id) ? readRecord(ctx.services, record, selection, { equals: { id } }) : null,
  );
}

/**
 * Returns a function that reads the current state of a record that the caller just created or changed. `allowed`: also where they have no
 * access to it otherwise. Error: `notFound` when it was deleted meanwhile.
 */
export function writtenRecord<Row>(record: RecordClass<Row>, notFound: NotFound, { allowed = false } = {}) {
  return async (ctx: RequestContext, id: string, selection: Selection): Promise<Row> => {
    const written = await readRecord(ctx.services, record, { ...selection, id: true }, { equals: { id }, allowed });
    if (!written) throw new DomainError(notFound);
    return written;
  };
}
