import { readRequestError } from '../../../graphql/request-error';

/** How long to wait before each further question, in milliseconds. */
const pauses = [300, 2000];

/**
 * Sends a request that may be sent again without being done twice, until its answer is clear: an answer that was lost on its way is
 * asked for again. `onLost` hears of each try that left the browser and got no clear answer.
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
