import type { Response } from 'express';
import type { AnswerMeter } from '../../platform/limits/answer-meter.js';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Download } from '../../platform/files/download.js';

/** Sends JSON while it is made, as fast as it is read. When that fails in the middle the connection is cut: half a list is no list. */
export async function sendJson(texts: AsyncIterable<string>, response: Response, meter: AnswerMeter): Promise<void> {
  response.type('json');
  if (response.req.method === 'HEAD') return void response.end();
  let goOn: () => void = () => undefined;
  // One listener for the whole answer: those put behind compression cannot be taken off again.
  response.on('drain', () => goOn());
  response.once('close', () => goOn());
  for await (const text of texts) {
    if (response.closed || response.destroyed) return;
    meter.send(text.length);
    const ready = new Promise<void>((resolve) => (goOn = resolve));
    if (!response.write(text)) await ready;
    // Compression holds back what it has not been told to let go.
    response.flush();
  }
  response.end();
}

/** Sends a file while it is made. When that fails in the middle the connection is cut, so that nobody takes a part for the whole. */
export async function sendDownload({ fileName, contentType, chunks }: Download, response: Response): Promise<void> {
  response.set({
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'X-Robots-Tag': 'noindex',
  });
  try {
    await pipeline(Readable.from(chunks, { highWaterMark: 1 }), response);
  } catch (error) {
    // A reader who left is no failure of ours.
    if (!isPrematureClose(error)) throw error;
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
