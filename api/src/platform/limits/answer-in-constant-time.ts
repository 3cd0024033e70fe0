import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for the statements behind a request for a link, short enough to go unnoticed. */
const milliseconds = 150;

/**
 * Runs the work and returns or throws no sooner than after 150 ms, so that the duration does not reveal whether an address is known. No
 * transaction may be open.
 */
export async function answerInConstantTime<Output>(work: () => Promise<Output>): Promise<Output> {
  const [outcome] = await Promise.allSettled([work(), pause(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
