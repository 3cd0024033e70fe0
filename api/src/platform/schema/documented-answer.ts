import { z, type ZodType } from 'zod';
import type { Selection } from '../reading/selection.js';

/** The response of a path, for the documentation: JSON of a schema, or a file. */
export interface DocumentedAnswer {
  /** The schema of the JSON; without one the response is a file. */
  schema?: ZodType;
  /** Media types of a file. */
  types?: readonly string[];
  /** Relevant headers and their descriptions. */
  headers?: Readonly<Record<string, ZodType>>;
}

/** JSON that is read from a GraphQL type: types and descriptions of its fields come from the schema. */
export interface RecordAnswer {
  /** The GraphQL type. */
  type: string;
  /** Its name in the documentation. */
  name: string;
  /** The returned fields; default: all of the type. */
  fields?: Selection;
  /** Fields that the type lacks or that are returned in another form. */
  besides: Record<string, ZodType>;
}

/** The schemas that stand for records: the documentation fills in their fields once the GraphQL schema is built. */
export const recordAnswers = new WeakMap<object, RecordAnswer>();

/** The schema of a record in a response: the selection it is read with, over its GraphQL type. */
export function recordAnswer(
  type: string,
  fields?: Selection,
  { name = type, besides = {} }: { name?: string; besides?: Record<string, ZodType> } = {},
): ZodType {
  const schema = z.custom<unknown>();
  recordAnswers.set(schema, { type, name, fields, besides });
  return schema;
}

/** A moment, ISO 8601 in UTC with milliseconds. */
export const instantAnswer = z.string().meta({ format: 'date-time' });

/** An identifier (UUID). */
export const idAnswer = z.string().meta({ format: 'uuid' });

/** A calendar day. */
export const dayAnswer = z.string().meta({ format: 'date' });

/** A number of people, places or records. */
export const countAnswer = z.int().min(0);

/** That it was done. */
export const successAnswer = z.object({ success: z.boolean() });

/** A list with its page: rows, their count, and where the next page is. */
export function listAnswers(row: ZodType): DocumentedAnswer {
  return pageAnswers(z.array(row));
}

/** The page of a list in a custom form, with the same headers. */
export function pageAnswers(schema: ZodType): DocumentedAnswer {
  return {
    schema,
    headers: {
      'X-Total-Count': countAnswer.describe('How many rows there are, on all pages.'),
      Link: z.string().optional().describe('`<address>; rel="next"`: the next page; missing on the last one.'),
    },
  };
}

/** A file of one of these types, to be saved under a name. */
export function fileAnswer(...types: string[]): DocumentedAnswer {
  return { types, headers: { 'Content-Disposition': z.string().describe('`attachment`, and the name of the file.') } };
}

/** JSON, and a cookie that the browser keeps. */
export function cookieAnswer(schema: ZodType, cookie: string): DocumentedAnswer {
  return { schema, headers: { 'Set-Cookie': z.string().optional().describe(cookie) } };
}

/** A query parameter that names a record. */
export function idQuery(description: string): ZodType {
  return z.string().meta({ format: 'uuid', description });
}

/** A query parameter that names a day. */
export function dayQuery(description: string): ZodType {
  return z.string().meta({ format: 'date', description });
}
