import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { errorCatalogue } from '../src/contract/error-codes.js';
import { startTestServer, type TestServer } from './start-test-server.js';

/* docs/api.md is whole: every call of both doors and every refusal is in it, as the server has them. */

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const guide = text('docs/api.md');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the guide to the API', () => {
  it('names every REST call', async () => {
    const { body } = await server.rest<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
    const paths = Object.keys(body.paths).filter((path) => path.startsWith('/api/'));
    expect(paths.length).toBeGreaterThan(60);
    // The same call under /api/lead is told once, beside its /api/admin path.
    const told = (path: string) => [path, path.replace('/api/lead/', '/api/admin/')].some((one) => guide.includes(one));
    expect(paths.filter((path) => !told(path))).toEqual([]);
  });

  it('names every query, mutation and subscription of GraphQL', () => {
    const schema = buildSchema(text('schema.graphql'));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(roots.length).toBeGreaterThan(70);
    expect(roots.filter((name) => !new RegExp(`\`${name}[\`(]`).test(guide))).toEqual([]);
  });

  it.each(Object.entries(errorCatalogue))('tells of %s', (code, { status, message }) => {
    const row = guide.split('\n').find((line) => line.startsWith(`| \`${code}\``)) ?? '';
    expect(row.split('|').map((cell) => cell.trim())).toEqual(['', `\`${code}\``, String(status), message, '']);
  });
});
