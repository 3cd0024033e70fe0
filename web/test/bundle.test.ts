import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ofEntry } from '../build/of-entry';

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const web = join(import.meta.dirname, '..');
const limitBytes = 168 * 1024;
/** The files of a visitor's first screen: the entry and the page's lazy chunk. */
const publicPages = ['src/features/events/events-page.tsx', 'src/features/events/event-page.tsx'];
/** Every page that visitors may open. */
const visitorPages = [
  ...publicPages,
  'src/features/categories/category-page.tsx',
  'src/features/households/household-page.tsx',
];
const staffModules =
  /^src\/features\/(?:accounts|dashboard|event-editing|leads|users|audit-log|undelivered-mails|reports|bulk-mail|signup-table|rosters|api-guide|imports|images|event-board)\//;

let folder: string;
let manifest: Record<string, ManifestChunk>;
let modules: Record<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trailcrew-bundle-'));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as typeof manifest;
  modules = JSON.parse(readFileSync(join(folder, '.vite/modules.json'), 'utf8')) as typeof modules;
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files that the browser fetches for some chunks: the chunks and everything they import, not what they load later. */
function filesOf(names: string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...seen].map((name) => manifest[name]?.file ?? '');
}

function gzipBytes(file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

test.each(publicPages)('%s brings at most 168 kB of JavaScript (gzip) before its first content', (page) => {
  const bytes = filesOf(['index.html', page]).reduce((sum, file) => sum + gzipBytes(file), 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(limitBytes);
});

test('an event page with its signup form open has fetched at most 170 kB of scripts on the wire, without a form library', () => {
  const files = filesOf([
    'index.html',
    'src/features/events/event-page.tsx',
    'src/features/signups/dialog/sign-up-steps.tsx',
  ]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(170 * 1000);
  const held = files.flatMap((file) => modules[file] ?? []);
  expect(held.filter((module) => /node_modules\/(?:zod|react-hook-form)\//.test(module))).toEqual([]);
});

test.each(visitorPages)('%s holds no staff code and no form library', (page) => {
  const held = filesOf(['index.html', page]).flatMap((file) => modules[file] ?? []);
  expect(held).toContain(page);
  expect(held.filter((module) => staffModules.test(module))).toEqual([]);
  expect(held.filter((module) => /node_modules\/(?:zod|react-hook-form)\//.test(module))).toEqual([]);
});

test('no parser of GraphQL documents is sent to the browser', () => {
  const everywhere = Object.values(modules).flat();
  expect(everywhere.some((module) => module.includes('node_modules/@apollo/client/'))).toBe(true);
  expect(everywhere.filter((module) => /node_modules\/(?:graphql-tag|graphql\/language\/parser)/.test(module))).toEqual(
    [],
  );
});

test('no build of a package for older browsers or for development is sent', () => {
  const everywhere = Object.values(modules).flat();
  expect(everywhere.some((module) => module.includes('node_modules/rxjs/'))).toBe(true);
  expect(everywhere.some((module) => module.includes('node_modules/react-router/'))).toBe(true);
  expect(
    everywhere.filter((module) => /\/(?:rxjs\/dist\/esm5|react-router\/dist\/development)\//.test(module)),
  ).toEqual([]);
});

test('every script and style sheet has its brotli and gzip file, and the page has none', () => {
  const assets = readdirSync(join(folder, 'assets'));
  const texts = assets.filter((file) => /\.(?:js|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  for (const file of texts) {
    expect(assets).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]));
  }
  expect(readdirSync(folder).filter((file) => file.startsWith('index.html'))).toEqual(['index.html']);
});

test('the page has the places that the server fills in, and nothing inline', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toContain('<!--trailcrew-settings-->');
  expect(html).toContain('<title>Trailcrew</title>');
  expect(html).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=/);
});

test('the page loads what it shows before its scripts, and knows what else each page needs', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head.match(/<(?:link|script)[^>]*>/)?.[0]).toMatch(/^<link rel="stylesheet"/);
  // A font would take half of a slow connection from the style sheet; until it is loaded its fallback has the same
  // metrics.
  expect(head).not.toMatch(/<script|modulepreload|\.woff2/);
  const places = [
    'first-content-->',
    'modulepreload',
    '<script type="module"',
    '<!--trailcrew-own-scripts-->',
    '</body>',
  ];
  const at = places.map((text) => html.indexOf(text));
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at[0]).toBeGreaterThan(0);
  const preloads = JSON.parse(readFileSync(join(folder, '.vite/preloads.json'), 'utf8')) as Record<string, string[]>;
  const first = filesOf(['index.html']);
  const needs = filesOf(['src/features/events/event-page.tsx', 'src/features/signups/dialog/sign-up-steps.tsx']);
  const own = needs.filter((file) => !first.includes(file)).map((file) => `/${file}`);
  expect(own.length).toBeGreaterThan(5);
  expect(preloads.event?.toSorted()).toEqual(own.sort());
  expect(Object.keys(preloads)).toEqual(expect.arrayContaining(['events', 'category', 'household', 'offer']));
});

test('files that preload lists leave out come with every page', () => {
  const first = filesOf(['index.html']);
  const leftOut = Object.values(manifest).flatMap(({ file }) => (ofEntry.test(`/${file}`) ? [file] : []));
  expect(leftOut.length).toBeGreaterThan(8);
  expect([...new Set(leftOut)].filter((file) => !first.includes(file))).toEqual([]);
});

test('the drawings weigh less than 8 kB each', () => {
  const drawings = ['stock-images', 'covers'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => join(folder, part, file)),
  );
  expect(drawings).toHaveLength(9);
  for (const drawing of drawings) expect(statSync(drawing).size).toBeLessThan(8 * 1024);
});

/** The two lists of the worker: the files to open the page, and those that it stores later to read tickets. */
function keptFiles(): { files: string[]; scanner: string[]; script: string } {
  const script = readFileSync(join(folder, 'check-in-worker.js'), 'utf8');
  const [files = [], scanner = []] = [...script.matchAll(/^const (?:files|scanner) = (\[.*\]);$/gm)].map(
    ([, list]) => JSON.parse(list ?? '') as string[],
  );
  return { files, scanner, script };
}

test('a phone stores the check-in page in at most 90 kB on the wire, and its decoder of tickets separately', () => {
  const { files, scanner, script } = keptFiles();
  const html = readFileSync(join(folder, '.check-in/check-in.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(files.toSorted()).toEqual(named.sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, html.length);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(90_000);
  expect(scanner.some((file) => file.endsWith('.wasm'))).toBe(true);
  for (const file of scanner) expect(existsSync(join(folder, file))).toBe(true);
  expect(html).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=/);
  expect(script.split('\n').length).toBeLessThanOrEqual(150);
  // A second build of the same sources is no new version.
  expect(script).toMatch(/^const version = '[0-9a-f]{16}';$/m);
});

test('the site has no code of the check-in page, except to delete its lists at sign-out and to redeem vouchers', () => {
  const everywhere = Object.values(modules).flat();
  // For signing out, and for the page of a meal voucher.
  const usedBySite = [
    'src/offline/store/forget-lists.ts',
    'src/offline/store/joined-token.ts',
    'src/offline/sending/call.ts',
  ];
  expect(
    everywhere.filter((module) => /^src\/offline\/|node_modules\/(?:idb|barcode-detector|zxing-wasm)\//.test(module)),
  ).toEqual(usedBySite);
  const first = publicPages.flatMap((page) => filesOf(['index.html', page])).flatMap((file) => modules[file] ?? []);
  expect(first.filter((module) => usedBySite.includes(module))).toEqual([]);
});
