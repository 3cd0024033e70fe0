import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { given } from '../../../test/given.js';
import { nobodyOf } from '../../../test/nobody.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { Shift } from '../../records/shift.js';
import { operation } from '../operation/operation.js';
import { insertRows, type Row } from './record-rows.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const insert = (rows: Row[]) =>
  nobodyOf(server).run(
    operation({ access: 'public', input: z.object({}) }, async function insert(ctx) {
      return insertRows(ctx, Shift, rows);
    }),
    {},
  );

it('writes rows as they are, and none when one of them names what others do not, or what is no column', async () => {
  const { eventId, opportunityId } = await given(server.database.pool).shift();
  const row = (more: object): Row => ({
    id: randomUUID(),
    eventId,
    opportunityId,
    date: '2027-02-20',
    startTime: '08:00',
    endTime: '10:00',
    qtyRequired: 3,
    ...more,
  });
  await expect(insert([row({}), row({ notes: 'Bring skis' })])).rejects.toThrow('name different columns');
  await expect(insert([row({ note: 'Bring skis' })])).rejects.toThrow('Shift has no column for note');
  const [first, second] = [row({ notes: null }), row({ notes: 'Bring skis' })];
  expect(await insert([first, second])).toHaveLength(2);
  const { rows } = await server.database.pool.query<{ notes: string | null }>(
    'select notes from shift where id = any($1) order by notes nulls first',
    [[first.id, second.id]],
  );
  expect(rows).toEqual([{ notes: null }, { notes: 'Bring skis' }]);
});
