import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personalData } from '../src/features/privacy/personal-data.js';
import { retentionLimits } from '../src/contract/people/retention.js';
import {
  reasons,
  retentions,
  type Entry,
  type PersonalData,
  type Reason,
  type Retention,
} from '../src/features/privacy/register.js';
import { startServerProcess } from './faults/start-server-process.js';
import { photoWithPlace } from './image-samples.js';
import { readSources, type SourceFile } from './read-sources.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { until } from './until.js';

/* The register of personal data says what there is, no more and no less; docs/privacy.md is made from it: TRAILCREW_WRITE=on writes it. */

const root = join(import.meta.dirname, '../..');
const sources = (folder: string) => readSources(folder).filter(({ path }) => !/\.test\.tsx?$/.test(path));
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe('tables', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are named with every column', async () => {
    const { rows } = await database.pool.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`,
    );
    const named = Object.entries(personalData.tables).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    expect(sorted(named)).toEqual(sorted(rows.map(({ place }) => place)));
  });
});

describe('files', () => {
  it('are those that a server with its own PostgreSQL writes into its folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-files-'));
    const admin = { email: 'alma@club.example', password: 'Sastrugi-lantern-48' };
    const server = await startServerProcess({
      ...{ databaseUrl: '', dataDir },
      settings: { NODE_ENV: 'development', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    });
    try {
      const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
        const sent = { 'content-type': 'application/json', ...headers };
        const answer = await fetch(server.url + path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
        return (await answer.json()) as { token: string; uploadURL: string };
      };
      const { token } = await post('/api/auth/login', admin);
      await post('/api/auth/request-password-reset', { email: admin.email });
      const { uploadURL } = await post(
        '/api/upload/image',
        { fileName: 'a.jpg' },
        { authorization: `Bearer ${token}` },
      );
      const { pathname, search } = new URL(uploadURL);
      const body = new Uint8Array(await photoWithPlace());
      const picture = await fetch(server.url + pathname + search, {
        ...{ method: 'PUT', body, headers: { 'content-type': 'image/jpeg' } },
      });
      expect(picture.status).toBeLessThan(300);
      await until(async () => (await readdir(dataDir)).includes('mail'), 30_000);
      expect(sorted(await readdir(dataDir))).toEqual(
        sorted(Object.keys(personalData.files).filter((name) => !name.includes(' '))),
      );
    } finally {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('browsers', () => {
  /** The text of a constant, in a file or in one that it imports. */
  function textOf(name: string, file: SourceFile, all: SourceFile[]): string {
    if (name.startsWith("'")) return name.slice(1, -1);
    const known = [file, ...all.filter(({ path }) => file.imports.includes(path.replace(/\.tsx?$/, '')))];
    const found = known.flatMap(({ text }) => new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1] ?? []);
    return found[0] ?? `${name} of ${file.path}, which is no constant`;
  }

  const web = sources('web/src');
  const written = () => {
    const keys = web.flatMap((file) => {
      const code = file.text.replace(/^import .*$/gm, '');
      const uses = [...code.matchAll(/\b(browserStore|tabStore)(?:\.(?:get|set|remove)\(|,\s*)\s*([\w]+|'[^']*')/g)];
      return uses.map(
        ([, store, key]) => `${store === 'tabStore' ? 'session' : 'local'} ${textOf(key ?? '', file, web)}`,
      );
    });
    const stores = web.flatMap(({ text }) => [...text.matchAll(/createObjectStore\('(\w+)'/g)].map(([, name]) => name));
    const worker = readFileSync(join(root, 'web/src/offline/worker/check-in-worker.js'), 'utf8');
    const caches = [...worker.matchAll(/const prefix = '([\w-]+) '/g)].map(([, name]) => name);
    const cookies = sources('api/src')
      .filter(({ path }) => path.startsWith('api/src/http/'))
      .flatMap(({ text }) => [...text.matchAll(/'(?:__Host-)?(trailcrew_\w+)'/g)].map(([, name]) => name));
    return sorted([
      ...keys.map((key) => key.replace(/graphiql:\w+$/, 'graphiql:*')),
      ...['local', 'session'].map((store) => `${store} trailcrew.probe`),
      ...stores.map((name) => `indexedDB ${name}`),
      ...caches.map((name) => `cache ${name}`),
      ...cookies.map((name) => `cookie ${name}`),
    ]);
  };

  it('are given the keys, stores and cookies that the sources name', () => {
    expect(sorted(Object.keys(personalData.browser))).toEqual(written());
  });

  it('are given nothing past the files that keep it', () => {
    const touching = web.filter(({ text }) =>
      /\b(localStorage|sessionStorage|indexedDB|openDB|document\.cookie|caches)\b/.test(text),
    );
    expect(touching.map(({ path }) => path)).toEqual([
      'web/src/offline/store/forget-lists.ts',
      'web/src/offline/store/open-database.ts',
      'web/src/session/browser-store.ts',
    ]);
  });
});

describe('docs/privacy.md', () => {
  const file = join(root, 'docs/privacy.md');
  const list = (texts: Iterable<string>) => [...new Set(texts)].join(', ');
  const code = (names: Iterable<string>) => list([...names].map((name) => `\`${name}\``));

  /** With the days until a club sets others, and between which it may. */
  function keptInDocs(keptFor: Retention): string {
    const limits = Object.entries(retentionLimits).find(([kind]) => kind === keptFor)?.[1];
    const { kept } = retentions[keptFor];
    return limits ? `${kept.replace('{days}', String(limits.default))} (${limits.atLeast} to ${limits.atMost})` : kept;
  }

  /** Entries about people, with where they are; those with the same persons, reason and time stand together. */
  function rowsOf(entries: [string, Entry][]): string[] {
    const groups = new Map<string, [string, PersonalData][]>();
    for (const [place, entry] of entries) {
      if (entry === 'none') continue;
      const group = [list(entry.of), entry.why, entry.keptFor].join('|');
      groups.set(group, [...(groups.get(group) ?? []), [place, entry]]);
    }
    const order = Object.keys(reasons) as Reason[];
    return [...groups.values()]
      .sort(([[, one] = ['', undefined]], [[, other] = ['', undefined]]) =>
        one && other ? order.indexOf(one.why) - order.indexOf(other.why) : 0,
      )
      .map((group) => {
        const { of, why, keptFor } = (group[0] as [string, PersonalData])[1];
        const kinds = list(group.map(([, { kind }]) => kind));
        const cells = [list(of), kinds, reasons[why], keptInDocs(keptFor), code(group.map(([place]) => place))];
        return `| ${cells.join(' | ')} |`;
      });
  }

  function table(entries: [string, Entry][], where: string): string[] {
    return [
      '<!-- prettier-ignore-start -->',
      '',
      `| of whom | what | why | kept | ${where} |`,
      '| --- | --- | --- | --- | --- |',
      ...rowsOf(entries),
      '',
      '<!-- prettier-ignore-end -->',
    ];
  }

  const tables: Record<string, () => string[]> = {
    database: () =>
      table(
        Object.entries(personalData.tables).flatMap(([name, columns]) =>
          Object.values<Entry>(columns).map((entry): [string, Entry] => [name, entry]),
        ),
        'tables',
      ),
    files: () => table(Object.entries(personalData.files), 'files'),
    browser: () => table(Object.entries(personalData.browser), 'keys'),
  };

  it('has the tables of the register', () => {
    const before = readFileSync(file, 'utf8');
    let made = before;
    for (const [name, lines] of Object.entries(tables)) {
      const [start, end] = [`<!-- register: ${name} -->`, `<!-- end of register: ${name} -->`];
      expect([name, before.split(start).length, before.split(end).length]).toEqual([name, 2, 2]);
      const [head = '', rest = ''] = made.split(start);
      made = [`${head}${start}`, ...lines(), `${end}${rest.split(end)[1]}`].join('\n');
    }
    if (process.env.TRAILCREW_WRITE === 'on') writeFileSync(file, made);
    expect(readFileSync(file, 'utf8')).toBe(made);
  });
});
