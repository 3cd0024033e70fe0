import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { restMatrix, rootMatrix } from '../authorization-matrix.js';
import { callers } from '../authorization-world.js';
import { sharedTestServer, type SharedTestServer } from '../shared-test-server.js';
import { attempts, inSiege, type Ask } from './attempts.js';
import { everyRow, newSiege, victims, type Siege } from './siege.js';

/*
 * Attempts on what is not one's own, through both APIs: each is answered as the table says, reveals nothing and changes
 * nothing.
 */

let server: SharedTestServer;
let siege: Siege;
beforeAll(async () => {
  server = await sharedTestServer();
  siege = await newSiege(server);
});
afterAll(() => server.close());

interface GraphqlBody {
  errors?: { extensions: { code: string } }[];
}

/** The outcome (a status, `ok` or a code), and the whole answer as text. */
async function send(ask: Ask, headers: Record<string, string>): Promise<{ outcome: number | string; text: string }> {
  if ('rest' in ask) {
    const { status, body } = await server.rest(ask.rest[0], ask.rest[1], ask.rest[2], headers);
    return { outcome: status, text: JSON.stringify(body) };
  }
  const question = 'raw' in ask ? ask.raw : { query: ask.graphql };
  const { body } = await server.rest<GraphqlBody>('POST', '/graphql', question, headers);
  return { outcome: body.errors?.[0]?.extensions.code ?? 'ok', text: JSON.stringify(body) };
}

/** What an answer holds of others that was not sent with the question. */
function revealed(ask: Ask, text: string): string[] {
  const question = JSON.stringify(ask);
  const ids = [siege.signup, siege.volunteer, siege.relative];
  return [...siege.secrets, ...ids].filter((one) => text.includes(one) && !question.includes(one));
}

/** The rows as the attempt before left them, which is how the next one finds them. */
let left: Awaited<ReturnType<typeof everyRow>> | undefined;

describe('attempts on others’ records', () => {
  it('are at least a hundred, no two alike', () => {
    const different = new Set(attempts.map(({ what, as }) => `${as} ${what}`));
    expect(different.size).toBe(attempts.length);
    expect(attempts.length).toBeGreaterThanOrEqual(100);
  });

  it.each(attempts)('$as, $what', async ({ as, ask, expected, writesOwn }) => {
    const [rows, kept] = [left ?? (await everyRow(server)), await victims(server, siege)];
    left = undefined;
    const asked = inSiege(siege, ask);
    const { outcome, text } = await send(asked, siege.as[as]);
    expect([outcome, text]).toEqual([expected, text]);
    expect(revealed(asked, text)).toEqual([]);
    expect(await victims(server, siege)).toBe(kept);
    if (writesOwn) return;
    const after = await everyRow(server);
    expect(after).toEqual(rows);
    left = after;
  });

  it('would reveal and change their targets if the owners made them', async () => {
    const revealing = await send(
      { graphql: `{ signup(id: "${siege.signup}") { volunteer { email phone lastName } } }` },
      siege.headers.lead,
    );
    for (const secret of [siege.email, '0550 424242', 'Verborgen']) expect(revealing.text).toContain(secret);
    const kept = await victims(server, siege);
    await send({ rest: ['PATCH', `/api/lead/shifts/${siege.shift}`, { qtyRequired: 99 }] }, siege.headers.lead);
    expect(await victims(server, siege)).not.toBe(kept);
    const rows = await everyRow(server);
    await send({ rest: ['POST', `/api/volunteer/${siege.email}/cancel/${siege.signup}`] }, siege.headers.household);
    const after = await everyRow(server);
    expect(Object.keys(rows).filter((table) => rows[table] !== after[table])).toEqual(
      expect.arrayContaining(['signup', 'shift', 'outbox']),
    );
  });
});

describe('every refused cell of the matrix of routes and fields', () => {
  const refusal = (answer: number | string) => (typeof answer === 'number' ? answer >= 400 : answer !== 'ok');

  it('changes nothing', async () => {
    const calls = [
      ...Object.entries(restMatrix).map(([route, { answers, call }]) => {
        const [method = '', path = ''] = route.split(' ');
        const { params = {}, query = '', body } = call(siege);
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(params[name] ?? siege.unused),
        );
        return {
          name: route,
          answers: answers as readonly (number | string)[],
          ask: { rest: [method, address + query, body] } as Ask,
        };
      }),
      ...Object.entries(rootMatrix).map(([field, { answers, document }]) => ({
        name: field,
        answers: answers as readonly (number | string)[],
        ask: { graphql: document(siege) } as Ask,
      })),
    ];
    const changed: string[] = [];
    let refused = 0;
    let rows = await everyRow(server);
    for (const { name, answers, ask } of calls) {
      const those = callers.filter((_caller, index) => refusal(answers[index] ?? 'ok'));
      if (those.length === 0) continue;
      const before = rows;
      for (const caller of those) {
        const { outcome } = await send(ask, siege.headers[caller]);
        expect([name, caller, outcome]).toEqual([name, caller, answers[callers.indexOf(caller)]]);
        refused += 1;
      }
      rows = await everyRow(server);
      changed.push(
        ...Object.keys(before)
          .filter((table) => before[table] !== rows[table])
          .map((table) => `${name}: ${table}`),
      );
    }
    expect(changed).toEqual([]);
    expect(refused).toBeGreaterThan(300);
  });
});
