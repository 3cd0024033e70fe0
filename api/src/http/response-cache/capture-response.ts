import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { CachedResponse } from './send-cached.js';

/** A longer response is streamed and not cached. */
const mostBytes = 4_000_000;

/** Headers of one transmission, not of the response itself. */
const ofSending = new Set(['content-length', 'content-encoding', 'date', 'connection', 'keep-alive']);

/**
 * The outcome of a response: captured and shareable; 'sent', because it was a refusal, set a cookie, depended on the caller or was too
 * long; or 'left', because the client disconnected first.
 */
export type Captured = CachedResponse | 'sent' | 'left';

/**
 * Runs the next handlers and returns their response, unsent, if it can be shared (`isForAll`, called when it is complete). Otherwise it is
 * sent as it is generated.
 */
export function captureAnswer(
  response: Response,
  isForAll: (body: Buffer) => boolean,
  next: () => void,
): Promise<Captured> {
  return new Promise((resolve) => {
    // The close event would not be emitted again, and handlers may stop when they see it.
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
      // Content written before a failure is not part of the error response.
      if (status !== response.statusCode) [status, chunks, bytes] = [response.statusCode, [], 0];
      if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
      const coding = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
      const part = typeof chunk === 'string' ? Buffer.from(chunk, coding) : Buffer.from(chunk);
      chunks.push(part);
      bytes += part.length;
    };
    // Both are overloaded; callers here only use the return value.
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
      // The handler's own tag, where it set one.
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
