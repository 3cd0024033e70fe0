import type pg from 'pg';
import { largeEvent } from './large-event.ts';
import { signIn } from './time-tables.ts';

/** What a document asks of every shift. */
const shift = `id date startTime endTime qtyRequired qtyRegistered stillRequired effectiveLocation notes
  opportunity { id name category { id name leadFirstName leadLastName } }`;

/** How long lists of an event with 5,000 shifts and 20,000 signups take, and how long they keep everybody else waiting. */
export async function timeLongLists({ product, pool }: { product: string; pool: pg.Pool }): Promise<string> {
  const eventId = await largeEvent(pool, { shifts: 5000, signups: 20_000 });
  const authorization = `Bearer ${await signIn(product)}`;
  const get = (path: string, headers: Record<string, string> = {}) => read(`${product}${path}`, { headers });
  const ask = (query: string, headers: Record<string, string> = {}) =>
    read(`${product}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  const aliases = Array.from({ length: 29 }, (_, index) => `a${index}: shifts { ${shift} }`).join(' ');
  const people = `signups { id status createdAt volunteer { id firstName lastName email phone } }`;
  const calls: [name: string, call: () => Promise<number>][] = [
    ['GET /api/shifts', () => get('/api/shifts')],
    ['GET /api/volunteers', () => get('/api/volunteers', { authorization })],
    ['GET /api/admin/signups', () => get('/api/admin/signups', { authorization })],
    ['GET /api/reports', () => get(`/api/reports?eventId=${eventId}`, { authorization })],
    ['GraphQL, 5,000 shifts', () => ask(`{ shifts(eventId: "${eventId}") { ${shift} } }`)],
    ['GraphQL, 29 times these', () => ask(`{ ${aliases} }`)],
    [
      'GraphQL, the report with all',
      () =>
        ask(
          `{ report(eventId: "${eventId}") { categories { name opportunities { name shifts { id ${people} } } } } }`,
          { authorization },
        ),
    ],
    [
      'GraphQL, all rows with people',
      () =>
        ask(`{ reports(eventId: "${eventId}") { reports { id roleName shift { ${people} } } } }`, { authorization }),
    ],
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
      `  ${name.padEnd(30)} ${took.toFixed(0).padStart(6)} ms ${(bytes / 1e6).toFixed(1).padStart(6)} MB   longest wait of others ${wait.toFixed(0)} ms`,
    );
  }
  return ['Long lists: 5,000 shifts, 20,000 signups', ...lines].join('\n');
}

/** Reads an answer to its end and gives its bytes. */
async function read(address: string, init: RequestInit): Promise<number> {
  const answer = await fetch(address, init);
  return (await answer.arrayBuffer()).byteLength;
}

/** How long the server's event loop was held up at most since it was asked last, in milliseconds. */
async function longestWait(product: string): Promise<number> {
  const text = await (await fetch(`${product}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000;
}
