import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { CachedResponse } from './send-cached.js';

/** A longer answer is passed on while it is made, and not kept. */
const mostBytes = 4_000_000;

/** Headers that belong to one sending, not to the answer. */
const ofSending = new Set(['content-length', 'content-encoding', 'date', 'connection', 'keep-alive']);

/**
 * What became of an answer: it is whole and could be given to others too; it was sent, being a refusal, one with a cookie or about one
 * person, or too long; or its reader left before it was whole.
 */
export type Captured = CachedResponse | 'sent' | 'left';

/**
 * Lets the handlers behind make the answer, and gives it, unsent, when others could be given it too (`isForAll`, asked when it is whole).
 * Otherwise it is sent as it is made.
 */
export function captureAnswer(
  response: Response,
  isForAll: (body: Buffer) => boolean,
  next: () => void,
): Promise<Captured> {
  return new Promise((resolve) => {
    // Nobody would hear of it a second time, and handlers may stop when they see it.
    if (response.closed || response.destroyed) return resolve('left');
    const before = new Set(response.getHeaderNames());
    const write = response.write.bind(response);
    const end = response.end.bind(response);
    let chunks: Buffer[] = [];
    let bytes = 0;
    let status: number | undefined;

    const stop = (answer: Captured): void => {
      response.write = write;
      response.end = end;
      resolve(answer);
    };
    const take = (chunk: unknown, encoding: unknown): void => {
      // What was made before it failed is no part of how that is told.
      if (status !== response.statusCode) [status, chunks, bytes] = [response.statusCode, [], 0];
      if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
      const coding = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
      const part = typeof chunk === 'string' ? Buffer.from(chunk, coding) : Buffer.from(chunk);
      chunks.push(part);
      bytes += part.length;
    };
    // Both are overloaded; those who write here wait for nothing but what they give back.
    response.write = ((chunk: unknown, encoding?: unknown): boolean => {
      take(chunk, encoding);
      if (bytes <= mostBytes) return true;
      stop('sent');
      return write(Buffer.concat(chunks));
    }) as Response['write'];
    response.end = ((chunk?: unknown, encoding?: unknown): Response => {
      take(chunk, encoding);
      const body = Buffer.concat(chunks);
      const mayBeShared = response.statusCode === 200 && bytes <= mostBytes && !response.hasHeader('set-cookie');
      if (!mayBeShared || !isForAll(body)) {
        stop('sent');
        return bytes > 0 ? end(body) : end();
      }
      const own = response.getHeaderNames().filter((name) => !before.has(name) && !ofSending.has(name));
      // Of what it tells, where the handler knows that better than its bytes do.
      const ownTag = response.get('ETag');
      stop({
        body,
        tag: ownTag ?? `W/"${createHash('sha1').update(body).digest('base64url')}"`,
        headers: Object.fromEntries(own.map((name) => [name, String(response.getHeader(name))])),
        compressed: {},
      });
      return response;
    }) as Response['end'];
    response.once('close', () => resolve('left'));
    next();
  });
}
