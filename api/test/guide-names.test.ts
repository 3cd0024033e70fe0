import { describe, expect, it } from '@jest/globals';
import { buildSchema, isEnumType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { apiKeyScopeNames } from '../src/contract/people/api-key.js';
import { errorCatalogue } from '../src/contract/error-codes.js';
import { feedKindNames } from '../src/contract/feed.js';
import { routes } from '../src/registry.js';

/* docs/api.md names only what there is. That nothing is missing is the reference's to say: api-reference.test.ts. */

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const guide = text('docs/api.md');
const schema = buildSchema(text('schema.graphql'));
const types = Object.values(schema.getTypeMap());
const settings = text('.env.example');

/** What stands between backticks outside of blocks of code. */
const named = [...guide.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

describe('the guide to the API names', () => {
  it('codes of refusals, values and settings that there are', () => {
    const values = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    const ofGraphql = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE'];
    const known = new Set<string>([
      ...feedKindNames,
      ...Object.keys(errorCatalogue),
      ...values,
      ...ofGraphql,
      'GET',
      'POST',
      'PATCH',
      'PUT',
      'HEAD',
    ]);
    const capitals = named.filter((word) => /^[A-Z][A-Z_]+$/.test(word));
    expect(capitals.length).toBeGreaterThan(20);
    expect(capitals.filter((word) => !known.has(word) && !settings.includes(`${word}=`))).toEqual([]);
  });

  it('paths that there are', () => {
    const paths = [...guide.matchAll(/\/api\/[\w/{}-]+/g)].map(([path]) => path.replace(/\/$/, ''));
    const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const known = [
      ...routes.map(({ path }) => pattern(path)),
      /^\/api\/docs$/,
      /^\/api\/openapi$/,
      /^\/api\/test/,
      /^\/api\/admin$/,
    ];
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !known.some((one) => one.test(path)))).toEqual([]);
  });

  it('fields of GraphQL that there are', () => {
    const fields = new Set(types.filter(isObjectType).flatMap((type) => Object.keys(type.getFields())));
    const calls = named.flatMap((word) => /^(\w+)\(\w+:/.exec(word)?.[1] ?? []);
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.filter((name) => !fields.has(name))).toEqual([]);
    const ofType = named.flatMap((word) => (/^[A-Z]\w+\.\w+/.test(word) ? [word.replace(/\(.*/, '')] : []));
    for (const word of ofType) {
      const [type = '', field = ''] = word.split('.');
      const there = schema.getType(type);
      expect([word, isObjectType(there) && field in there.getFields()]).toEqual([word, true]);
    }
  });

  it('every scope of a key', () => {
    for (const scope of apiKeyScopeNames) expect(guide).toContain(`| \`${scope}\``);
  });
});
