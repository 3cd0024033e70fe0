import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { untilBlocked } from '../../../test/until-blocked.js';
import { afterQuietHours } from '../waitlist/answer-by.js';

/* The order of decision 014: people, links, shifts. Each test holds one of these from outside and looks what is held beside it. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const [{ signUp }] = householdApis(() => server) as [ReturnType<typeof householdApis>[number]];
const [rest] = replacementApis(() => server);

/** A shift with a giver in it, and somebody in another one who may be asked. */
async function placeOf() {
  const date = inDays(30);
  const role = await given(server.database.pool)
    .event({ startDate: date, timeZone: zoneByDay() })
    .then((event) => event.category())
    .then((category) => category.opportunity());
  const shift = (await role.shift({ qtyRequired: 1, date })).id;
  const other = (await role.shift({ qtyRequired: 9, date, startTime: '20:00', endTime: '21:00' })).id;
  const [giver, willing] = [visitorDetails(), visitorDetails()];
  const { signup } = await signUp({ ...giver, shiftId: shift });
  await signUp({ ...willing, shiftId: other, mayBeAsked: true });
  return { shift, giver, willing, id: signup?.id ?? '', own: cookieFor(server, { email: giver.email }) };
}

/** A zone in which people are written to just now. */
function zoneByDay(): string {
  const now = new Date();
  const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'];
  return zones.find((zone) => afterQuietHours(now, zone).getTime() <= now.getTime()) ?? 'UTC';
}

async function holding<Answer>(work: (outside: PoolClient) => Promise<Answer>): Promise<Answer> {
  const outside = await server.database.pool.connect();
  try {
    await outside.query('begin');
    return await work(outside);
  } finally {
    await outside.query('rollback');
    outside.release();
  }
}

describe('locks of replacements', () => {
  it('asking others waits for nobody’s link', async () => {
    const { willing, id, own } = await placeOf();
    const asked = await holding(async (outside) => {
      await outside.query('select 1 from household_token where email_key = lower($1) for update', [willing.email]);
      return rest.ask(id, null, own, true);
    });
    expect(asked).toMatchObject({ status: 200, replacement: { askedCount: 1 } });
  });

  it('a takeover comes to the person before any link', async () => {
    const { willing, giver, id, own } = await placeOf();
    const token = (await rest.ask(id, null, own)).replacement?.token ?? '';
    const taken = await holding(async (outside) => {
      await outside.query('select 1 from volunteer where email = $1 for update', [willing.email]);
      const taking = rest.take(token, willing);
      await untilBlocked(outside, server.database.pool);
      const links = await outside.query(
        'select 1 from household_token where email_key in (lower($1), lower($2)) for update nowait',
        [willing.email, giver.email],
      );
      expect(links.rows).toHaveLength(2);
      await outside.query('rollback');
      return taking;
    });
    expect(taken.status).toBe(201);
  });
});
