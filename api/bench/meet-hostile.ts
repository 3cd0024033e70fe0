import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import type * as ArchiveModule from '../src/features/imports/workbook/archive/inspect-archive.js';
import { hostileRequests } from '../test/hostile/documents.ts';
import { hostileImages } from '../test/hostile/images.ts';
import { hostileWorkbooks } from '../test/hostile/workbooks.ts';
import { makeRoomyShifts } from './compare-signups.ts';
import { compiled } from './compiled.ts';
import { median } from './contest.ts';
import { landing, signUp } from './documents.ts';
import { signIn } from './time-tables.ts';

interface Meeting {
  product: string;
  pool: pg.Pool;
  event: { id: string };
  rounds: number;
}

/** One hostile call: whoever sends it hears a refusal. */
interface Attack {
  what: string;
  send(): Promise<Response>;
}

/**
 * How long others wait while hostile requests, workbooks and images come one after the other, and each of those for its refusal. Four visitors read
 * and one signs up, with and without the hostile, round by round in turn. Throws when a visitor is refused, or something hostile is not.
 */
export async function meetHostile({ product, pool, event, rounds }: Meeting): Promise<string> {
  const shiftIds = await makeRoomyShifts(pool, event.id);
  const attacks = [...requestsTo(product), ...(await workbooksTo(product, event.id)), ...(await imagesTo(product))];
  const refusals = new Map<string, number[]>();
  const figures = { without: { p50: [], p99: [] } as Percentiles, with: { p50: [], p99: [] } as Percentiles };
  const attack = async (): Promise<void> => {
    for (const { what, send } of attacks) {
      const began = performance.now();
      const answer = await send();
      const text = await answer.text();
      const time = performance.now() - began;
      const isRefused = answer.status >= 400 && answer.status < 500;
      if (!isRefused && !(answer.status === 200 && text.includes('"errors"')))
        throw new Error(`${what}: ${answer.status} ${text.slice(0, 200)}`);
      refusals.set(what, [...(refusals.get(what) ?? []), time]);
    }
  };
  for (let round = -1; round < rounds; round += 1) {
    const began = performance.now();
    const during = await visitWhile(product, shiftIds, attack());
    const length = performance.now() - began;
    const quiet = await visitWhile(product, shiftIds, new Promise((resolve) => setTimeout(resolve, length)));
    // The first round warms up.
    if (round < 0) refusals.clear();
    else {
      add(figures.with, during);
      add(figures.without, quiet);
    }
  }
  const slowest = [...refusals].map(([what, times]) => ({ what, time: median(times) })).sort((a, b) => b.time - a.time);
  return [
    `Others beside ${attacks.length} hostile requests, workbooks and images, ${rounds} rounds in turn`,
    lineOf('without them', figures.without),
    lineOf('with them', figures.with),
    '  slowest refusals (medians)',
    ...slowest.slice(0, 5).map(({ what, time }) => `    ${time.toFixed(0).padStart(5)} ms   ${what}`),
  ].join('\n');
}

interface Percentiles {
  p50: number[];
  p99: number[];
}

function add({ p50, p99 }: Percentiles, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  p50.push(median(sorted));
  p99.push(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}

function lineOf(name: string, { p50, p99 }: Percentiles): string {
  const spread = `${Math.min(...p99).toFixed(0)} to ${Math.max(...p99).toFixed(0)}`;
  return `  ${name.padEnd(14)} p50 ${median(p50).toFixed(0).padStart(4)} ms   p99 ${median(p99).toFixed(0).padStart(5)} ms (${spread})`;
}

function requestsTo(product: string): Attack[] {
  return hostileRequests.map(({ what, method, path, body, headers }) => ({
    what,
    send: () =>
      fetch(product + path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }));
}

async function workbooksTo(product: string, eventId: string): Promise<Attack[]> {
  const authorization = `Bearer ${await signIn(product)}`;
  const clubRace = readFileSync(new URL('../src/demo/workbooks/club-race.xlsx', import.meta.url));
  const { inspectArchive } = await compiled<typeof ArchiveModule>(
    'features/imports/workbook/archive/inspect-archive.js',
  );
  // All are made before anybody is timed.
  const files = hostileWorkbooks(clubRace, await inspectArchive(clubRace)).map(
    ([what, bytes]) => [what, bytes()] as const,
  );
  return [...files, ['10 MB of zeros', Buffer.alloc(10_000_000)] as const].map(([what, bytes]) => ({
    what: `workbook: ${what}`,
    send: () => {
      const form = new FormData();
      form.append('eventId', eventId);
      form.append('file', new Blob([new Uint8Array(bytes)]), 'plan.xlsx');
      return fetch(`${product}/api/admin/excel-import?dryRun=true`, {
        method: 'POST',
        body: form,
        headers: { authorization },
      });
    },
  }));
}

async function imagesTo(product: string): Promise<Attack[]> {
  const headers = { authorization: `Bearer ${await signIn(product)}`, 'content-type': 'application/json' };
  const attacks: Attack[] = [];
  for (const [what, bytes, type] of await hostileImages()) {
    const body = JSON.stringify({ fileName: 'cover.jpg' });
    const answer = await fetch(`${product}/api/upload/image`, { method: 'POST', headers, body });
    const { uploadURL } = (await answer.json()) as { uploadURL: string };
    const { pathname, search } = new URL(uploadURL);
    // What was refused can be sent to the same address again.
    const send = () =>
      fetch(product + pathname + search, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': type },
      });
    attacks.push({ what: `image: ${what}`, send });
  }
  return attacks;
}

/** The milliseconds that each call of the visitors took until `work` was done. */
async function visitWhile(product: string, shiftIds: readonly string[], work: Promise<unknown>): Promise<number[]> {
  let done = false;
  const finished = work.finally(() => (done = true));
  const times: number[] = [];
  const visit = async (bodyOf: () => object): Promise<void> => {
    while (!done) {
      const began = performance.now();
      const answer = await fetch(`${product}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf()),
      });
      const text = await answer.text();
      times.push(performance.now() - began);
      if (answer.status !== 200 || text.includes('"errors"')) throw new Error(`A visitor: ${text.slice(0, 200)}`);
    }
  };
  const signingUp = (): object => {
    const name = randomUUID();
    const shiftId = shiftIds[Math.floor(Math.random() * shiftIds.length)];
    const input = { firstName: 'Bench', lastName: name, email: `${name}@example.org`, shiftId };
    return { query: signUp, variables: { input } };
  };
  const reading = (): object => ({ query: landing });
  await Promise.all([finished, visit(signingUp), ...Array.from({ length: 4 }, () => visit(reading))]);
  return times;
}
