import type { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { ZodType } from 'zod';
import type { ErrorCode } from '../../contract/error-codes.js';
import type { DocumentedAnswer } from './documented-answer.js';
import type { Download } from '../files/download.js';
import type { RequestContext } from '../operation/request-context.js';
import type { KeyAccess } from '../operation/viewer.js';

/** What a REST route sees of a request. */
export interface RouteRequest {
  /** GET, HEAD, POST …: HEAD reaches the routes of GET. */
  method: string;
  params: Record<string, string>;
  /** Path and query, as they came. */
  address: string;
  query: Record<string, string>;
  /** The parsed JSON body; an empty object without one. */
  body: unknown;
  headers: IncomingHttpHeaders;
  /** The bearer token, when one was sent. */
  bearer?: string;
  /** The version of the record that the call wants to find (`If-Match`). */
  version?: number;
  /** The raw body, for uploads. */
  stream: Readable;
}

/** What a REST route answers. */
export interface RouteAnswer {
  /** 200 unless told. */
  status?: number;
  /** Sent as JSON; bytes (a Buffer) are sent as they are, with their type in `headers`. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The version of the one record that is answered: its `ETag` begins with it. */
  version?: number;
  /** JSON in place of `body`, as it was read. */
  text?: string;
  /** JSON in place of `body`, made while it is sent. */
  json?: AsyncIterable<string>;
  /** A file in place of a JSON body. */
  download?: Download;
}

/** Who is let in: anybody without saying who they are, a browser with the household's cookie, staff with a bearer token, a program with an API key. */
export type Caller = 'anybody' | 'household' | 'staff' | 'key';

/** One documented REST path: it only translates between HTTP and an operation. */
export interface Route extends UntaggedRoute {
  /** The subject under which the documentation shows it. */
  tag: string;
}

/** A path as its file says it; `routesOf` gives it the subject, and what its operation declares. */
export interface UntaggedRoute {
  /** The operation that it runs: its scope, its refusals, and whether it honours Idempotency-Key are the path's, too. */
  of?: { keyScope?: KeyAccess; idempotent?: boolean; refuses?: readonly ErrorCode[] };
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for parameters, as in the documentation. */
  path: string;
  /** What programs call it that are made from the documentation: its `operationId`. */
  id: string;
  summary: string;
  /** For the documentation: each of them alone is let in, and staff may be told more than others. */
  callers: readonly Caller[];
  /** Path parameters that are no ids, and what they mean, for the documentation. */
  params?: Record<string, ZodType>;
  /** What the JSON body may hold, for the documentation. */
  body?: ZodType;
  /** A call without a body means something too. */
  bodyIsOptional?: true;
  /** Query parameters and what they mean, for the documentation. */
  query?: Record<string, ZodType>;
  /** Deletes a record only in the version that `If-Match` names; changes do so by their body's `version`. */
  heedsVersion?: true;
  /** What opens the path to API keys, unless its operation (`of`) says so. */
  scope?: KeyAccess;
  /** Honours the header Idempotency-Key. */
  takesKey?: true;
  /** Status -> what is answered, for the documentation; the tests hold every answer against it. */
  answers: Record<number, ZodType | DocumentedAnswer>;
  /** Refusals besides those of its operation, and those that every path of its kind gives (`http/rest/refusals-of.ts`). */
  refuses?: readonly ErrorCode[];
  /** Every change of the answer is told by facts: what is made while it is sent has a tag of how far they were. */
  toldByFacts?: true;
  /** `upload`: the body is left as a stream. */
  takes?: 'json' | 'upload';
  /** Besides JSON it takes a raw mail (`message/rfc822`), which is a Buffer in `body`. */
  takesMail?: true;
  /** An older name under which refusals carry their sentence besides `message`. */
  refusalField?: 'error';
  answer(ctx: RequestContext, request: RouteRequest): Promise<RouteAnswer>;
}

/** The paths of one subject. */
export function routesOf(tag: string, routes: readonly UntaggedRoute[]): Route[] {
  return routes.map(({ of, ...route }) => ({
    ...(of?.keyScope ? { scope: of.keyScope } : {}),
    ...(of?.idempotent ? { takesKey: true as const } : {}),
    ...route,
    refuses: [...(of?.refuses ?? []), ...(route.refuses ?? [])],
    tag,
  }));
}
