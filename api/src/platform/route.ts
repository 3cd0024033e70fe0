import type { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { ZodType } from 'zod';
import type { Download } from './download.js';
import type { RequestContext } from './request-context.js';

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
  /** JSON in place of `body`, made while it is sent. */
  json?: AsyncIterable<string>;
  /** A file in place of a JSON body. */
  download?: Download;
}

/** One documented REST path: it only translates between HTTP and an operation. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for parameters, as in the documentation. */
  path: string;
  summary: string;
  /** What the JSON body may hold, for the documentation. */
  body?: ZodType;
  /** Query parameters and what they mean, for the documentation. */
  query?: Record<string, string>;
  /** `upload`: the body is left as a stream. */
  takes?: 'json' | 'upload';
  /** An older name under which refusals carry their sentence besides `message`. */
  refusalField?: 'error';
  answer(ctx: RequestContext, request: RouteRequest): Promise<RouteAnswer>;
}
