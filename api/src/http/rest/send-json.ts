import type { Response } from 'express';
import type { AnswerMeter } from '../../platform/limits/answer-meter.js';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Download } from '../../platform/files/download.js';

/**
 * Sends JSON while it is generated, as fast as the client reads. If that fails midway, the connection is cut: half a list must not look
 * complete.
 */
export async function sendJson(texts: AsyncIterable<string>, response: Response, meter: AnswerMeter): Promise<void> {
  response.type('json');
  if (response.req.method === 'HEAD') return void response.end();
  let goOn: () => void = () => undefined;
  // One listener for the whole response: listeners on a compressed response cannot be removed.
  response.on('drain', () => goOn());
  response.once('close', () => goOn());
  for await (const text of texts) {
    if (response.closed || response.destroyed) return;
    meter.send(text.length);
    const ready = new Promise<void>((resolve) => (goOn = resolve));
    if (!response.write(text)) await ready;
    // Compression buffers until it is flushed.
    response.flush();
  }
  response.end();
}

/** Sends a file while it is generated. If that fails midway, the connection is cut, so that nobody takes a part for the whole. */
export async function sendDownload({ fileName, contentType, chunks }: Download, response: Response): Promise<void> {
  response.set({
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'X-Robots-Tag': 'noindex',
  });
  try {
    await pipeline(Readable.from(chunks, { highWaterMark: 1 }), response);
  } catch (error) {
    // A client that disconnected is not a failure.
    if (!isPrematureClose(error)) throw error;
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
