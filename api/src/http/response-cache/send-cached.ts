import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasAlready } from './is-not-modified.js';

/** A response that several callers receive. */
export interface CachedResponse {
  body: Buffer;
  /** Its entity tag. */
  tag: string;
  headers: Record<string, string>;
  /** The compressed bodies, created on first use. */
  compressed: Partial<Record<Coding, Promise<Buffer>>>;
}

type Coding = keyof typeof codings;

/** Each response is compressed once for many, so it may take a little longer than for a single client. */
const codings = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Below this size, compression saves no packet. */
const worthCompressing = 1_000;

/**
 * Sends a response as the client accepts it: compressed, only its head, or as 304 if the client already has it. Returns the number of bytes
 * sent.
 */
export async function sendKept(answer: CachedResponse, request: Request, response: Response): Promise<number> {
  response.set(answer.headers).vary('Accept-Encoding');
  if (request.method !== 'POST') {
    response.set({ ETag: answer.tag, 'Cache-Control': 'no-cache' });
    if (hasAlready(request, answer.tag, answer.body.length)) {
      response.removeHeader('Content-Length');
      response.status(304).end();
      return 0;
    }
  }
  // The smaller of the accepted codings, whatever order the browser lists.
  const taken = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one) !== false);
  const coding = answer.body.length < worthCompressing ? undefined : taken;
  const body = coding ? await (answer.compressed[coding] ??= codings[coding](answer.body)) : answer.body;
  if (coding) response.set('Content-Encoding', coding);
  response.set('Content-Length', String(body.length)).end(body);
  return request.method === 'HEAD' ? 0 : body.length;
}
