import type { ZodType } from 'zod';
import { DomainError, type NotFound } from '../operation/domain-error.js';
import type { Operation } from '../operation/operation.js';
import type { UntaggedRoute } from './route.js';
import type { Selection } from '../reading/selection.js';

/** The path of one record by its id. It returns `fields`; a record with a `version` has it in its `ETag`. */
export function recordRoute<Row extends { id: string; version?: number }>({
  find,
  fields,
  notFound,
  isEdited = false,
  json = (row) => row,
  schema,
  ...route
}: Pick<UntaggedRoute, 'path' | 'id' | 'summary' | 'callers'> & {
  find: Operation<{ id: string; selection: Selection }, Row | null>;
  fields: Selection;
  schema: ZodType;
  notFound: NotFound;
  /** It has a version. */
  isEdited?: boolean;
  /** Converts the record, where code computes parts of it. */
  json?(row: Omit<Row, 'version'>): unknown;
}): UntaggedRoute {
  return {
    scope: find.keyScope,
    ...route,
    method: 'get',
    answers: { 200: schema },
    refuses: [notFound],
    answer: async (ctx, { params }) => {
      const selection = { ...fields, ...(isEdited ? { version: true } : {}) };
      const found = await ctx.run(find, { id: params.id ?? '', selection });
      if (!found) throw new DomainError(notFound);
      if (!isEdited) return { body: json(found) };
      const { version, ...row } = found;
      return { body: json(row), version };
    },
  };
}
