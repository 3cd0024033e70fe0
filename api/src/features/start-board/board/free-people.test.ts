import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { attendanceApis, markOf } from '../../../../test/check-in-apis.js';
import { inDays } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { raceDay } from '../../../../test/start-board-rows.js';

/* For which posts people who are free are not named: they have to be elsewhere, are too young, or were taken out. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

/** A race day with people who stand by at the office; `free` reads the posts that each of them is not for, by signup. */
async function standingBy(people: number) {
  const { pool } = server.database;
  const day = await raceDay(pool);
  const reserve = await day.category.opportunity({ name: 'Reserve' });
  await pool.query('update opportunity set standby = true where id = $1', [reserve.id]);
  const { signupIds } = await day.shift({ place: 'Office', of: reserve, people });
  const { record } = attendanceApis(() => server)[0]!;
  await record({ marks: signupIds.map((id) => markOf(id)) }, day.lead.headers);
  const free = async (startId: string) => {
    const { body } = await server.rest<{ free: { signupId: string; notFor: string[] }[] }>(
      ...(['GET', `/api/admin/start-board/${startId}`, undefined, day.lead.headers] as const),
    );
    return Object.fromEntries(body.free.map(({ signupId, notFor }) => [signupId, [...notFor].sort()]));
  };
  /** A second signup of somebody. */
  const also = (signupId: string | undefined, shiftId: string, status = 'active') =>
    pool.query(
      `insert into signup (event_id, shift_id, volunteer_id, status, cancelled_at)
       select event_id, $2, volunteer_id, $3, case $3 when 'cancelled' then now() end from signup where id = $1`,
      [signupId, shiftId, status],
    );
  return { ...day, pool, signupIds, free, also };
}

it('one whose own next shift begins before the shift of a post ends is not for that post', async () => {
  const { signupIds, start, post, shift, free, also } = await standingBy(4);
  const [soon, later, before, off] = signupIds as [string, string, string, string];
  const long = await post();
  await post({ place: 'Hut' });
  await shift({ to: 4 });
  await shift({ place: 'Hut', to: 1.5 });
  // The gun goes in an hour.
  await also(soon, (await shift({ place: 'Far', from: 2, to: 5 })).id);
  await also(later, (await shift({ place: 'Far', from: 4, to: 6 })).id);
  await also(before, (await shift({ place: 'Far', from: -2, to: 0 })).id);
  const calledOff = await shift({ place: 'Far', from: 1.2, to: 3 });
  await also(off, calledOff.id);
  await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [calledOff.id]);
  expect(await free(await start())).toEqual({ [soon]: [long], [later]: [], [before]: [], [off]: [] });
});

it('one who was taken out of a shift of a post is not for it through another', async () => {
  const { signupIds, start, post, shift, free, also } = await standingBy(2);
  const [out, other] = signupIds as [string, string];
  const bridge = await post();
  const left = await shift();
  // More places are free here: people are sent to this one.
  const target = await shift();
  await server.database.pool.query('update shift set qty_required = 99 where id = $1', [target.id]);
  await also(out, left.id, 'cancelled');
  expect(await free(await start())).toEqual({ [out]: [bridge], [other]: [] });
});

it('one who is younger than the role asks on the day of the shift is not for it; nor is one whose age nobody knows', async () => {
  const { pool, event, category, signupIds, start, post, shift, free } = await standingBy(3);
  const [old, young, unknown] = signupIds as [string, string, string];
  const [, forest] = [await post(), await post({ place: 'Forest' })];
  const strict = await category.opportunity({ name: 'Chainsaw' });
  await pool.query('update opportunity set minimum_age = 18 where id = $1', [strict.id]);
  await shift();
  await shift({ place: 'Forest', of: strict });
  // 18 today, and tomorrow.
  const born = (days: number) =>
    `${Number(inDays(days).slice(0, 4)) - 18}${inDays(days).slice(4).replace('02-29', '02-28')}`;
  await pool.query(
    `with asked as (insert into question (event_id, kind, label) values ($1, 'BIRTH_DATE', 'Born') returning id)
     insert into answer (signup_id, question_id, value) select said.id, asked.id, to_jsonb(said.born)
     from asked, (values ($2::uuid, $3::text), ($4::uuid, $5::text)) said (id, born)`,
    [event.id, old, born(0), young, born(1)],
  );
  expect(await free(await start())).toEqual({ [old]: [], [young]: [forest], [unknown]: [forest] });
});
