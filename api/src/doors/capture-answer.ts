import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { KeptAnswer } from './send-kept.js';

/** A longer answer is passed on while it is made, and not kept. */
const mostBytes = 4_000_000;

/** Headers that belong to one sending, not to the answer. */
const ofSending = new Set(['content-length', 'content-encoding', 'date', 'connection', 'keep-alive']);

/**
 * Lets the handlers behind make the answer, and gives it, unsent, when others could be given it too. Otherwise it is sent as it is made,
 * and this gives null: a refusal, an answer with a cookie or about one person (`isForAll`, asked when it is whole), one that is too long,
 * or one whose reader has gone.
 */
export function captureAnswer(
  response: Response,
  isForAll: (body: Buffer) => boolean,
  next: () => void,
): Promise<KeptAnswer | null> {
  return new Promise((resolve) => {
    const before = new Set(response.getHeaderNames());
    const write = response.write.bind(response);
    const end = response.end.bind(response);
    const chunks: Buffer[] = [];
    let bytes = 0;

    const stop = (answer: KeptAnswer | null): void => {
      response.write = write;
      response.end = end;
      resolve(answer);
    };
    const take = (chunk: unknown, encoding: unknown): void => {
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
      stop(null);
      return write(Buffer.concat(chunks));
    }) as Response['write'];
    response.end = ((chunk?: unknown, encoding?: unknown): Response => {
      take(chunk, encoding);
      const body = Buffer.concat(chunks);
      if (response.statusCode !== 200 || response.hasHeader('set-cookie') || !isForAll(body)) {
        stop(null);
        return bytes > 0 ? end(body) : end();
      }
      const own = response.getHeaderNames().filter((name) => !before.has(name) && !ofSending.has(name));
      stop({
        body,
        tag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
        headers: Object.fromEntries(own.map((name) => [name, String(response.getHeader(name))])),
        compressed: {},
      });
      return response;
    }) as Response['end'];
    response.once('close', () => resolve(null));
    next();
  });
}
