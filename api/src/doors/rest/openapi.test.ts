import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorCatalogue } from '../../contract/error-codes.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { routes } from '../../registry.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: object;
}

interface Operation {
  summary: string;
  parameters: Parameter[];
  security?: object[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { type?: string; properties?: Record<string, object>; required?: string[] } }>;
  };
  responses: Record<string, { description: string; content: object }>;
}

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: { Error: { properties: { code: { enum: string[] } } } } };
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

  it('describes each with a summary, its path parameters and its answers', () => {
    for (const { path, operation } of operations()) {
      expect(operation.summary).toMatch(/\S/);
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required === true)).toBe(true);
      const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
      expect(inQuery.every(({ description }) => Boolean(description))).toBe(true);
      expect(Object.keys(operation.responses).sort()).toEqual(['2XX', 'default']);
    }
  });

  it('takes a body where something is sent, and only there', () => {
    for (const { method, operation } of operations()) {
      const types = Object.keys(operation.requestBody?.content ?? {});
      if (method === 'get') expect(types).toEqual([]);
      else
        expect(types.every((type) => ['application/json', 'multipart/form-data', 'image/*'].includes(type))).toBe(true);
    }
    const schema = document.paths['/api/signup']?.post?.requestBody?.content['application/json']?.schema;
    expect(schema?.type).toBe('object');
    expect(Object.keys(schema?.properties ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'overCapacity',
      'phone',
      'replaces',
      'shiftId',
      'website',
    ]);
    expect(schema?.required?.sort()).toEqual(['email', 'firstName', 'lastName', 'shiftId']);
  });

  it('asks for a sign-in on the staff’s paths alone', () => {
    const ofStaff = /^\/api\/(admin|leads?|reports|exports|bulk-mails|volunteers|upload)(\/|$)/;
    const closed = operations()
      .filter(({ operation }) => operation.security)
      .map(({ path }) => path);
    const expected = routes.map(({ path }) => path).filter((path) => ofStaff.test(path));
    expect(closed.sort()).toEqual(expected.sort());
    expect(closed).toEqual(
      expect.arrayContaining(['/api/admin/excel-import', '/api/leads', '/api/volunteers', '/api/upload/image']),
    );
    expect(closed).not.toContain('/api/volunteer/lookup');
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

describe('the page to read it', () => {
  it('is served with its own files, its title escaped', async () => {
    const moved = await server.rest('GET', '/api/docs');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/docs/']);
    const { status, body } = await server.rest<string>('GET', '/api/docs/');
    expect(status).toBe(200);
    expect(body).toContain('<title>Nordic &lt;Volunteers> &amp; Friends API</title>');
    for (const [, file] of body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect([file, (await fetch(`${server.url}/api/docs/${file}`)).status]).toEqual([file, 200]);
    }
  });
});
