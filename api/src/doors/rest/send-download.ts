import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Download } from '../../platform/download.js';

/** A reader who takes nothing for so long (milliseconds) has gone: what the file is made from is freed. */
const patience = 60_000;

/** Sends a file while it is made. When that fails in the middle the connection is cut, so that nobody takes a part for the whole. */
export async function sendDownload({ fileName, contentType, chunks }: Download, response: Response): Promise<void> {
  response.set({
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'X-Robots-Tag': 'noindex',
  });
  response.setTimeout(patience, () => response.destroy());
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
