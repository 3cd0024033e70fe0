import { once } from 'node:events';
import type { Response } from 'express';

/** A client that reads nothing of a full stream for this many milliseconds is gone. */
const readerTimeout = 10_000;

/** Sends server-sent events until they end or the client disconnects. Proxies must not buffer, change or store them. */
export async function writeStream(events: AsyncGenerator<string, void>, response: Response): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  const leave = (): void => void events.return();
  response.once('close', leave);
  try {
    for await (const text of events) {
      if (response.writableEnded || response.destroyed) break;
      if (!response.write(text) && !(await drained(response))) break;
    }
  } finally {
    response.off('close', leave);
    leave();
    response.end();
  }
}

/** Whether the client read the buffered data; a client that takes too long is disconnected. */
export async function drained(response: Response): Promise<boolean> {
  const over = new AbortController();
  const timer = setTimeout(() => response.destroy(), readerTimeout);
  const { signal } = over;
  try {
    return await Promise.race([
      once(response, 'drain', { signal }).then(() => true),
      once(response, 'close', { signal }).then(() => false),
    ]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
