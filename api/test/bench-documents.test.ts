import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import * as documents from '../bench/documents.js';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

describe('what the bench asks', () => {
  it.each(Object.entries(documents))('%s is in the schema', (_, document) => {
    expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
  });
});
