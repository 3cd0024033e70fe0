import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { errorCatalogue } from '../src/contract/error-codes.js';
import { buildGraphqlSchema, type BuiltSchema } from '../src/http/graphql/build-graphql-schema.js';
import { tags } from '../src/http/rest/tags.js';
import { resolvers, routes } from '../src/registry.js';
import { printApiReference } from './print-api-reference.js';

/* docs/api-reference.md is made of the routes, the schema and the lists in the code: TRAILCREW_WRITE=on writes it. */

const place = new URL('../../docs/api-reference.md', import.meta.url);
let built: BuiltSchema;
beforeAll(async () => {
  built = await buildGraphqlSchema(resolvers);
});

it('is what the code says', () => {
  const made = printApiReference(built);
  if (process.env.TRAILCREW_WRITE === 'on') writeFileSync(place, made);
  expect(readFileSync(place, 'utf8')).toBe(made);
});

describe('the reference to the API', () => {
  const text = () => readFileSync(place, 'utf8');

  it('has a row for every path', () => {
    expect(routes.length).toBeGreaterThan(140);
    const rows = text();
    const missing = routes.filter(({ method, path }) => !rows.includes(`\n| \`${method.toUpperCase()} ${path}\` | `));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('has a row for every query, mutation and subscription of GraphQL', () => {
    const { schema } = built;
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(roots.length).toBeGreaterThan(150);
    const rows = text();
    expect(roots.filter((name) => !new RegExp(`\\n\\| \`${name}[\`(]`).test(rows))).toEqual([]);
  });

  it('says of every subject what it is about', () => {
    for (const [name, about] of Object.entries(tags)) expect(text()).toContain(`\n### ${name}\n\n${about}\n`);
  });

  it.each(Object.entries(errorCatalogue))('has %s with its status and sentence', (code, { status, message }) => {
    expect(text()).toContain(`\n| \`${code}\` | ${status} | ${message} |\n`);
  });
});
