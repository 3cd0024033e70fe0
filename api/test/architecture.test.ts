import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readSources, sourceFile, withoutComments, type SourceFile } from './read-sources.js';

const api = readSources('api/src');
const web = readSources('web/src');
const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path);
const product = [...api, ...web].filter((file) => !isTest(file));
// This file is full of what it forbids.
const everything = [...api, ...web, ...readSources('api/test')].filter(
  ({ path }) => path !== 'api/test/architecture.test.ts',
);

/** Features in the order in which they may lean on each other: each on those before it. */
const features = [
  'accounts',
  'api-keys',
  'webhooks',
  'audit',
  'history',
  'changes',
  'events',
  'categories',
  'questions',
  'opportunities',
  'shifts',
  'household-links',
  'tickets',
  'mail-switches',
  'signups',
  'waitlist',
  'replacements',
  'check-in',
  'attendance',
  'start-board',
  'gaps',
  'households',
  'rights',
  'event-board',
  'plan-changes',
  'waiting-actions',
  'reminders',
  'live',
  'reports',
  'hours',
  'vouchers',
  'feeds',
  'bulk-mail',
  'undelivered-mails',
  'images',
  'imports',
  'privacy',
];

/** What joins the rooms of the house, and so may import from all of them: the files beside the rooms, and the demo. */
const joins = (path: string) => path.split('/').length === 3 || path.startsWith('api/src/demo/');

/** Where an own file lives: 'contract', 'platform', 'features/signups' … */
function roomOf(path: string): string {
  const [, , room = '', feature = ''] = path.replace(/\.tsx?$/, '').split('/');
  return room === 'features' ? `features/${feature}` : room;
}

/** What records are made of: their common parent, and how moments are kept. */
const ofRecords = /\/(base\.entity|instant-type)$/;

/** Why one file of the API may not import another (or a package); nothing when it may. */
function objection(from: string, imported: string): string | undefined {
  const room = roomOf(from);
  if (!imported.startsWith('api/')) {
    if (imported.startsWith('web/')) return 'the API knows nothing of the web client';
    return room === 'contract' && imported !== 'zod' ? 'contract is pure zod' : undefined;
  }
  const target = roomOf(imported);
  if (target === room || joins(from)) return undefined;
  const may = (...rooms: string[]) => (rooms.includes(target) ? undefined : `${room} may not import ${target}`);
  if (room === 'contract') return may();
  if (room === 'platform') return may('contract');
  if (room === 'database' || room === 'http') return may('platform', 'contract');
  if (room === 'records')
    return imported.startsWith('api/src/database/') && ofRecords.test(imported)
      ? undefined
      : may('platform', 'contract');
  if (room === 'mail') {
    const listens = target.startsWith('features/') && imported.endsWith('.announcements');
    return listens ? undefined : may('records', 'platform', 'contract', 'database');
  }
  if (room.startsWith('features/')) {
    const own = features.indexOf(room.slice('features/'.length));
    const other = features.indexOf(target.slice('features/'.length));
    if (target.startsWith('features/')) return other >= 0 && other < own ? undefined : `${target} is not below ${room}`;
    return may('records', 'platform', 'contract');
  }
  return `${room} is a room nobody knows: name it in this test`;
}

function objections(files: SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap((imported) => {
      const why = objection(path, imported);
      return why ? [`${path} -> ${imported}: ${why}`] : [];
    }),
  );
}

describe('import directions of the API', () => {
  it('are kept by every file', () => {
    expect(objections(api.filter((file) => !isTest(file)))).toEqual([]);
  });

  it('knows every feature folder', () => {
    const folders = new Set(api.map(({ path }) => roomOf(path)).filter((room) => room.startsWith('features/')));
    expect(features.map((feature) => `features/${feature}`)).toEqual(expect.arrayContaining([...folders]));
  });

  it.each([
    ['contract/x.ts', `import { x } from '../platform/clock.js';`],
    ['contract/x.ts', `import { x } from 'node:crypto';`],
    ['platform/x.ts', `import { x } from '../database/base.entity.js';`],
    ['database/x.ts', `export { x } from '../records/event.js';`],
    ['records/x.ts', `import { x } from '../features/events/create-event.js';`],
    ['records/x.ts', `import { x } from '../database/orm.config.js';`],
    ['features/events/x.ts', `import type { x } from '../shifts/update-shift.js';`],
    ['features/events/x.ts', `import { x } from '../../database/orm.config.js';`],
    ['features/events/x.ts', `const lazy = await import('../../http/health.js');`],
    ['features/signups/x.ts', `import { x } from '../../mail/outbox.js';`],
    ['http/x.ts', `import { signUp } from '../features/signups/create/sign-up.js';`],
    ['mail/x.ts', `import { signUp } from '../features/signups/create/sign-up.js';`],
    ['http/x.ts', `import '../registry.js';`],
    ['attic/x.ts', `import '../platform/clock.js';`],
  ])('would refuse in %s: %s', (path, text) => {
    expect(objections([sourceFile(`api/src/${path}`, text)])).toHaveLength(1);
  });

  it('lets nobody but the registry and the server import mail', () => {
    const readers = api.filter((file) => !isTest(file) && file.imports.some((imported) => roomOf(imported) === 'mail'));
    const outside = readers.map(({ path }) => path).filter((path) => roomOf(path) !== 'mail');
    expect(outside).toEqual(['api/src/registry.ts', 'api/src/server.ts']);
  });
});

describe('folders', () => {
  it('hold at most 20 files of their own: tests, generated files and migrations besides', () => {
    const counts = new Map<string, number>();
    for (const { path } of product)
      if (!path.endsWith('.generated.ts') && !path.includes('/migrations/')) {
        const folder = path.slice(0, path.lastIndexOf('/'));
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
      }
    expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
  });
});

describe('import directions of the web client', () => {
  const files = web.filter((file) => !isTest(file));

  it('reach the API only by its contract', () => {
    const foreign = files.flatMap(({ path, imports }) =>
      imports
        .filter((imported) => imported.startsWith('@trailcrew/') || imported.startsWith('api/'))
        .filter((imported) => !/^@trailcrew\/api\/contract\/[a-z/-]+$/.test(imported))
        .map((imported) => `${path} -> ${imported}`),
    );
    expect(foreign).toEqual([]);
    expect(
      files.some(({ imports }) => imports.some((imported) => imported.startsWith('@trailcrew/api/contract/'))),
    ).toBe(true);
  });

  it('reach it from journeys only by the check of answers and by a provider to sign in with', () => {
    const imported = readSources('web/e2e').flatMap(({ imports }) => imports);
    const foreign = imported.filter((one) => /^(@trailcrew|api)\//.test(one));
    expect([...new Set(foreign)].sort()).toEqual(['api/test/held-answers', 'api/test/oidc/start-oidc-provider']);
  });

  it('go from pages to parts, never back', () => {
    const back = files.flatMap(({ path, imports }) => {
      const room = path.split('/')[2] as string;
      if (!['ui', 'forms', 'formatting', 'graphql', 'session'].includes(room)) return [];
      return imports
        .filter((imported) => /^web\/src\/(app|features)\//.test(imported))
        .map((imported) => `${path} -> ${imported}`);
    });
    expect(back).toEqual([]);
  });

  it('keep the parts of the page free of data', () => {
    const fetching = files.filter(
      ({ path, imports }) =>
        /^web\/src\/(ui|formatting)\//.test(path) &&
        imports.some((imported) => /^(web\/src\/graphql|@apollo|graphql)/.test(imported)),
    );
    expect(fetching.map(({ path }) => path)).toEqual([]);
  });

  it('let no two features depend on each other', () => {
    const leans = new Set(
      files.flatMap(({ path, imports }) =>
        imports.map((imported) => `${path.split('/')[3]} ${/^web\/src\/features\/([^/]+)/.exec(imported)?.[1]}`),
      ),
    );
    const mutual = [...leans].filter((pair) => {
      const [one, other] = pair.split(' ');
      return one !== other && other !== 'undefined' && leans.has(`${other} ${one}`);
    });
    expect(mutual).toEqual([]);
  });
});

/**
 * The files in circles of imports (and between two circles): those that are left once each file goes that imports
 * nothing of the rest, or is not imported.
 */
function circles(files: SourceFile[]): string[] {
  const nameOf = (path: string) => path.replace(/\.tsx?$/, '').replace(/^@trailcrew\/api\//, 'api/src/');
  let left = files.map(({ path, imports }) => ({ name: nameOf(path), imports: imports.map(nameOf) }));
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const names = new Set(left.map(({ name }) => name));
    const imported = new Set(left.flatMap(({ imports }) => imports));
    left = left.filter(({ name, imports }) => imported.has(name) && imports.some((one) => names.has(one)));
  }
  return left.map(({ name }) => name);
}

describe('circles of imports', () => {
  it('exist only where the things themselves are circular', () => {
    const atHome = (name: string) =>
      name.startsWith('api/src/records/') ||
      // A request runs operations and announces facts, and both are handed the request.
      /^api\/src\/platform\/operation\/(announcements|idempotency|operation|request-context)$/.test(name);
    expect(circles(product).filter((name) => !atHome(name))).toEqual([]);
  });

  it('would be found, also by a type and across three files', () => {
    const chain = [
      sourceFile('web/src/ui/a.ts', `import { b } from './b';`),
      sourceFile('web/src/ui/b.tsx', `import type { c } from './c';`),
      sourceFile('web/src/ui/c.ts', `const lazy = () => import('./a');`),
      sourceFile('web/src/ui/d.ts', `import { a } from './a';`),
    ];
    expect(circles(chain)).toEqual(['web/src/ui/a', 'web/src/ui/b', 'web/src/ui/c']);
    expect(circles(chain.slice(1))).toEqual([]);
  });
});

/** Where code matching a pattern stands, one line a hit. */
function hits(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map(() => path),
  );
}

const filesOf = (files: SourceFile[], pattern: RegExp): string[] => [...new Set(hits(files, pattern))];
const apiProduct = api.filter((file) => !isTest(file));

describe('platform', () => {
  it('knows who asks, but no record of the product', () => {
    const nouns = /event|categor|opportunit|shift|sign-?_?up|volunteer|roster|programme/i;
    const named = api
      .filter((file) => file.path.startsWith('api/src/platform/') && !isTest(file))
      .flatMap(({ path, text }) =>
        withoutComments(text)
          // What arrays, signals, Node and the library of calendars call theirs.
          .replace(/\.shift\(\)|\.(add|remove)EventListener\b|createEvent|ICalEventStatus|event-?loop/gi, '')
          .split('\n')
          .filter((line) => nouns.test(line))
          .map((line) => `${path.slice('api/src/platform/'.length)}: ${line.trim()}`),
      );
    // The audit log names the event of an entry, so that it can be read by event.
    expect(named.filter((line) => !/^operation\/record-action\.ts: .*\b(eventId|event_id)\b/.test(line))).toEqual([]);
  });
});

describe('single homes', () => {
  it('of the environment', () => {
    expect(filesOf(product, /process\.env\b/)).toEqual(['api/src/environment.ts']);
  });

  it('of the clock', () => {
    // `new Date(x)` only reads what x says.
    expect(filesOf(apiProduct, /new Date\(\s*\)|\bDate\.now\b|\bperformance\.now\b|process\.hrtime/)).toEqual([
      'api/src/platform/clock.ts',
    ]);
    // Only tests move it.
    expect(filesOf(apiProduct, /\bmoveClock\b/)).toEqual(['api/src/platform/clock.ts']);
  });

  it('of transactions', () => {
    expect(filesOf(apiProduct, /\.transactional\(|\.begin\(|['"`]\s*(begin|start transaction)\b/i)).toEqual([
      // A restore is all or nothing, on a client of its own while no server runs.
      'api/src/database/backup/restore-backup.ts',
      // A backup reads one moment of every table.
      'api/src/database/backup/write-backup.ts',
      // Rules and what is reckoned by them change together, before the server listens.
      'api/src/database/zones/keep-zone-rules.ts',
      'api/src/platform/transactions/transactions.ts',
    ]);
  });

  it('of writing: what is sent over the connections for reading changes nothing', () => {
    const writes =
      /\.read(?:<[^;]*?>)?\(\{[^;]*?\b(insert into|delete from|update [a-z_]+ (?:[a-z]+ )?set)\b[^;]*?\bvalues:/;
    expect(filesOf(apiProduct, writes)).toEqual([]);
    expect(writes.test("rows.read<A>({ name: 'x', text: 'update app_user set a = 1', values: [] });")).toBe(true);
  });

  it('of SQL that writes: the files that decision 056 names, each once', () => {
    const writes = /\b(?:insert into|delete from|update (?:\$\{\w+\}|[a-z_]+)(?: [a-z])? set)\b/;
    const writing = filesOf(apiProduct, writes).filter((path) => !path.startsWith('api/src/database/migrations/'));
    const decision = readFileSync(
      new URL('../../docs/decisions/056-writing-by-the-entity-manager.md', import.meta.url),
    );
    const [, list = ''] = /\n## Files that write by SQL\n[^-]*?\n\n(- [\s\S]*?)\n## /.exec(decision.toString()) ?? [];
    const named = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(writing.map((path) => path.replace(/^.*\/|\.ts$/g, '')).sort());
  });

  it('of refusals', () => {
    expect(filesOf(apiProduct, /DomainError\([^)]*'(NOT_SIGNED_IN|SESSION_EXPIRED|FORBIDDEN)'/)).toEqual([
      // A cookie without a session to claim.
      'api/src/features/accounts/oidc/claim-session.ts',
      // Not about who asks: in production nobody may.
      'api/src/features/accounts/sign-in/dev-sign-in.ts',
      // A whole document is refused before anything runs, field by field.
      'api/src/http/graphql/guard-fields.ts',
      // Not about a viewer: operators have a token of their own for the figures.
      'api/src/http/health.ts',
      'api/src/platform/operation/authorize.ts',
    ]);
  });

  it('of tokens and their hashes', () => {
    expect(filesOf(apiProduct, /createHmac\(|randomBytes\(/)).toEqual([
      // The password of a database that listens only on this machine.
      'api/src/database/embedded/create-cluster.ts',
      'api/src/database/secret-key.ts',
      'api/src/platform/operation/secrets.ts',
    ]);
  });

  it('of waiting for pages after a change: elsewhere a page that fails would be reported as a change that failed', () => {
    expect(filesOf(product, /\bawaitRefetchQueries\b/)).toEqual(['web/src/graphql/after-changes.ts']);
  });

  it('of the database driver: features and APIs never open connections', () => {
    const opening = apiProduct.filter(
      ({ path, text }) => /features\/|src\/http\//.test(path) && /new (pg\.)?(Pool|Client)\(|MikroORM\.init/.test(text),
    );
    expect(opening.map(({ path }) => path)).toEqual([]);
  });
});

describe('internal operations', () => {
  const internal = apiProduct.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+)\b[^=]*= operation\(\s*\{[^}]*?access: 'internal'/g)].map(([, name = '']) => name),
  );

  it('are named by no route, no resolver and no endpoint', () => {
    expect(internal).toContain('signInAs');
    const names = new RegExp(`import \\{[^}]*\\b(?:${internal.join('|')})\\b`);
    const apis = apiProduct.filter(({ path }) => /\.(?:routes|resolver)\.ts$|^api\/src\/http\//.test(path));
    expect(apis.length).toBeGreaterThan(50);
    expect(filesOf(apis, names)).toEqual([]);
  });
});

describe('ways of writing', () => {
  it('uses no any', () => {
    expect(hits(everything, /:\s*any\b|\bas any\b|<any\b|\bany\[\]/)).toEqual([]);
  });

  it('silences no checker', () => {
    const silenced = everything.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(silenced).toEqual([]);
  });

  it('skips no test', () => {
    const aside = hits(
      everything,
      /\b(it|test|describe)(\.each)?\.(only|skip|todo|failing)\b|\b(fit|fdescribe|xit|xdescribe)\(/,
    );
    expect(aside).toEqual([]);
  });

  it('swallows no error', () => {
    // An empty block with a comment says why; one without says nothing.
    const empty = product.filter(({ text }) => /catch\s*(\([^)]*\))?\s*\{\s*\}/.test(text));
    expect(empty.map(({ path }) => path)).toEqual([]);
  });

  it('uses no words that club secretaries did not understand', () => {
    const before =
      'would become of each|Take place: |takes? place again|Who sees it|Take the tick|by the clocks of the event|In which the times|One a line|Left empty|was taken back|need do nothing|They know<|goes? for good|is forgotten|To look at|fields of work of|Look into your mailbox|with all of it|I come after all|goes to others at once|You get a link to pass on|may be asked are written to|was quicker|place gets free|cannot be had|page decides nothing|having been ready|it take place after all|you hear from us|and it was not you|Before: takes place';
    const words = new RegExp(before.replaceAll(' ', '\\s+'), 'i');
    expect(words.test('The change\n  was taken back')).toBe(true);
    const said = product.filter(({ path, text }) => !path.includes('.generated.') && words.test(withoutComments(text)));
    expect(said.map(({ path }) => path)).toEqual([]);
  });

  it('names the function of an operation as the operation', () => {
    const declared = apiProduct.flatMap(({ text }) =>
      text
        .split(/^(?=(?:export )?const \w+ = operation\b)/m)
        .slice(1)
        .map((part) => [
          /^(?:export )?const (\w+)/.exec(part)?.[1],
          /^ {2}(?:async )?function (\w+)\(/m.exec(part)?.[1],
        ]),
    );
    expect(declared.length).toBeGreaterThan(90);
    expect(declared.filter(([name, verb]) => name !== verb)).toEqual([]);
  });

  it('keeps no policy that nobody asks', () => {
    const named = apiProduct
      .filter(({ path }) => path.endsWith('.policy.ts'))
      .flatMap(({ text }) => [...text.matchAll(/export function (may\w+)/g)].map(([, name]) => name as string));
    const asked = (name: string) => apiProduct.filter(({ text }) => new RegExp(`\\b${name}\\(`).test(text)).length > 1;
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !asked(name))).toEqual([]);
  });

  it('names files after what they do', () => {
    const vague = everything.filter(({ path }) =>
      /\/(utils?|helpers?|common|misc|managers?|[\w-]+-(utils?|helpers?|manager))(\.|\/)/.test(path),
    );
    expect(vague.map(({ path }) => path)).toEqual([]);
    const notKebab = everything.filter(({ path }) => !/\/[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(path));
    expect(notKebab.map(({ path }) => path)).toEqual([]);
  });

  it('splits long files, or says in them why they are long', () => {
    const long = product.filter(
      ({ path, text }) => text.split('\n').length > 200 && !/\.generated\.|\/migrations\//.test(path),
    );
    const silent = long.filter(({ text }) => !/longer than/i.test(text));
    expect(silent.map(({ path, text }) => `${path} (${text.split('\n').length})`)).toEqual([]);
  });
});
