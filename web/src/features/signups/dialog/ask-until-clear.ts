import { readRequestError } from '../../../graphql/request-error';

/** The pauses before each retry, in milliseconds. */
const pauses = [300, 2000];

/**
 * Retries a repeatable request until its result is clear: after a lost response it is sent again. `onLost` is called for each try that left
 * the browser without a clear response.
 */
export async function askUntilClear<Answer>(ask: () => Promise<Answer>, onLost: () => void): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const connected = navigator.onLine;
    try {
      return await ask();
    } catch (error) {
      if (!readRequestError(error).uncertain) throw error;
      if (connected) onLost();
      const pause = pauses[tries];
      if (pause === undefined || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
