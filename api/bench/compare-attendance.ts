import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type pg from 'pg';
import { listen, listeners } from './compare-live.ts';
import { makeRoomyShifts, signUpBy } from './compare-signups.ts';
import { contest, question, sharesOf, tableOf, type Effort, type Score } from './contest.ts';
import { eventPage } from './documents.ts';
import { signIn } from './time-tables.ts';

// One file: what it makes and sends belongs to this one comparison.

interface Contest extends Effort {
  product: string;
  bare: string;
  pool: pg.Pool;
  event: { id: string; slug: string };
}

/** Where people are marked: a category of the event, today. */
interface Post {
  eventId: string;
  categoryId: string;
  day: string;
  signupIds: readonly string[];
}

/** Marks a second while all else is compared: one person every 50 ms, ten times as many as a large race has. */
const besides = 20;

/**
 * Marks beside the same writes as plain SQL, the list of a post beside a bare `json_agg`, and what marks cost everybody else: people who sign
 * up, visitors of the event page, and listeners of the event, who must be sent nothing. Round by round in turn.
 */
export async function compareAttendance({ product, bare, pool, event, ...effort }: Contest): Promise<string> {
  const authorization = `Bearer ${await signIn(product)}`;
  const { seconds, rounds } = effort;
  const many = await makePost(pool, event.id, 30_000, 50);
  const lines: string[] = [];

  for (const size of [1, 60, 500]) {
    const connections = size === 1 ? 16 : 4;
    const next = inTurn(many.signupIds, size);
    // Each turn begins with nobody marked: a post marks a person once or twice, and answers with all of their marks.
    const fromNothing = async (work: () => Promise<number>) => {
      await pool.query('truncate attendance_mark');
      await pool.query(
        `update signup set attendance_state = 'EXPECTED', arrived_at = null, attendance_heads = '{}' where attendance_state <> 'EXPECTED'`,
      );
      await pool.query('vacuum analyze signup');
      return work();
    };
    const scores = await takeTurns(rounds, [
      ['plain SQL', () => fromNothing(() => markDirectly(pool, many.eventId, next, { seconds, connections }))],
      ['POST /api/attendance', () => fromNothing(() => markBy(product, authorization, next, { seconds, connections }))],
    ]);
    lines.push(`Marks, ${size} a call, ${connections} calls at a time`, sharesOf(scores));
  }

  for (const size of [60, 2000]) {
    const post = await makePost(pool, event.id, size, 1);
    const address = `${product}/api/check-in/list?eventId=${event.id}&categoryId=${post.categoryId}&day=${post.day}`;
    for (const marked of [false, true]) {
      if (marked)
        for (let at = 0; at < size; at += 500) await send(product, authorization, post.signupIds.slice(at, at + 500));
      const wire = await Promise.all(
        ['identity', 'gzip', 'br'].map(
          async (coding) => `${((await bytesOf(address, authorization, coding)) / 1000).toFixed(1)} kB ${coding}`,
        ),
      );
      lines.push(`List of ${size}, ${marked ? 'all marked once' : 'nobody marked'}: ${wire.join(', ')}`);
      const bareAddress = `${bare}/list/${event.id}/${post.categoryId}/${post.day}`;
      await holdAlike(bareAddress, address, authorization);
      const scores = await contest(
        [
          { name: 'bare json_agg', request: { url: bareAddress } },
          { name: 'GET /api/check-in/list', request: { url: address, headers: { authorization } } },
        ],
        { ...effort, connections: 4 },
      );
      lines.push(tableOf(scores));
    }
  }

  const roomy = await makeRoomyShifts(pool, event.id);
  const signUps = () => signUpBy(`${product}/api/signup`, seconds, roomy, (input) => input);
  const page = () => shoot(question(product, eventPage, { slug: event.slug }), seconds);
  const next = inTurn(many.signupIds, 1);
  const beside = async (work: () => Promise<number>) => {
    const stop = markSteadily(product, authorization, next);
    const perSecond = await work();
    await stop();
    return perSecond;
  };
  for (const [name, work] of [
    ['Signups in 50 shifts by REST', signUps],
    ['Event page by GraphQL, unchanged', page],
  ] as const) {
    const scores = await takeTurns(rounds, [
      ['no marks', work],
      [`beside ${besides} marks a second`, () => beside(work)],
    ]);
    lines.push(name, sharesOf(scores));
  }

  const leave = await listen(product, event.id);
  const stop = markSteadily(product, authorization, next);
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const marks = await stop();
  const { told, ended } = await leave();
  if (ended > 0) throw new Error(`${ended} streams ended`);
  lines.push(`${listeners} listeners of the event were sent ${told} messages during ${marks} marks`);
  return lines.join('\n');
}

/** A category with so many people in so many shifts of today. */
async function makePost(pool: pg.Pool, eventId: string, people: number, shifts: number): Promise<Post> {
  await pool.query(
    'update event set start_date = least(start_date, current_date), end_date = greatest(end_date, current_date) where id = $1',
    [eventId],
  );
  const prefix = randomUUID();
  const { rows } = await pool.query<{ categoryId: string; day: string }>(
    `with c as (insert into category (event_id, name) values ($1, 'Post ' || $2) returning id),
       o as (insert into opportunity (event_id, category_id, name) select $1, id, 'Crossing guard' from c returning id),
       s as (insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
         select $1, o.id, current_date, '08:00', '12:00', $3 from o, generate_series(1, $4::int) returning id)
     select c.id as "categoryId", to_char(current_date, 'YYYY-MM-DD') as day from c, (select count(*) from s) made`,
    [eventId, prefix, people, shifts],
  );
  const [{ categoryId, day }] = rows as [{ categoryId: string; day: string }];
  await pool.query(
    `insert into volunteer (first_name, last_name, email, email_key, name_key, phone)
     select first, last, email, email, lower(first || chr(31) || last), '907-555-' || lpad(n::text, 4, '0')
     from generate_series(1, $2::int) n,
       lateral (select (array['Ada','Bjørn','Cleo','Dag','Eva','Finn','Greta','Hana','Ivo','Jonas'])[1 + n % 10] as first,
         (array['Berg','Carlsen','Dvořák','Evans','Fischer','García','Hansen','Ito','Jansen','Kowalska','Larsen'])[1 + n % 11] || n as last,
         $1 || n || '@example.org' as email) named`,
    [prefix, people],
  );
  const signups = await pool.query<{ id: string }>(
    `with s as (select s.id, row_number() over (order by s.id) - 1 as n from shift s join opportunity o on o.id = s.opportunity_id
         where o.category_id = $1),
       v as (select id, row_number() over (order by email_key) - 1 as n from volunteer where starts_with(email_key, $2))
     insert into signup (event_id, shift_id, volunteer_id) select $3, s.id, v.id from v join s on s.n = v.n % $4::int returning id`,
    [categoryId, prefix, eventId, shifts],
  );
  await pool.query('analyze');
  return { eventId, categoryId, day, signupIds: signups.rows.map(({ id }) => id) };
}

/** The next so many signups, beginning again at the end. */
function inTurn(signupIds: readonly string[], size: number): () => readonly string[] {
  let at = 0;
  return () => {
    if (at + size > signupIds.length) at = 0;
    at += size;
    return signupIds.slice(at - size, at);
  };
}

function bodyOf(signupIds: readonly string[]): string {
  const occurredAt = new Date().toISOString();
  const marks = signupIds.map((signupId, sequence) => ({
    ...{ id: randomUUID(), signupId, kind: 'ARRIVED', occurredAt, offset: 0, sequence, seen: [] },
  }));
  return JSON.stringify({ deviceId: randomUUID(), deviceNow: occurredAt, walkIns: [], marks });
}

interface Load {
  seconds: number;
  connections: number;
}

/** Marks a second through the product. */
async function markBy(product: string, authorization: string, next: () => readonly string[], load: Load) {
  let perCall = 0;
  const result = await autocannon({
    url: `${product}/api/attendance`,
    connections: load.connections,
    duration: load.seconds,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        setupRequest: (asked) => {
          const signupIds = next();
          perCall = signupIds.length;
          return { ...asked, body: bodyOf(signupIds) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`Marks: ${result.non2xx} refusals, ${result.errors} errors`);
  return (result.requests.total * perCall) / result.duration;
}

/** Marks a second by the writes alone: the rows of the marks, and what they add up to. */
async function markDirectly(pool: pg.Pool, eventId: string, next: () => readonly string[], load: Load) {
  let done = 0;
  const end = performance.now() + load.seconds * 1000;
  const client = async () => {
    const connection = await pool.connect();
    try {
      while (performance.now() < end) {
        const signupIds = next();
        const ids = signupIds.map(() => randomUUID());
        await connection.query('begin');
        await connection.query({
          name: 'marks',
          text: `insert into attendance_mark (id, event_id, signup_id, kind, occurred_at, at, uncertain, device_id, sequence, seen, made_by_kind, made_by_id)
            select m.id, $1, m.signup, 'ARRIVED', now(), now(), false, $2, 1, '{}', 'staff', $2 from unnest($3::uuid[], $4::uuid[]) as m (id, signup)`,
          values: [eventId, ids[0], ids, signupIds],
        });
        await connection.query({
          name: 'columns',
          text: `update signup g set attendance_state = 'HERE', arrived_at = now(), left_at = null, contradicted = false, attendance_heads = array[m.id],
              unconfirmed_since = null
            from unnest($1::uuid[], $2::uuid[]) as m (id, signup) where g.id = m.signup`,
          values: [ids, signupIds],
        });
        await connection.query('commit');
        done += signupIds.length;
      }
    } finally {
      connection.release();
    }
  };
  await Promise.all(Array.from({ length: load.connections }, client));
  return done / load.seconds;
}

async function send(product: string, authorization: string, signupIds: readonly string[]): Promise<void> {
  const answer = await fetch(`${product}/api/attendance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: bodyOf(signupIds),
  });
  const { results } = (await answer.json()) as { results?: { result: string }[] };
  if (results?.every(({ result }) => result === 'STORED') !== true) throw new Error(`Marks: ${answer.status}`);
}

/** Marks people at a steady pace until it is stopped; gives how many were marked. */
function markSteadily(product: string, authorization: string, next: () => readonly string[]): () => Promise<number> {
  const sent: Promise<void>[] = [];
  const timer = setInterval(() => sent.push(send(product, authorization, next())), 1_000 / besides);
  return async () => {
    clearInterval(timer);
    await Promise.all(sent);
    return sent.length;
  };
}

/** Runs all in turn, round by round, after a warm-up. Whoever is first in one round is last in the next. */
async function takeTurns(
  rounds: number,
  ways: readonly (readonly [string, () => Promise<number>])[],
): Promise<Score[]> {
  const scores = ways.map(([name]): Score => ({ name, perSecond: [], p99: [], kilobytes: 0 }));
  for (let round = -1; round < rounds; round += 1) {
    const entries = [...ways.entries()];
    for (const [at, [, run]] of round % 2 === 0 ? entries : entries.reverse()) {
      const perSecond = await run();
      if (round >= 0) scores[at]?.perSecond.push(perSecond);
    }
  }
  return scores;
}

async function shoot(options: autocannon.Options, duration: number): Promise<number> {
  const result = await autocannon({ ...options, connections: 16, duration });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

/** The size of an answer's body on the wire. */
function bytesOf(url: string, authorization: string, coding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { authorization, 'accept-encoding': coding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

/** Throws unless both show the same people with the same marks. */
async function holdAlike(bare: string, product: string, authorization: string): Promise<void> {
  const [limit, list] = await Promise.all(
    [bare, product].map(async (url) => {
      const { people } = (await (await fetch(url, { headers: { authorization } })).json()) as {
        people: { signupId: string; state: string; marks: { id: string }[] }[];
      };
      return people.map(({ signupId, state, marks }) => [signupId, state, ...marks.map(({ id }) => id)].join()).sort();
    }),
  );
  if (!limit?.length || limit.join() !== list?.join()) throw new Error('The list shows other people than the bare one');
}
