import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for the statements behind a request for a link, short enough for people not to notice. */
const milliseconds = 150;

/**
 * Does the work and answers, well or badly, no sooner than after 150 ms, so that the time tells nobody whether an address is known. No
 * transaction may be open.
 */
export async function answerInConstantTime<Output>(work: () => Promise<Output>): Promise<Output> {
  const [outcome] = await Promise.allSettled([work(), pause(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
