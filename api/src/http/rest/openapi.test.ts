import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { errorCatalogue } from '../../contract/error-codes.js';
import { webhookKindNames } from '../../contract/webhook.js';
import { restMatrix } from '../../../test/authorization-matrix-rest.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { routes } from '../../registry.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: object;
}

interface BodySchema {
  type?: string;
  properties?: Record<string, object>;
  required?: string[];
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters: Parameter[];
  security: Record<string, string[]>[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: object; example?: object }>;
  };
  responses: Record<
    string,
    { description: string; headers?: Record<string, object>; content?: Record<string, { schema: object }> }
  >;
}

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: { requestBody: object } }>;
  components: {
    securitySchemes: object;
    schemas: Record<string, BodySchema | undefined> & { Error: { properties: { code: { enum: string[] } } } };
  };
}

let server: TestServer;
let document: OpenApi;
beforeAll(async () => {
  server = await startTestServer({ PRODUCT_TITLE: 'Nordic <Volunteers> & Friends' });
  document = (await server.rest<OpenApi>('GET', '/api/openapi.json')).body;
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  it('names its version, the product and the address', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Nordic <Volunteers> & Friends API', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      servers: [{ url: 'http://localhost:4000' }],
    });
  });

  it('lists exactly the routes that are served', () => {
    const listed = operations().map(({ path, method }) => `${method} ${path}`);
    expect(listed.sort()).toEqual(routes.map(({ path, method }) => `${method} ${path}`).sort());
    expect(new Set(listed).size).toBe(routes.length);
  });

  it('names each, puts it under a subject, and describes its parameters', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(names.filter((name) => !/^[a-z][a-zA-Z]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(operations().flatMap(({ operation }) => operation.tags));
    expect([...used].sort()).toEqual(document.tags.map(({ name }) => name).sort());
    for (const { path, operation } of operations()) {
      expect(operation.summary).toMatch(/\S/);
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required === true)).toBe(true);
      const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
      expect(inQuery.filter(({ description, schema }) => !description && !('enum' in schema))).toEqual([]);
    }
  });

  it('has a schema of every answer, down to the last field', () => {
    for (const { path, method, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect([method, path, statuses.filter((status) => /^2\d\d$/.test(status)).length]).toEqual([method, path, 1]);
      expect(statuses).toEqual(expect.arrayContaining(['500', '503']));
      for (const [status, { content }] of Object.entries(operation.responses)) {
        // What has not changed has no body.
        expect([path, status, Object.keys(content ?? {}).length > 0]).toEqual([path, status, status !== '304']);
        for (const { schema } of Object.values(content ?? {}))
          expect([path, status, untyped(schema)]).toEqual([path, status, []]);
      }
    }
    expect(Object.entries(document.components.schemas).flatMap(([name, schema]) => untyped(schema, name))).toEqual([]);
  });

  it('describes the headers that go with an answer', () => {
    const events = document.paths['/api/events']?.get;
    expect(Object.keys(events?.responses['200']?.headers ?? {})).toEqual([
      ...['X-Total-Count', 'Link', 'Request-Id', 'ETag', 'Deprecation'],
      ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
    ]);
    expect(events?.responses['304']?.description).toContain('If-None-Match');
    expect(events?.parameters.find(({ name }) => name === 'limit')?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 5000,
    });
    const keyed = operations().filter(({ operation }) =>
      operation.parameters.some((one) => one.name === 'Idempotency-Key'),
    );
    const without = operations().filter(
      ({ method, operation }) => method === 'post' && !keyed.some((one) => one.operation === operation),
    );
    // What signs in, opens a household or hands out a secret, what takes a file, what changes nothing, a switch, marks, whose ids do it, and what is the same twice.
    expect(without.map(({ operation }) => operation.operationId).sort()).toEqual([
      ...[
        'clearStart',
        'completeSignIn',
        'confirmErasure',
        'createApiKey',
        'createCheckInLink',
        'createCheckInLinkAsLead',
      ],
      ...[
        'createFeed',
        'createImageUpload',
        'createWebhook',
        'erasePeople',
        'exportChosenSignups',
        'importWorkbook',
        'joinCheckIn',
      ],
      ...[
        'lookUpHousehold',
        'noteAsked',
        'noteAskedAsLead',
        'previewPlanChange',
        'previewShiftChange',
        'recordAttendance',
        'redeemVoucher',
        'replaceHouseholdLink',
      ],
      ...[
        'reportPost',
        'requestErasure',
        'requestMagicLink',
        'requestPasswordReset',
        'restoreSignup',
        'rotateWebhookSecret',
      ],
      ...['sendOn', 'setPassword', 'settleAttendance', 'signIn', 'signOut', 'startRetention', 'stepUp'],
      ...['switchMails', 'switchMailsOffAtOnce'],
    ]);
    for (const { operation } of operations()) {
      expect(operation.responses['503']?.headers).toHaveProperty('Retry-After');
    }
  });

  it('passes the linter without an error or a warning', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trailcrew-openapi-'));
    try {
      await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
      const found = await lint(folder);
      expect(found.problems).toEqual([]);
      expect(found.totals).toMatchObject({ errors: 0, warnings: 0, ignored: 0 });
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 60_000);

  it('takes a body where something is sent, and only there', () => {
    const bodyTypes = ['application/json', 'multipart/form-data', 'image/*', 'message/rfc822'];
    for (const { method, operation } of operations()) {
      const types = Object.keys(operation.requestBody?.content ?? {});
      if (method === 'get') expect(types).toEqual([]);
      else expect(types.every((type) => bodyTypes.includes(type))).toBe(true);
    }
    const body = document.paths['/api/signup']?.post?.requestBody?.content['application/json'];
    expect(body?.schema).toEqual({ $ref: '#/components/schemas/SignUpBody' });
    const schema = document.components.schemas.SignUpBody;
    expect(schema?.type).toBe('object');
    expect(Object.keys(schema?.properties ?? {}).sort()).toEqual([
      'answers',
      'email',
      'firstName',
      'guardianName',
      'lastName',
      'mayBeAsked',
      'overCapacity',
      'phone',
      'replaces',
      'shiftId',
      'website',
    ]);
    expect(schema?.required?.sort()).toEqual(['email', 'firstName', 'lastName', 'shiftId']);
  });

  it('says by which means each caller is authorized', () => {
    for (const { path, method, operation } of operations()) {
      const call = `${method.toUpperCase()} ${path}`;
      const [visitor, household] = restMatrix[call]?.answers ?? [];
      const means = operation.security.map((one) => Object.keys(one)[0] ?? 'nothing');
      // A caller who needs a sign-in is answered so; what opens only to a household's cookie does not exist for others.
      expect([call, means[0] === 'bearer' || means[0] === 'apiKey']).toEqual([call, visitor === 401]);
      if (visitor !== household) expect([call, means.includes('householdCookie')]).toEqual([call, true]);
    }
  });

  it('gives every body a name, and an example that its path takes', () => {
    for (const { path, method, operation } of operations()) {
      const { schema, example } = operation.requestBody?.content['application/json'] ?? {};
      if (!schema) continue;
      expect([path, schema]).toEqual([path, { $ref: expect.stringMatching(/^#\/components\/schemas\/\w+Body$/) }]);
      const { body } = routes.find((one) => one.path === path && one.method === method) ?? {};
      expect([path, body?.safeParse(example).error?.issues ?? []]).toEqual([path, []]);
    }
  });

  it('says of each path that keys may call which scope they need', () => {
    const [rows] = readFileSync(new URL('../../../../docs/api-keys-matrix.md', import.meta.url), 'utf8').split(
      '## GraphQL',
    );
    const [head = '', ...lines] = (rows ?? '').split('\n').filter((line) => /^\| (route|`)/.test(line));
    const cells = (line: string) => line.split('|').map((cell) => cell.trim());
    for (const line of lines) {
      const [, call = '', ...outcomes] = cells(line);
      const [method = '', path = ''] = call.replaceAll('`', '').split(' ');
      const said = document.paths[path]?.[method.toLowerCase()]?.description ?? '';
      const [, scope] = /scope `(.+)`/.exec(said) ?? [];
      const closed = cells(head)
        .slice(2, -1)
        .filter((_name, at) => outcomes[at] === 'no');
      expect([call, scope ? closed.includes(scope) : closed.length > 0]).toEqual([call, false]);
    }
  });

  it('describes what receivers of webhooks are sent', () => {
    expect(Object.keys(document.webhooks)).toEqual([...webhookKindNames, 'webhook.test']);
  });

  it('knows every error code', () => {
    expect(document.components.schemas.Error.properties.code.enum).toEqual(Object.keys(errorCatalogue));
  });

  it('points to nothing that is not in it', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference as string,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      let target: unknown = document;
      for (const part of reference.replace('#/', '').split('/'))
        target = (target as Record<string, unknown> | undefined)?.[part];
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
  });
});

/** The places in a schema that say nothing about what comes. */
function untyped(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (!['type', '$ref', 'anyOf', 'allOf', 'oneOf', 'enum', 'const'].some((word) => word in schema))
    return [place || '.'];
  const { properties, items, anyOf, allOf } = schema as Record<string, object | undefined>;
  if ('type' in schema && schema.type === 'array' && !items) return [place];
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, below]) => untyped(below, `${place}.${name}`)),
    ...untyped(items ?? null, `${place}[]`),
    ...[...Object.values(anyOf ?? {}), ...Object.values(allOf ?? {})].flatMap((below) => untyped(below, place)),
  ];
}

interface Linted {
  totals: object;
  problems: object[];
}

/**
 * Runs Redocly's linter with its recommended rules over `openapi.json`; it sends no reports and looks for no newer
 * release.
 */
async function lint(folder: string): Promise<Linted> {
  const find = createRequire(import.meta.url);
  const program = join(dirname(find.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  // A server of a test listens at localhost.
  const options = ['lint', 'openapi.json', '--format=json', '--skip-rule=no-server-example.com'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(process.execPath, [program, ...options], { cwd: folder, env, maxBuffer: 2 ** 26 });
  // With errors it ends with 1, and has said which.
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return JSON.parse(stdout) as Linted;
}

it('is 304 to a client that has it, and refuses what it does not know', async () => {
  const address = `${server.url}/api/openapi.json`;
  const tag = (await fetch(address)).headers.get('etag') ?? '';
  expect(tag).toMatch(/^".+"$/);
  const again = await fetch(address, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await server.rest('GET', '/api/openapi.json?x=1')).body).toMatchObject({ code: 'BAD_REQUEST' });
});

describe('the page to read it', () => {
  it('is served with its own files, its title escaped', async () => {
    const moved = await server.rest('GET', '/api/docs');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/docs/']);
    const { status, body } = await server.rest<string>('GET', '/api/docs/');
    expect(status).toBe(200);
    expect(body).toContain('<title>Nordic &lt;Volunteers> &amp; Friends API</title>');
    for (const [, file] of body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect([file, (await fetch(new URL(file ?? '', `${server.url}/api/docs/`))).status]).toEqual([file, 200]);
    }
  });
});
