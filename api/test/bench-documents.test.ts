import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import * as documents from '../bench/documents.js';
import { pageDocuments, staffPages } from '../bench/page-documents.js';
import { fileURLToPath } from 'node:url';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

describe('what the bench asks', () => {
  it.each(Object.entries(documents))('%s is in the schema', (_, document) => {
    expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
  });

  const pages = pageDocuments(fileURLToPath(new URL('../..', import.meta.url)));
  it.each(staffPages)('the page of %s is in the schema, and its variables are given', (name, variablesOf) => {
    const page = pages.get(name);
    expect(validate(schema, parse(page?.query ?? '{ none }')).map(({ message }) => message)).toEqual([]);
    expect(Object.keys(variablesOf('x')).sort()).toEqual([...(page?.variables ?? [])].sort());
  });
});
