import { chromium, type Browser } from '@playwright/test';
import pg from 'pg';
import { makePost, openWithoutLine, press, search, sendLater, type CheckInPlace } from './check-in.ts';
import { drawBoard, makeRaceMorning, printPaper } from './race-morning.ts';
import { hugeEvent, makeHugeEvent } from '../e2e/huge-event.ts';
import { lines } from './lines.ts';
import { addPasskey, signInByPasskey, type Passkey } from './passkey.ts';
import { openLargeEvent, openStaffPage, type Session } from './open-large.ts';
import { startProduct } from './start-product.ts';
import { openLanding, readAndTap, tapAtOnce, type Figures } from './visit-event.ts';

/*
 * npm run bench:browser [-- --runs 5] [--only WORD] [--against FOLDER]
 * What a visitor's phone and the staff's laptop show, in the machine's Chromium: medians and the spread of the runs. With another built
 * checkout of the product, both are measured in turn.
 */

const options = readOptions(process.argv.slice(2));
const sides = [
  ...(options.against ? [{ name: 'before', checkout: options.against }] : []),
  { name: 'now', checkout: process.cwd() },
];

interface Side extends CheckInPlace {
  name: string;
  checkout: string;
  slug: string;
  large: { id: string; slug: string; shifts: number }[];
  /** Events of today with 60 and with 2,000 people. */
  posts: string[];
}

// Set by the command, which finds it or brings it.
const executablePath = process.env.CHROMIUM_PATH;
const started: { stop(): Promise<void> }[] = [];
const passkeys = new Map<string, { url: string; passkey: Passkey }>();
try {
  const ready: Side[] = [];
  for (const { name, checkout } of sides) {
    const product = await startProduct(checkout);
    started.push(product);
    ready.push({ name, checkout, ...product, ...(await fill(product.url, product.databaseUrl)) });
  }
  await measure(ready);
} finally {
  for (const product of started) await product.stop();
}

async function measure(ready: Side[]): Promise<void> {
  const cases: { name: string; run(side: Side): Promise<Figures> }[] = [
    { name: 'landing, phone, slow 4G', run: ({ url }) => inBrowser((browser) => openLanding(browser, url)) },
    {
      name: 'event page, phone, slow 4G',
      run: ({ url, slug }) => inBrowser((browser) => readAndTap(browser, url, slug)),
    },
    {
      name: 'event page, phone, slow 4G, tap at once',
      run: ({ url, slug }) => inBrowser((browser) => tapAtOnce(browser, url, slug, lines.slow4G)),
    },
    {
      name: 'event page, phone, slow 3G, tap at once',
      run: ({ url, slug }) => inBrowser((browser) => tapAtOnce(browser, url, slug, lines.slow3G)),
    },
    ...[0, 1].map((index) => ({
      name: `event page of ${ready[0]?.large[index]?.shifts} shifts, laptop`,
      run: ({ url, large }: Side) =>
        inBrowser((browser) => openLargeEvent(browser, url, large[index]?.slug ?? '', large[index]?.shifts ?? 0)),
    })),
    {
      name: 'rosters of 5000 shifts, laptop',
      run: ({ url, large, session }) =>
        inBrowser((browser) =>
          openStaffPage(browser, url, session, `/rosters?eventId=${large[1]?.id}`, '.roster-sheet .roster-line'),
        ),
    },
    {
      name: 'board of 5000 shifts, laptop',
      run: ({ url, large, session }) =>
        inBrowser((browser) =>
          openStaffPage(browser, url, session, `/manage?eventId=${large[1]?.id}`, '[data-shift-line]'),
        ),
    },
    {
      name: 'sign-in by passkey, phone, slow 4G',
      run: async ({ checkout }) => {
        const { url, passkey } = await keptPasskey(checkout);
        return inBrowser((browser) => signInByPasskey(browser, url, passkey));
      },
    },
    { name: 'check-in, phone: opening', run: (side) => openWithoutLine(side, side.posts[0] ?? '') },
    {
      name: 'check-in, phone: a press with the line cut',
      run: async (side) => press(side, await makePost(side.databaseUrl, 60)),
    },
    ...[60, 2_000].map((people, at) => ({
      name: `check-in, phone: search among ${people}`,
      run: (side: Side) => search(side, side.posts[at] ?? ''),
    })),
    { name: 'check-in, phone: 60 marks', run: sendLater },
    ...[100, 500].map((posts) => ({
      name: `start board of ${posts} posts, laptop`,
      run: async ({ url, session, databaseUrl }: Side) => {
        const eventId = await makeRaceMorning(databaseUrl, posts, 5);
        return inBrowser((browser) => drawBoard(browser, url, session, { eventId, posts }));
      },
    })),
    ...(
      [
        ['rosters of 1,000 lines', '/rosters?eventId='],
        ['1,000 badges', '/print/'],
      ] as const
    ).map(([name, path]) => ({
      name: `${name} as PDF, laptop`,
      run: async ({ url, session, databaseUrl }: Side) => {
        const eventId = await makeRaceMorning(databaseUrl, 50, 20);
        return inBrowser((browser) => printPaper(browser, url, session, path + eventId));
      },
    })),
  ];
  for (const { name, run } of cases.filter(({ name }) => name.includes(options.only))) {
    const results = new Map<string, Figures[]>(ready.map((side) => [side.name, []]));
    for (let round = 0; round < options.runs; round += 1)
      for (const side of ready) results.get(side.name)?.push(await run(side));
    print(`\n${name}`);
    print(`| what | ${ready.map((side) => side.name).join(' | ')} |\n|---|${'---|'.repeat(ready.length)}`);
    const [first] = results.values();
    for (const what of Object.keys(first?.[0] ?? {}))
      print(`| ${what} | ${ready.map((side) => spread(results.get(side.name) ?? [], what)).join(' | ')} |`);
  }
}

/** A browser of its own for every run, so that nothing is warm. */
async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A product at an address with a name, which passkeys want, and the passkey of its admin. */
async function keptPasskey(checkout: string): Promise<{ url: string; passkey: Passkey }> {
  let kept = passkeys.get(checkout);
  if (!kept) {
    const product = await startProduct(checkout, 'localhost');
    started.push(product);
    kept = { url: product.url, passkey: await inBrowser((browser) => addPasskey(browser, product.url)) };
    passkeys.set(checkout, kept);
  }
  return kept;
}

/** Makes events of 1,000 and 5,000 shifts and signs an admin of the demo in. */
async function fill(
  url: string,
  databaseUrl: string,
): Promise<Pick<Side, 'url' | 'slug' | 'large' | 'session' | 'posts'>> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const run = async (sql: string, values: readonly unknown[]) => (await pool.query(sql, [...values])).rowCount ?? 0;
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from event order by (select count(*) from shift where event_id = event.id) desc limit 1',
  );
  const large = [];
  for (const shifts of [1_000, 5_000]) {
    const event = hugeEvent();
    await makeHugeEvent(run, event, shifts);
    large.push({ id: event.id, slug: event.slug, shifts });
  }
  await run('analyze', []);
  await run(`insert into fact (kind, record_id, within) values ('event.changed', gen_random_uuid(), '{}')`, []);
  await pool.end();
  const posts = [await makePost(databaseUrl, 60), await makePost(databaseUrl, 2_000)];
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password: 'demo-winter-morning' }),
  });
  const { token, user } = (await answer.json()) as Session;
  return { url, slug: rows[0]?.slug ?? '', large, session: { token, user }, posts };
}

function spread(runs: readonly Figures[], what: string): string {
  const values = runs.map((run) => run[what] ?? 0).sort((a, b) => a - b);
  const words = (value: number | undefined) =>
    value === undefined ? '' : what.startsWith('CLS') ? value.toFixed(3) : Math.round(value).toLocaleString('en-US');
  return `${words(values[Math.floor(values.length / 2)])} (${words(values[0])}-${words(values.at(-1))})`;
}

function readOptions(words: string[]): { runs: number; only: string; against: string | undefined } {
  const after = (name: string) => {
    const at = words.indexOf(`--${name}`);
    return at < 0 ? undefined : words[at + 1];
  };
  const runs = Number(after('runs') ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number');
  return { runs, only: after('only') ?? '', against: after('against') };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
