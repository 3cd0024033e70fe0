import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { nobodyOf } from '../../../test/nobody.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { addDays, clock, instantOf, moveClock } from '../../platform/clock.js';
import { goOnSearching } from './go-on-searching.js';

/* Searches in shifts that staff move: what time brings for them goes by when the shift is now, not by when it was. */

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
  ({ headers } = await given(server.database.pool).staff('admin'));
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

const [{ signUp }] = householdApis(() => server) as [ReturnType<typeof householdApis>[number]];
const [{ ask }] = replacementApis(() => server);
const hour = 3_600_000;
const today = inDays(0);
/** A day so many days from the one on which the tests begin, wherever the clock stands. */
const dayIn = (days: number) => addDays(today, days);
const run = () => goOnSearching.run(nobodyOf(server), {}, new AbortController().signal);
const goTo = (instant: number) => moveClock(instant - (clock.now().getTime() - clock.moved()));
const at = (date: string, time: string) => instantOf(date, time, 'UTC').getTime();

/** A shift at 14:00 of so many days from today, with the person in it, and seven who agreed to be asked. */
async function shiftIn(days: number) {
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead');
  const event = await ladder.event({ startDate: dayIn(days), timeZone: 'UTC' });
  const role = await (await event.category({ leadId: lead.userId })).opportunity();
  const shift = (await role.shift({ qtyRequired: 1, date: dayIn(days), startTime: '14:00', endTime: '16:00' })).id;
  const other = (await role.shift({ qtyRequired: 50, date: dayIn(days + 5), startTime: '20:00', endTime: '21:00' })).id;
  const giver = visitorDetails();
  const { signup } = await signUp({ ...giver, shiftId: shift });
  for (let one = 0; one < 7; one += 1) await signUp({ ...visitorDetails(), shiftId: other, mayBeAsked: true });
  const counted = async (template: string, condition = 'true') =>
    (
      await server.database.pool.query(`select from seen_mail where template = $1 and event_id = $2 and ${condition}`, [
        template,
        event.id,
      ])
    ).rowCount;
  return {
    /** Looks for somebody from this instant on, or has since another one, by a clock that rows go by, too. */
    async lookAt(instant: number, askOthers = false, since = instant) {
      goTo(instant);
      const { status } = await ask(
        signup?.id ?? '',
        null,
        cookieFor(server, { email: giver.email, expiresAt: instant + hour }),
        askOthers,
      );
      expect(status).toBe(200);
      await server.database.pool.query('update replacement set created_at = $2 where signup_id = $1', [
        signup?.id,
        new Date(since),
      ]);
    },
    async move(date: string) {
      expect((await server.rest('PATCH', `/api/admin/shifts/${shift}`, { date }, headers)).status).toBe(200);
    },
    asked: () => counted('replacement-request'),
    missing: () => counted('lead-replacement', `payload ->> 'what' = 'missing'`),
  };
}

/** Goes there, and lets the runner look. */
async function look(instant: number): Promise<void> {
  goTo(instant);
  await run();
}

describe('the lead is notified that nobody has taken over', () => {
  it('a day before the day to which a shift was put off, also of a search that began on its last day', async () => {
    const { lookAt, move, missing } = await shiftIn(10);
    await lookAt(at(dayIn(10), '06:00'));
    await run();
    expect(await missing()).toBe(0);
    await move(dayIn(13));
    await look(at(dayIn(12), '13:59'));
    expect(await missing()).toBe(0);
    await look(at(dayIn(12), '14:01'));
    await run();
    expect(await missing()).toBe(1);
  });

  it('as soon as a shift is moved nearer, unless the search began within a day of its new start', async () => {
    const [old, fresh] = [await shiftIn(10), await shiftIn(10)];
    await old.lookAt(at(dayIn(3), '10:00'));
    await fresh.lookAt(at(dayIn(5), '10:00'));
    for (const { move } of [old, fresh]) await move(dayIn(5));
    await look(at(dayIn(5), '10:05'));
    expect([await old.missing(), await fresh.missing()]).toEqual([1, 0]);
  });
});

describe('the next five', () => {
  it('are asked 2 hours later where the shift is moved to the same day meanwhile', async () => {
    const { lookAt, move, asked } = await shiftIn(10);
    await lookAt(at(dayIn(4), '08:30'), true, at(dayIn(2), '12:00'));
    expect(await asked()).toBe(5);
    await move(dayIn(4));
    await look(at(dayIn(4), '10:29'));
    expect(await asked()).toBe(5);
    await look(at(dayIn(4), '10:31'));
    await run();
    expect(await asked()).toBe(7);
  });

  it('are asked the same evening where the shift is moved to the next morning, though they would have waited for theirs', async () => {
    const { lookAt, move, asked } = await shiftIn(10);
    await lookAt(at(dayIn(4), '22:00'), true);
    expect(await asked()).toBe(0);
    await move(dayIn(5));
    await run();
    expect(await asked()).toBe(5);
  });
});
