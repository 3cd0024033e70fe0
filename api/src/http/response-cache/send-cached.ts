import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasAlready } from './is-not-modified.js';

/** An answer that several are given. */
export interface CachedResponse {
  body: Buffer;
  /** Its entity tag. */
  tag: string;
  headers: Record<string, string>;
  /** The body as it was compressed for the first who wanted it so. */
  compressed: Partial<Record<Coding, Promise<Buffer>>>;
}

type Coding = keyof typeof codings;

/** Each answer is compressed once for many, so it may take a little longer than one for a single reader. */
const codings = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Below it, compressing saves no packet. */
const worthCompressing = 1_000;

/** Sends an answer as the reader takes it: compressed, its head alone, or as 304 when they have it already. Gives how many bytes of it went out. */
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
  // The smaller one of those they take, in whatever order browsers name them.
  const taken = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one) !== false);
  const coding = answer.body.length < worthCompressing ? undefined : taken;
  const body = coding ? await (answer.compressed[coding] ??= codings[coding](answer.body)) : answer.body;
  if (coding) response.set('Content-Encoding', coding);
  response.set('Content-Length', String(body.length)).end(body);
  return request.method === 'HEAD' ? 0 : body.length;
}
