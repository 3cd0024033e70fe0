import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { nobodyOf } from '../../test/nobody.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { operation } from './operation.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('an operation that calls another', () => {
  let prepared = 0;
  const limited = operation(
    { openTo: 'everyone', input: z.object({}), prepare: async () => void (prepared += 1) },
    async function limited() {
      return 'done';
    },
  );
  const caller = (transaction?: false) =>
    operation({ openTo: 'everyone', input: z.object({}), transaction }, async function caller(ctx) {
      return ctx.run(limited, {});
    });

  it('keeps to the limits of the other, where it has no transaction', async () => {
    prepared = 0;
    expect(await nobodyOf(server).run(caller(false), {})).toBe('done');
    expect(prepared).toBe(1);
  });

  it('is refused as a mistake of ours inside a transaction, instead of passing them over', async () => {
    prepared = 0;
    await expect(nobodyOf(server).run(caller(), {})).rejects.toThrow("'limited' prepares itself");
    expect(prepared).toBe(0);
  });

  it('hears what the other would tell a caller of its input', async () => {
    const strict = operation(
      { openTo: 'everyone', input: z.object({ name: z.string() }) },
      async function strict(_, { name }) {
        return name;
      },
    );
    const outer = operation({ openTo: 'everyone', input: z.object({}) }, async function outer(ctx) {
      return ctx.run(strict, {});
    });
    await expect(nobodyOf(server).run(outer, {})).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
