import type pg from 'pg';
import { report, shifts, shiftsManyTimes, shiftsWithPeople } from './documents.ts';
import { largeEvent } from './large-event.ts';
import { signIn } from './time-tables.ts';

/** How long lists of an event with 5,000 shifts and 20,000 signups take, and how long they keep everybody else waiting. */
export async function timeLongLists({ product, pool }: { product: string; pool: pg.Pool }): Promise<string> {
  const eventId = await largeEvent(pool, { shifts: 5000, signups: 20_000 });
  const authorization = `Bearer ${await signIn(product)}`;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${product}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.arrayBuffer()).byteLength;
  };
  const ask = async (query: string, headers: Record<string, string> = {}, status = 200) => {
    const answer = await fetch(`${product}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables: { eventId } }),
    });
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${query}`);
    return bytes;
  };
  const calls: [name: string, call: () => Promise<number>][] = [
    ['GET /api/shifts', () => get('/api/shifts')],
    ['GET /api/volunteers', () => get('/api/volunteers', { authorization })],
    ['GET /api/admin/signups', () => get('/api/admin/signups', { authorization })],
    ['GET /api/reports', () => get(`/api/reports?eventId=${eventId}`, { authorization })],
    ['GraphQL, 5,000 shifts', () => ask(shifts)],
    ['GraphQL, 29 times these: refused', () => ask(shiftsManyTimes, {}, 400)],
    ['GraphQL, the report with all', () => ask(report, { authorization })],
    ['GraphQL, all shifts with people', () => ask(shiftsWithPeople, { authorization })],
  ];
  const lines: string[] = [];
  for (const [name, call] of calls) {
    await call();
    // Asking for the figures starts them anew.
    await longestWait(product);
    const start = performance.now();
    const bytes = await call();
    const took = performance.now() - start;
    const wait = await longestWait(product);
    lines.push(
      `  ${name.padEnd(34)} ${took.toFixed(0).padStart(6)} ms ${(bytes / 1e6).toFixed(1).padStart(6)} MB   longest wait of others ${wait.toFixed(0)} ms`,
    );
  }
  return ['Long lists: 5,000 shifts, 20,000 signups', ...lines].join('\n');
}

/** How long the server's event loop was held up at most since it was asked last, in milliseconds. */
async function longestWait(product: string): Promise<number> {
  const text = await (await fetch(`${product}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000;
}
