import { request, type ClientRequest } from 'node:http';
import type pg from 'pg';
import { median, type Effort } from './contest.ts';
import { makeRoomyShifts, signUpBy } from './compare-signups.ts';

interface Contest extends Effort {
  product: string;
  pool: pg.Pool;
  event: { id: string };
}

const listeners = 500;
const query = 'subscription ($eventId: ID!) { eventChanged(eventId: $eventId) { position shiftIds } }';

/** What signups cost while 500 people look at the event: signups a second without and with them, round by round in turn. */
export async function compareLive({ product, pool, event, seconds, rounds }: Contest): Promise<string> {
  const shiftIds = await makeRoomyShifts(pool, event.id);
  const signUps = () => signUpBy(`${product}/api/signup`, seconds, shiftIds, (input) => input);
  await signUps();
  const alone: number[] = [];
  const watched: number[] = [];
  let told = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Whoever is first in one round is second in the next.
    if (round % 2 === 0) alone.push(await signUps());
    const crowd = await listen(product, event.id);
    watched.push(await signUps());
    told += crowd.leave();
    if (round % 2 === 1) alone.push(await signUps());
  }
  if (told < listeners * rounds) throw new Error(`Only ${told} messages were heard`);
  const shares = watched.map((perSecond, round) => perSecond / (alone[round] ?? Number.NaN));
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return [
    `Signups by REST, 16 at a time, while ${listeners} listen to the event (listeners in this process, as the load is)`,
    `  nobody listens    ${median(alone).toFixed(0).padStart(6)}/s`,
    `  ${listeners} listen        ${median(watched).toFixed(0).padStart(6)}/s   ${percent(median(shares))} (${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}), ${Math.round(told / rounds / listeners)} messages each`,
  ].join('\n');
}

/** Opens a stream for each listener; resolves when all are open. `leave` ends them and gives how many messages they heard. */
async function listen(product: string, eventId: string): Promise<{ leave: () => number }> {
  let told = 0;
  const open = (): Promise<ClientRequest> =>
    new Promise((resolve, reject) => {
      const asking = request(`${product}/graphql/stream`, {
        method: 'POST',
        agent: false,
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      });
      asking.on('response', (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream was answered ${response.statusCode}`));
        response.setEncoding('utf8').on('data', (text: string) => (told += text.split('event: next').length - 1));
        // It is broken off by us.
        response.on('error', () => undefined);
        resolve(asking);
      });
      asking.on('error', reject);
      asking.end(JSON.stringify({ query, variables: { eventId } }));
    });
  const streams = await Promise.all(Array.from({ length: listeners }, open));
  return {
    leave: () => {
      for (const stream of streams) stream.destroy();
      return told;
    },
  };
}
