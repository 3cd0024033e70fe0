import type { RequestHandler } from 'express';

/** A client that reads nothing of its response for this many milliseconds is gone. */
export const readerTimeout = 60_000;

/**
 * Ends the connection of a client that reads nothing of a waiting response for this many milliseconds. That frees its source and the
 * buffered data. A response that is still being generated may take as long as it needs, and so may a slow reader.
 */
export function dropStalledClients(timeout: number): RequestHandler {
  return (_request, response, next) => {
    // Node calls this after this long without a byte in either direction, and only again after the next byte.
    response.setTimeout(timeout, () => {
      if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
    });
    next();
  };
}
