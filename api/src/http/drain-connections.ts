import type { Server } from 'node:http';
import { clock } from '../platform/clock.js';
import { closeListener } from './close-listener.js';

/** Milliseconds without a new connection after which no more are expected. */
const calm = 100;
/** Milliseconds for which idle connections stay open after the listener is closed. */
const idleGrace = 50;

/**
 * Ends all connections without losing a request, within this many milliseconds. New connections are accepted until none came for a moment,
 * for at most a third of the time. Then the listener is closed, then idle connections, and at the end the rest. Node's own close, and
 * Apollo's, would start with connections whose first or next request is just on its way.
 */
export async function endConnections(http: Server, longest: number): Promise<void> {
  const end = clock.elapsed() + longest;
  await nobodyComes(http, longest / 3);
  const closed = new Promise<void>((resolve) => void http.once('close', resolve));
  await closeListener(http, longest / 6);
  const timers = [
    // After the turn of the event loop that reads what has arrived, however late a busy machine runs the timer.
    setTimeout(() => setImmediate(() => http.close()), idleGrace),
    setTimeout(() => http.closeAllConnections(), end - clock.elapsed()),
  ];
  await closed;
  timers.forEach(clearTimeout);
  http.close();
}

/** Resolves when no connection came for a moment, or after this many milliseconds. */
function nobodyComes(http: Server, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      http.off('connection', cameOne);
      [quiet, late].forEach(clearTimeout);
      resolve();
    };
    let came = false;
    const cameOne = (): void => {
      came = true;
      quiet.refresh();
    };
    // On a busy machine, timers run before the turn that accepts connections.
    const check = (): void => {
      came = false;
      setImmediate(() => came || over());
    };
    const quiet = setTimeout(check, calm);
    const late = setTimeout(over, longest);
    http.on('connection', cameOne);
  });
}
