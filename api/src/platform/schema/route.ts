import type { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { ZodType } from 'zod';
import type { ApiKeyScope } from '../../contract/people/api-key.js';
import type { ErrorCode } from '../../contract/error-codes.js';
import type { DocumentedAnswer } from './documented-answer.js';
import type { Download } from '../files/download.js';
import type { RequestContext } from '../operation/request-context.js';
import type { KeyAccess } from '../operation/viewer.js';

/** A request as REST routes receive it. */
export interface RouteRequest {
  /** GET, HEAD, POST …: HEAD reaches the routes of GET. */
  method: string;
  params: Record<string, string>;
  /** Path and query, as received. */
  address: string;
  query: Record<string, string>;
  /** The parsed JSON body; an empty object without one. */
  body: unknown;
  headers: IncomingHttpHeaders;
  /** The bearer token, when one was sent. */
  bearer?: string;
  /** The expected version of the record (`If-Match`). */
  version?: number;
  /** The raw body, for uploads. */
  stream: Readable;
}

/** The response of a REST route. */
export interface RouteAnswer {
  /** Default: 200. */
  status?: number;
  /** Sent as JSON; a Buffer is sent unchanged, with its type in `headers`. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The version of the returned record: its `ETag` begins with it. */
  version?: number;
  /** JSON in place of `body`, passed on as read. */
  text?: string;
  /** JSON in place of `body`, generated while it is sent. */
  json?: AsyncIterable<string>;
  /** A file in place of a JSON body. */
  download?: Download;
  /** What its `ETag` is made of, where `body` also holds what changes at every reading, such as the clock. */
  tagged?: unknown;
  /** Runs before it is sent, but not where the caller has it already (304). */
  beforeSending?(): Promise<void>;
}

/**
 * Who may call: anybody without identification, a browser with the household's cookie, staff with a bearer token, a program with an API
 * key, a helper's browser with the token of a device.
 */
export type Caller = 'anybody' | 'household' | 'staff' | 'key' | 'device';

/** One documented REST path: it only translates between HTTP and an operation. */
export interface Route extends UntaggedRoute {
  /** The subject in the documentation. */
  tag: string;
}

/** A path as its file declares it; `routesOf` adds the subject, and what its operation declares. */
export interface UntaggedRoute {
  /** The operation that it runs: scope, refusals and support of Idempotency-Key are taken from it. */
  of?: { keyScope?: KeyAccess; idempotent?: boolean; refuses?: readonly ErrorCode[]; stepUp?: true };
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for parameters, as in the documentation. */
  path: string;
  /** Its name in generated clients: the `operationId`. */
  id: string;
  summary: string;
  /** For the documentation: each of these may call; staff may receive more than others. */
  callers: readonly Caller[];
  /** Path parameters that are no ids, and what they mean, for the documentation. */
  params?: Record<string, ZodType>;
  /** The JSON body, for the documentation. */
  body?: ZodType;
  /** The body is optional. */
  bodyIsOptional?: true;
  /** Query parameters and what they mean, for the documentation. */
  query?: Record<string, ZodType>;
  /** Deletes a record only in the version of `If-Match`; changes take the `version` in their body. */
  heedsVersion?: true;
  /** The scope that an API key needs, unless its operation (`of`) declares one. */
  scope?: KeyAccess;
  /** Scopes of which an API key needs one; what it may read depends on which it has. */
  scopes?: readonly ApiKeyScope[];
  /** Honours the header Idempotency-Key. */
  takesKey?: true;
  /** Status -> response, for the documentation; the tests check every response against it. */
  answers: Record<number, ZodType | DocumentedAnswer>;
  /** Refusals besides those of its operation and those of every such path (`http/rest/refusals-of.ts`). */
  refuses?: readonly ErrorCode[];
  /**
   * Every change of the response has a fact: streamed responses get a tag of the latest facts. What the clock alone changes (`openSpots` when
   * a shift begins) may be up to five minutes late in them.
   */
  changesHaveFacts?: true;
  /** `upload`: the body is left as a stream. */
  takes?: 'json' | 'upload';
  /** The largest JSON body; 1 MB unless it says less. */
  mostBytes?: number;
  /** It also takes a raw mail (`message/rfc822`), as a Buffer in `body`. */
  takesMail?: true;
  /** An older field with the sentence of a refusal, in addition to `message`. */
  refusalField?: 'error';
  answer(ctx: RequestContext, request: RouteRequest): Promise<RouteAnswer>;
}

/** The paths of one subject. */
export function routesOf(tag: string, routes: readonly UntaggedRoute[]): Route[] {
  return routes.map(({ of, ...route }) => ({
    ...(of?.keyScope ? { scope: of.keyScope } : {}),
    ...(of?.idempotent ? { takesKey: true as const } : {}),
    ...route,
    refuses: [...(of?.refuses ?? []), ...(of?.stepUp ? (['STEP_UP_REQUIRED'] as const) : []), ...(route.refuses ?? [])],
    tag,
  }));
}

/** A query without its empty parameters, which a form sends for no choice. */
export function filled(query: RouteRequest['query']): RouteRequest['query'] {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
