import type autocannon from 'autocannon';
import type pg from 'pg';
import { anew, contest, question, tableOf, type Contestant, type Effort } from './contest.ts';
import { oneDay, report, signupTable } from './documents.ts';
import { largeEvent } from './large-event.ts';
import { postgraphileOneDay, postgraphileReport } from './rival-documents.ts';
import { signIn } from './time-tables.ts';

interface Reads extends Effort {
  product: string;
  bare: string;
  /** Null where it could not be installed. */
  postgraphile: string | null;
  pool: pg.Pool;
  event: { id: string; slug: string };
  /** How much lies beside what is read: so many times 3,000 signups of other events. */
  scale: number;
}

/** A page of one day, the nested report of 10,000 signups, and the table of signups at its beginning and far behind: each held to be alike, then in turn. */
export async function compareReads({
  product,
  bare,
  postgraphile,
  pool,
  event,
  scale,
  ...effort
}: Reads): Promise<string> {
  const eventId = await largeEvent(pool, { shifts: 400, signups: 10_000 });
  const beside = scale * 3_000;
  for (let others = 0; others < 10; others += 1) await largeEvent(pool, { shifts: beside / 50, signups: beside / 10 });
  const staff = { authorization: `Bearer ${await signIn(product)}` };
  const days = await pool.query<{ day: string }>(
    'select to_char(min(date), $2) as day from shift where event_id = $1',
    [event.id, 'YYYY-MM-DD'],
  );
  const day = days.rows[0]?.day ?? '';
  const { slug } = event;
  const rival = (query: string, variables: object): Contestant[] =>
    postgraphile ? [{ name: 'PostGraphile', request: question(postgraphile, query, variables) }] : [];
  const page = (number: number): Contestant[] => [
    { name: 'bare', request: { url: `${bare}/signups/${eventId}/${(number - 1) * 50}` } },
    {
      name: 'GraphQL',
      request: question(product, signupTable, { filter: { eventId }, offset: (number - 1) * 50 }, staff),
    },
  ];
  const cases: [name: string, contestants: Contestant[]][] = [
    [
      'Event page, shifts of one day',
      [
        { name: 'bare', request: { url: `${bare}/day/${slug}/${day}` } },
        { name: 'GraphQL, read anew', request: question(product, oneDay, { slug, day }, anew) },
        ...rival(postgraphileOneDay, { slug, day }),
      ],
    ],
    [
      `Nested report, 10,000 signups beside ${beside} of other events`,
      [
        { name: 'bare', request: { url: `${bare}/report/${eventId}` } },
        { name: 'GraphQL', request: question(product, report, { eventId }, staff) },
        ...rival(postgraphileReport, { id: eventId }),
      ],
    ],
    ['Signups, page 1', page(1)],
    ['Signups, page 200', page(200)],
  ];
  const lines: string[] = [];
  for (const [name, contestants] of cases) {
    await holdAlike(name, contestants);
    // Staff ask for much and are few.
    const ofStaff = name.startsWith('Event page') ? {} : { connections: 4, seconds: 2 * effort.seconds };
    lines.push(name, tableOf(await contest(contestants, { ...effort, ...ofStaff })));
  }
  return lines.join('\n');
}

/** Throws unless all tell of the same records: every object's id, whatever it is called and wherever it stands. */
async function holdAlike(name: string, contestants: readonly Contestant[]): Promise<void> {
  const told = await Promise.all(contestants.map(({ request }) => idsIn(request)));
  const differing = told.findIndex((ids) => ids !== told[0] || ids === '');
  if (differing >= 0)
    throw new Error(`${name}: '${contestants[differing]?.name}' tells of other records than the first, or of none`);
}

/** The ids of the deepest records: of signups where there are some, else of shifts. */
async function idsIn({ url, method, headers, body }: autocannon.Options): Promise<string> {
  const answer = await fetch(url, {
    method: method ?? 'GET',
    headers: (headers ?? {}) as Record<string, string>,
    ...(body ? { body: String(body) } : {}),
  });
  const ids = { signup: new Set<string>(), shift: new Set<string>() };
  JSON.parse(await answer.text(), (_key, value: Record<string, unknown> | null) => {
    const id = value?.id ?? value?.rowId;
    if (typeof id === 'string' && value && 'status' in value)
      ids.signup.add(`${id} ${String(value.status).toLowerCase()}`);
    else if (typeof id === 'string' && value && 'startTime' in value) ids.shift.add(id);
    return value;
  });
  return [...(ids.signup.size > 0 ? ids.signup : ids.shift)].sort().join('\n');
}
