import { setTimeout as pause } from 'node:timers/promises';

interface Answered {
  status: number;
  headers: Headers;
}

/**
 * Sends a request as clients should: after a 503 again, as many seconds later as the answer says, five times at most. A slow computer may
 * refuse requests that wait too long. With TRAILCREW_FAULTS=all, which is for a computer of its own, a 503 is returned at once.
 */
export async function retryUnavailable<Answer extends Answered>(ask: () => Promise<Answer>): Promise<Answer> {
  const more = process.env.TRAILCREW_FAULTS === 'all' ? 0 : 5;
  let answer = await ask();
  for (let again = 0; again < more && answer.status === 503; again += 1) {
    await pause(Number(answer.headers.get('retry-after')) * 1000);
    answer = await ask();
  }
  return answer;
}
