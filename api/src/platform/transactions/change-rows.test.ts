import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { given } from '../../../test/given.js';
import { nobodyOf } from '../../../test/nobody.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { Shift } from '../../records/shift.js';
import { operation } from '../operation/operation.js';
import { changeRows, type Row } from './change-rows.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = (rows: Row[]) =>
  nobodyOf(server).run(
    operation({ access: 'public', input: z.object({}) }, async function change(ctx) {
      return changeRows(ctx, Shift, rows);
    }),
    {},
  );

it('changes rows as they say, those of the version that they name, and none when one of them names what others do not, or what is no column', async () => {
  const ladder = given(server.database.pool);
  const [{ id: first }, { id: second }] = [await ladder.shift(), await ladder.shift()];
  await expect(change([{ id: first }, { id: second, notes: 'Bring skis' }])).rejects.toThrow('name different columns');
  await expect(change([{ id: first, note: 'Bring skis' }])).rejects.toThrow('Shift has no column for note');
  const rows = [
    { id: first, version: 1, notes: 'Half of a character: \ud800' },
    { id: second, version: 2, notes: 'Bring skis' },
  ];
  expect(await change(rows)).toEqual([{ id: first, version: 2 }]);
  const { rows: kept } = await server.database.pool.query<{ notes: string | null }>(
    'select notes from shift where id = any($1) order by notes nulls first',
    [[first, second]],
  );
  expect(kept).toEqual([{ notes: null }, { notes: 'Half of a character: \ufffd' }]);
});
