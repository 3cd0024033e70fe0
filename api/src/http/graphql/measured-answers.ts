import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { timeSlicesOf, type TimeSlices } from '../../platform/limits/time-slices.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { LookAheadInfo } from '../../platform/reading/selection-of.js';
import { listKey } from '../../platform/reading/selection.js';
import { sizeOfText } from '../../platform/reading/sql/text-row.js';
import { withPauses } from './with-pauses.js';

/** The fields of a part of the response by their names in the document: each name is written once. */
type Names = Map<string, { field: string; key: string; below: Names | null }>;

type Fragments = Record<string, FragmentDefinitionNode>;
type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

/** Characters to measure and complete before yielding: a few milliseconds. */
const atOnce = 100_000;

/**
 * Resolvers of a root type that also measure their result before it is serialised. A few rows can become a large response: thirty aliases
 * of one list, or a list below every row of another. Large results are measured and completed in time slices, so that nobody else waits.
 * Error: QUERY_TOO_LARGE.
 */
export function measuredAnswers(resolvers: Record<string, Resolver>): Record<string, Resolver> {
  const measured = (resolve: Resolver): Resolver => {
    return async (root, args, ctx, info) => {
      const value: unknown = await resolve(root, args, ctx, info);
      const { answer } = ctx.services;
      if (typeof value !== 'object' || value === null) return value;
      if (isText(info)) {
        answer.takeSize(sizeOfText(value));
        return value;
      }
      const names = namesOf(info);
      const size = sizeOf(value, names, atOnce);
      if (size <= atOnce) {
        answer.takeSize(size);
        return value;
      }
      const slices = timeSlicesOf(ctx.services);
      answer.takeSize(await sizeWithPauses(value, names, answer.sizeLeft(), slices));
      return withPauses(value, slices);
    };
  };
  return Object.fromEntries(Object.entries(resolvers).map(([name, resolve]) => [name, measured(resolve)]));
}

/** Whether rows are read as JSON, whose size is known. */
function isText(info: GraphQLResolveInfo): boolean {
  return (info as Partial<LookAheadInfo>).asked !== undefined;
}

/** Cached per operation and part: another operation may request more of a field through the same fragment. */
const known = new WeakMap<OperationDefinitionNode, Map<string, Names>>();

/** The selection below a root field, computed once per operation. */
function namesOf({ operation, fieldNodes, fieldName, fragments }: GraphQLResolveInfo): Names {
  const part = fieldNodes[0]?.alias?.value ?? fieldName;
  let parts = known.get(operation);
  if (!parts) known.set(operation, (parts = new Map<string, Names>()));
  let names = parts.get(part);
  if (!names) {
    parts.set(part, (names = new Map() as Names));
    for (const { selectionSet } of fieldNodes) if (selectionSet) collect(names, selectionSet, fragments);
  }
  return names;
}

/** Fields under `@skip` and `@include` count as requested. */
function collect(names: Names, { selections }: SelectionSetNode, fragments: Fragments): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = (selection.alias ?? selection.name).value;
      let known = names.get(name);
      if (!known) names.set(name, (known = { ...placesOf(selection), below: null }));
      if (selection.selectionSet) collect((known.below ??= new Map() as Names), selection.selectionSet, fragments);
      continue;
    }
    const below =
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet;
    if (below) collect(names, below, fragments);
  }
}

/** The names under which a row may hold a field: a list with arguments is also there under its alias. */
function placesOf({ name, alias }: FieldNode): { field: string; key: string } {
  return { field: name.value, key: listKey(name.value, alias?.value) };
}

/** The approximate length of a value's JSON; counting ends soon above `most`. */
function sizeOf(value: unknown, names: Names | null, most: number): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  if (Array.isArray(value)) {
    for (const one of value as unknown[]) {
      size += sizeOf(one, names, most - size);
      if (size > most) break;
    }
    return size;
  }
  if (!names) return size;
  for (const [name, { field, key, below }] of names) {
    const row = value as Record<string, unknown>;
    size += name.length + 3 + sizeOf(row[key] ?? row[field], below, most - size);
    if (size > most) break;
  }
  return size;
}

/** Characters of a row, including its lists, to count before yielding. */
const largeRow = 5_000;

/** The same, yielding to the event loop. */
async function sizeWithPauses(value: unknown, names: Names | null, most: number, slices: TimeSlices): Promise<number> {
  const small = sizeOf(value, names, Math.min(most, largeRow));
  if (small <= largeRow || typeof value !== 'object' || value === null || !names) return small;
  let size = 2;
  if (Array.isArray(value)) {
    for (const one of value as unknown[]) {
      const due = slices.rest();
      if (due) await due;
      size += await sizeWithPauses(one, names, most - size, slices);
      if (size > most) break;
    }
    return size;
  }
  for (const [name, { field, key, below }] of names) {
    const row = value as Record<string, unknown>;
    size += name.length + 3 + (await sizeWithPauses(row[key] ?? row[field], below, most - size, slices));
    if (size > most) break;
  }
  return size;
}
