import type pg from 'pg';
import { signupTable } from './documents.ts';
import { largeEvent } from './large-event.ts';

/** How long the staff's tables take on an event of 1,000 shifts and 20,000 signups, one call after the other. */
export async function timeTables({ product, pool }: { product: string; pool: pg.Pool }): Promise<string> {
  const eventId = await largeEvent(pool, { shifts: 1000, signups: 20_000 });
  const authorization = `Bearer ${await signIn(product)}`;
  const ask = (variables: { filter?: object; sort?: object; offset?: number }) => async () => {
    const body = JSON.stringify({
      query: signupTable,
      variables: { ...variables, filter: { eventId, ...variables.filter } },
    });
    const headers = { 'content-type': 'application/json', authorization };
    const answer = await fetch(`${product}/graphql`, { method: 'POST', headers, body });
    const { errors } = (await answer.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
  };
  const get = (path: string) => async () => {
    const answer = await fetch(product + path, { headers: { authorization } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const calls: [name: string, call: () => Promise<void>][] = [
    ['signups, newest first', ask({})],
    ['signups by volunteer', ask({ sort: { column: 'VOLUNTEER', descending: false } })],
    ['signups by role', ask({ sort: { column: 'OPPORTUNITY', descending: false } })],
    ['signups, cancelled', ask({ filter: { status: 'CANCELLED' } })],
    ['signups, two words', ask({ filter: { search: 'first77 role' } })],
    ['signups, last page', ask({ offset: 19_950 })],
    ['CSV of 20,000 signups', get(`/api/exports/signups?eventId=${eventId}`)],
    ['Excel of 20,000 signups', get(`/api/exports/signups?format=xlsx&eventId=${eventId}`)],
  ];
  const lines: string[] = [];
  for (const [name, call] of calls) {
    const times: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
    // The first two warm up.
    const sorted = times.slice(2).sort((a, b) => a - b);
    lines.push(
      `  ${name.padEnd(28)} ${sorted[5]?.toFixed(0).padStart(5)} ms   slowest ${sorted.at(-1)?.toFixed(0)} ms`,
    );
  }
  return ['Tables: 1,000 shifts, 20,000 signups', ...lines].join('\n');
}

/** A token of the demo’s admin. */
export async function signIn(product: string): Promise<string> {
  const answer = await fetch(`${product}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password: 'demo-winter-morning' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
