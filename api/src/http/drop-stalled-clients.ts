import type { RequestHandler } from 'express';

/** Who takes nothing of their answer for so long (milliseconds) has gone. */
export const readerPatience = 60_000;

/**
 * Ends the connection of a reader who takes nothing of a waiting answer for so many milliseconds: what it is made from, and what waits to be
 * sent, is freed. An answer that is still being made may take as long as it needs, and one that is read slowly too.
 */
export function dropStalledClients(patience: number): RequestHandler {
  return (_request, response, next) => {
    // Node asks after so long without a byte in either direction, and asks again only after the next byte.
    response.setTimeout(patience, () => {
      if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
    });
    next();
  };
}
