import type { Server } from 'node:http';
import { clock } from '../platform/clock.js';
import { closeListener } from './close-listener.js';

/** Milliseconds without a new connection after which nobody is expected any more. */
const calm = 100;
/** Milliseconds that connections idle by then are kept after nobody new is let in. */
const lastWord = 50;

/**
 * Ends all connections without losing a question, in so many milliseconds at most. People are let in until for a moment nobody new came,
 * for a third of the time at most; then nobody is; then connections that ask nothing are closed, and at the end the rest. Node's own close,
 * and Apollo's, would begin with connections whose first or next question is just on its way.
 */
export async function endConnections(http: Server, longest: number): Promise<void> {
  const end = clock.elapsed() + longest;
  await nobodyComes(http, longest / 3);
  const closed = new Promise<void>((resolve) => void http.once('close', resolve));
  await closeListener(http, longest / 6);
  const timers = [
    // After the turn of the event loop that reads what has arrived, however late a busy computer lets us look.
    setTimeout(() => setImmediate(() => http.close()), lastWord),
    setTimeout(() => http.closeAllConnections(), end - clock.elapsed()),
  ];
  await closed;
  timers.forEach(clearTimeout);
  http.close();
}

/** Resolves when nobody new has come for a moment, or after so many milliseconds. */
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
    // Timers of a computer that was busy elsewhere run before the turn that lets people in.
    const look = (): void => {
      came = false;
      setImmediate(() => came || over());
    };
    const quiet = setTimeout(look, calm);
    const late = setTimeout(over, longest);
    http.on('connection', cameOne);
  });
}
