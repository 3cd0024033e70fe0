import { setTimeout as pause } from 'node:timers/promises';

interface Answered {
  status: number;
  headers: Headers;
}

/**
 * Asks as clients are to: a 503 is asked again after as many seconds as it says, five times at most. A slow computer may refuse at first
 * whoever waits longest. With TRAILCREW_FAULTS=all, which is for a computer of its own, nobody is to hear 503.
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
