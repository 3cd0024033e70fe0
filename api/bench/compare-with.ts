import autocannon from 'autocannon';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { median } from './contest.ts';
import { makeRoomyShifts, signUpBy } from './compare-signups.ts';
import { eventPage, landing, signUp } from './documents.ts';
import { growFestival } from './grow-festival.ts';
import { pageDocuments, staffPages } from './page-documents.ts';
import { serveProduct } from './serve.ts';
import { signIn } from './time-tables.ts';

interface Options {
  /** The folder of the other checkout, with its packages and its build. */
  against: string;
  dataDir: string;
  seconds: number;
  rounds: number;
  /** How many shifts the largest event of both is grown to; none when 0. */
  shifts: number;
}

interface Contestant {
  url: string;
  pages: ReturnType<typeof pageDocuments>;
  event: { id: string; slug: string };
  shiftIds: string[];
  authorization: string;
}

type Case = [name: string, perSecond: (one: Contestant, seconds: number) => Promise<number>];

/** What both answer to, however old the other is: documented paths, the documents of the public pages, and of staff pages each its own. */
const cases: Case[] = [
  ['GET /api/events', get(() => '/api/events')],
  ['GET /api/shifts?eventId=', get(({ event }) => `/api/shifts?eventId=${event.id}`)],
  ['GET /api/opportunities?eventId=', get(({ event }) => `/api/opportunities?eventId=${event.id}`)],
  ['GET /api/admin/signups, admin', get(({ event }) => `/api/admin/signups?eventId=${event.id}`, true)],
  ['GET /api/reports, admin', get(({ event }) => `/api/reports?eventId=${event.id}`, true)],
  ['GET /api/volunteers, admin', get(() => '/api/volunteers', true)],
  ['the event page as HTML', get(({ event }) => `/event/${event.slug}`)],
  ['GraphQL, landing page', ask(() => ({ query: landing }))],
  ['GraphQL, event page', ask(({ event }) => ({ query: eventPage, variables: { slug: event.slug } }))],
  ...staffPages.map(([name, variablesOf]): Case => [
    `${name}, admin`,
    ask((one) => pageOf(one, name, variablesOf), true),
  ]),
  [
    'GraphQL signUp',
    (one, seconds) =>
      signUpBy(`${one.url}/graphql`, seconds, one.shiftIds, (input) => ({ query: signUp, variables: { input } })),
  ],
  ['POST /api/signup', (one, seconds) => signUpBy(`${one.url}/api/signup`, seconds, one.shiftIds, (input) => input)],
];

/**
 * Requests a second of this product and of another checkout of it, round by round in turn: the medians, their ratio, and how far the ratios
 * of single rounds lie apart. Throws when either refuses or fails.
 */
export async function compareWith({ against, dataDir, seconds, rounds, shifts }: Options): Promise<string> {
  const here = fileURLToPath(new URL('../..', import.meta.url));
  const other = await start(against, join(dataDir, 'other'), shifts);
  const own = await start(here, join(dataDir, 'own'), shifts);
  const lines: string[] = [];
  for (const [name, perSecond] of cases) {
    for (const one of [other, own]) await perSecond(one, 2);
    const figures: { own: number; other: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      figures.push({ other: await perSecond(other, seconds), own: await perSecond(own, seconds) });
    }
    const ratios = figures.map((round) => round.own / round.other);
    const [before, now] = [median(figures.map((round) => round.other)), median(figures.map((round) => round.own))];
    lines.push(
      `  ${name.padEnd(32)} ${before.toFixed(0).padStart(6)} -> ${now.toFixed(0).padStart(6)} req/s   ${(now / before).toFixed(2)} times   (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    );
  }
  return [
    `Before and after: ${rounds} rounds of ${seconds} s each, in turn, 16 connections, 4 for staff`,
    ...lines,
  ].join('\n');
}

async function start(folder: string, dataDir: string, shifts: number): Promise<Contestant> {
  const product = await serveProduct(folder, dataDir);
  const pool = new pg.Pool({ connectionString: product.databaseUrl });
  try {
    const { rows } = await pool.query<{ id: string; slug: string }>(
      `select id, slug from event order by (select count(*) from shift where event_id = event.id) desc, slug limit 1`,
    );
    const event = rows[0];
    if (!event) throw new Error('The demo has no event');
    if (shifts > 0) await growFestival(pool, event.id, shifts);
    const shiftIds = await makeRoomyShifts(pool, event.id);
    return {
      url: product.url,
      pages: pageDocuments(folder),
      event,
      shiftIds,
      authorization: `Bearer ${await signIn(product.url)}`,
    };
  } finally {
    await pool.end();
  }
}

function get(pathOf: (one: Contestant) => string, asStaff = false): Case[1] {
  return (one, seconds) =>
    shoot(
      { url: one.url + pathOf(one), ...(asStaff ? { headers: { authorization: one.authorization } } : {}) },
      seconds,
      asStaff,
    );
}

/** What a page of a checkout asks, with those of the variables that it knows. */
function pageOf({ pages, event }: Contestant, name: string, variablesOf: (eventId: string) => Record<string, unknown>) {
  const page = pages.get(name);
  if (!page) throw new Error(`No page asks ${name}`);
  const known = Object.entries(variablesOf(event.id)).filter(([variable]) => page.variables.includes(variable));
  return { query: page.query, variables: Object.fromEntries(known) };
}

function ask(questionOf: (one: Contestant) => object, asStaff = false): Case[1] {
  return (one, seconds) =>
    shoot(
      {
        url: `${one.url}/graphql`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(asStaff ? { authorization: one.authorization } : {}),
        },
        body: JSON.stringify(questionOf(one)),
      },
      seconds,
      asStaff,
    );
}

/** Staff ask for much and are few. */
const connectionsOf = (asStaff: boolean) => (asStaff ? 4 : 16);

async function shoot(request: autocannon.Options, seconds: number, asStaff: boolean): Promise<number> {
  await refuseErrors(request);
  const result = await autocannon({ ...request, connections: connectionsOf(asStaff), duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${request.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

/** GraphQL tells errors with 200 too: a bench that times them would look fast. */
async function refuseErrors({ url, method, headers, body }: autocannon.Options): Promise<void> {
  if (!body) return;
  const answer = await fetch(url, { method, headers: headers as Record<string, string>, body: String(body) });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(`${url}: ${JSON.stringify(errors)}`);
}
