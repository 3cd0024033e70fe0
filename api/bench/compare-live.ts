import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { median, type Effort } from './contest.ts';
import { makeRoomyShifts, signUpBy } from './compare-signups.ts';

interface Contest extends Effort {
  product: string;
  /** The server's process; what it takes of the processors is told. */
  pid: number | undefined;
  pool: pg.Pool;
  event: { id: string };
}

/** How many listen. */
export const listeners = 500;
const program = fileURLToPath(new URL('listen.ts', import.meta.url));

/** What a round of signing up came to. */
interface Round {
  perSecond: number;
  /** Processor time of the server for each signup, in milliseconds. */
  processor: number;
}

/** What signups cost while 500 people look at the event: signups a second without and with them, round by round in turn. */
export async function compareLive({ product, pid, pool, event, seconds, rounds }: Contest): Promise<string> {
  const shiftIds = await makeRoomyShifts(pool, event.id);
  const signUps = async (): Promise<Round> => {
    const before = processorOf(pid);
    const perSecond = await signUpBy(`${product}/api/signup`, seconds, shiftIds, (input) => input);
    return { perSecond, processor: (processorOf(pid) - before) / (perSecond * seconds) };
  };
  await signUps();
  const alone: Round[] = [];
  const watched: Round[] = [];
  const crowds: Heard[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Whoever is first in one round is second in the next.
    if (round % 2 === 0) alone.push(await signUps());
    const leave = await listen(product, event.id);
    watched.push(await signUps());
    crowds.push(await leave());
    if (round % 2 === 1) alone.push(await signUps());
  }
  for (const { told, ended } of crowds)
    if (told < listeners || ended > 0) throw new Error(`${told} messages were heard, ${ended} streams ended`);
  return [
    `Signups by REST, 16 at a time, while ${listeners} listen to their event (from a process of their own, on the same processors)`,
    lineOf('nobody listens', alone, ''),
    lineOf(`${listeners} listen`, watched, `   ${compared(watched, alone)}`),
    `  each heard ${(median(crowds.map(({ told }) => told)) / listeners).toFixed(1)} messages a round; hearing took ${median(crowds.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms of a processor a round`,
  ].join('\n');
}

function lineOf(name: string, of: readonly Round[], besides: string): string {
  const perSecond = median(of.map((round) => round.perSecond)).toFixed(0);
  const processor = median(of.map((round) => round.processor)).toFixed(2);
  return `  ${name.padEnd(18)}${perSecond.padStart(6)}/s   ${processor.padStart(5)} ms of the server each${besides}`;
}

function compared(watched: readonly Round[], alone: readonly Round[]): string {
  const shares = (of: 'perSecond' | 'processor') =>
    watched.map((round, at) => round[of] / (alone[at]?.[of] ?? Number.NaN));
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const spread = (of: number[]) =>
    `${percent(median(of))} (${percent(Math.min(...of))} to ${percent(Math.max(...of))})`;
  return `${spread(shares('perSecond'))} of the signups, ${spread(shares('processor'))} of the time each`;
}

/** Milliseconds of the processors that a process has taken so far; Linux alone tells. */
function processorOf(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '-')
    .split(' ');
  const [user, system] = fields.slice(13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
}

/** What listeners heard in all, what that took of a processor, and how many streams ended before they left. */
export interface Heard {
  told: number;
  milliseconds: number;
  ended: number;
}

/** Opens a stream for each listener; resolves when all are open. Gives what ends them. */
export async function listen(product: string, eventId: string): Promise<() => Promise<Heard>> {
  const child = fork(program, [product, eventId, String(listeners)]);
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The listeners ended before they listened'))),
  ]);
  return async () => {
    const left = once(child, 'message');
    child.send('leave');
    const [heard] = (await left) as [Heard];
    return heard;
  };
}
