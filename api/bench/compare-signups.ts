import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sharesOf, type Score } from './contest.ts';
import { signUp } from './documents.ts';

interface Contest {
  product: string;
  pool: pg.Pool;
  event: { id: string };
  seconds: number;
  rounds: number;
}

/**
 * Signups a second through GraphQL and REST, and of the same writes as direct SQL from 16 clients, as pgbench would send them: spread over 50
 * shifts, and all into one. Round by round in turn.
 */
export async function compareSignups({ product, pool, event, seconds, rounds }: Contest): Promise<string> {
  const roomy = await makeRoomyShifts(pool, event.id);
  const lines: string[] = [];
  for (const [name, shiftIds] of [
    [`spread over ${roomy.length} shifts`, roomy],
    ['one hot shift', roomy.slice(0, 1)],
  ] as const) {
    const ways: [name: string, run: (time: number) => Promise<number>][] = [
      ['direct SQL, one transaction', (time) => signUpDirectly(pool, event.id, shiftIds, time)],
      [
        'GraphQL signUp',
        (time) => signUpBy(`${product}/graphql`, time, shiftIds, (input) => ({ query: signUp, variables: { input } })),
      ],
      ['REST POST /api/signup', (time) => signUpBy(`${product}/api/signup`, time, shiftIds, (input) => input)],
    ];
    const scores = ways.map(([way]): Score => ({ name: way, perSecond: [], p99: [], kilobytes: 0 }));
    for (let round = -1; round < rounds; round += 1)
      for (const [index, [, run]] of ways.entries()) {
        const perSecond = await run(seconds);
        // The first round warms up.
        if (round >= 0) scores[index]?.perSecond.push(perSecond);
      }
    lines.push(`Signups, 16 at a time, each another person, ${name}`, sharesOf(scores));
  }
  return lines.join('\n');
}

/** Fifty shifts with room for everybody, in the event's first role; gives their ids. */
export async function makeRoomyShifts(pool: pg.Pool, eventId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, (select id from opportunity where event_id = $1 limit 1), current_date + 200, '08:00', '09:00', 1000000
     from generate_series(1, 50) returning id`,
    [eventId],
  );
  return rows.map(({ id }) => id);
}

/** Signups a second at this address, 16 at a time, each of another person. */
export async function signUpBy(
  url: string,
  seconds: number,
  shiftIds: readonly string[],
  bodyOf: (input: object) => object,
): Promise<number> {
  const nextBody = () => {
    const name = randomUUID();
    const shiftId = shiftIds[Math.floor(Math.random() * shiftIds.length)];
    return JSON.stringify(bodyOf({ firstName: 'Bench', lastName: name, email: `${name}@example.org`, shiftId }));
  };
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: nextBody() }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

/** The writes of a signup and nothing else: person, link, place (with the guard), queued mail. */
export async function signUpDirectly(
  pool: pg.Pool,
  eventId: string,
  shiftIds: readonly string[],
  seconds: number,
): Promise<number> {
  let done = 0;
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    const connection = await pool.connect();
    try {
      while (performance.now() < end) {
        const name = randomUUID();
        const shiftId = shiftIds[Math.floor(Math.random() * shiftIds.length)];
        await connection.query('begin');
        const { rows } = await connection.query<{ id: string }>({
          name: 'person',
          text: `insert into volunteer (first_name, last_name, email, email_key, name_key) values ('Bench', $1, $2, $2, $1) returning id`,
          values: [name, `${name}@example.org`],
        });
        await connection.query({
          name: 'link',
          text: `insert into household_token (email, email_key, token_hash, expires_at) values ($1::text, $1::text, sha256(convert_to($1::text, 'UTF8')), now() + interval '1 year')`,
          values: [`${name}@example.org`],
        });
        await connection.query({
          name: 'place',
          text: 'insert into signup (event_id, shift_id, volunteer_id) values ($1, $2, $3)',
          values: [eventId, shiftId, rows[0]?.id],
        });
        await connection.query({
          name: 'mail',
          text: `insert into outbox (template, recipient, payload, message_id, next_attempt_at)
            values ('bench', $1, '{}', $1, now() + interval '1 day')`,
          values: [`${name}@example.org`],
        });
        await connection.query('commit');
        done += 1;
      }
    } finally {
      connection.release();
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return done / seconds;
}
