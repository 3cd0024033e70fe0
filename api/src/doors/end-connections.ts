import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { clock } from '../platform/clock.js';

/**
 * Ends all connections without losing a question: nobody new is let in, then those that ask nothing are closed, and after a second the
 * rest. Node's own close, and Apollo's, would begin with connections whose first or next question is just on its way.
 */
export async function endConnections(http: Server): Promise<void> {
  await nobodyAtTheDoor(http);
  return new Promise((resolve) => {
    const timers = [setTimeout(() => http.close(), 50), setTimeout(() => http.closeAllConnections(), 1_000)];
    http.once('close', () => {
      timers.forEach(clearTimeout);
      http.close();
      resolve();
    });
    NetServer.prototype.close.call(http);
  });
}

/**
 * Resolves in a turn of the event loop that was short and in which nobody came; after a second in any case. Whom the system has let in
 * already, while we were busy, would be cut off when we stop listening.
 */
function nobodyAtTheDoor(http: Server): Promise<void> {
  return new Promise((resolve) => {
    const begun = clock.elapsed();
    let turn = begun;
    let came = true;
    const arrived = () => (came = true);
    http.on('connection', arrived);
    const look = (): void => {
      const now = clock.elapsed();
      if ((!came && now - turn < 1) || now - begun > 1_000) {
        http.off('connection', arrived);
        return resolve();
      }
      came = false;
      turn = now;
      setImmediate(look);
    };
    setImmediate(look);
  });
}
