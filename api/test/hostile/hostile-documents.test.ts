import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../count-statements.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { hostileRequests } from './documents.js';

/*
 * Each is to be refused in less than a second. What is held here is the work: none of them reads a record, and none makes the
 * process wait for more than parsing a megabyte takes. How long it takes on a quiet computer `npm run bench -- --hostile` prints.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { keepsAnswers: true });
  // What is loaded once is loaded.
  await server.rest('POST', '/graphql', { query: '{ stats { events } }' });
  await server.rest('POST', '/api/signup', {});
});
afterAll(() => server.close());

interface Refusal {
  code?: string;
  message?: string;
  errors?: { message: string; extensions: { code: string } }[];
}

describe('hostile requests', () => {
  it('are at least thirty', () => {
    expect(new Set(hostileRequests.map(({ what }) => what)).size).toBeGreaterThanOrEqual(30);
  });

  it.each(hostileRequests)('$what', async ({ method, path, body, headers, expected }) => {
    let spent = { user: 0, system: 0 };
    let refusal: [number, string | undefined, string | undefined] = [0, '', ''];
    let text = '';
    const { statements } = await countStatements(async () => {
      const begun = process.threadCpuUsage();
      const answer = await server.rest<Refusal>(method, path, body, headers);
      spent = process.threadCpuUsage(begun);
      const [first] = path === '/graphql' ? (answer.body.errors ?? []) : [];
      refusal = [answer.status, first?.extensions.code ?? answer.body.code, first?.message ?? answer.body.message];
      text = JSON.stringify(answer.body);
    });
    expect(refusal).toEqual([...expected, expect.stringMatching(/\S/)]);
    // Whether what is remembered is still true is looked up first.
    expect(statements.filter((statement) => !statement.includes('pg_current_snapshot'))).toEqual([]);
    // A refusal repeats little of what was sent, and reveals nothing of the inside.
    expect(text.length).toBeLessThan(3_000);
    expect(text).not.toMatch(/node_modules|\.js:\d+|at \w+ \(/);
    // Processor time, whatever else the computer does. The client's part, which is the same thread, counts, too; that of threads which collect
    // garbage does not.
    expect((spent.user + spent.system) / 1000).toBeLessThan(1_000);
  });
});
