import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { clock } from '../platform/clock.js';

/**
 * Ends all connections without losing a question: nobody new is let in, then those that ask nothing are closed, and after so many
 * milliseconds in all the rest. Node's own close, and Apollo's, would begin with connections whose first or next question is just on its way.
 */
export async function endConnections(http: Server, longest: number): Promise<void> {
  const begun = clock.elapsed();
  await nobodyAtTheDoor(http, longest / 2);
  const left = longest - (clock.elapsed() - begun);
  return new Promise((resolve) => {
    const timers = [setTimeout(() => http.close(), 50), setTimeout(() => http.closeAllConnections(), left)];
    http.once('close', () => {
      timers.forEach(clearTimeout);
      http.close();
      resolve();
    });
    NetServer.prototype.close.call(http);
  });
}

/**
 * Resolves in a turn of the event loop that was short and in which nobody came; after so long in any case. Whom the system has let in
 * already, while we were busy, would be cut off when we stop listening.
 */
function nobodyAtTheDoor(http: Server, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const begun = clock.elapsed();
    let turn = begun;
    let came = true;
    const arrived = () => (came = true);
    http.on('connection', arrived);
    const look = (): void => {
      const now = clock.elapsed();
      if ((!came && now - turn < 1) || now - begun > longest) {
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
