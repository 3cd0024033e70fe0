import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { loggedError, sentenceOf } from './logged-error.js';

/* Errors of a real PostgreSQL, and errors around them. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const failureOf = (text: string, values: unknown[] = []): Promise<unknown> =>
  database.pool.query(text, values).then(
    () => undefined,
    (error: unknown) => error,
  );
const texts = (error: unknown) => JSON.stringify(loggedError(error)) + sentenceOf(error);

it('a broken rule is named by its constraint and table, without the rows', async () => {
  const insert = `insert into volunteer (first_name, last_name, email, email_key, name_key)
    values ('Ada', 'Ås', $1, $1, 'ada'), ('Ada', 'Ås', $1, $1, 'ada')`;
  const error = await failureOf(insert, ['ada@example.org']);
  expect(JSON.stringify(error)).toContain('ada@example.org');
  expect(loggedError(error)).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    constraint: 'volunteer_person_unique',
    table: 'volunteer',
    message: 'duplicate key value violates unique constraint "volunteer_person_unique"',
    stack: expect.stringMatching(/^error: duplicate key[^]*\n {4}at /),
  });
  expect(texts(error)).not.toContain('ada@');
});

it.each([
  ['select $1::uuid'],
  ['select $1::text::date'],
  ['select $1::text::jsonb'],
  [`select to_tsquery('simple', $1)`],
  [`select set_config('timezone', $1, true)`],
])('a value that PostgreSQL cannot use is not repeated: %s', async (text) => {
  const value = '"ada" lovelace "@';
  const error = await failureOf(text, [value]);
  expect(JSON.stringify(error) + String(error)).toContain('lovelace');
  const around = new Error(`It failed: ${(error as Error).message}`, { cause: error });
  const several = new AggregateError([error], 'Twice');
  for (const one of [error, around, several]) expect(texts(one)).not.toContain('lovelace');
});

it('a mistake in a statement keeps its words, which are ours', async () => {
  expect(sentenceOf(await failureOf('select fone from volunteer'))).toBe('column "fone" does not exist');
});

it('what an error carries besides is left out; causes and circles are followed once', () => {
  const error: Error & { record?: object } = new Error('Not "this" one', { cause: 'a text' });
  error.record = { email: 'ada@example.org' };
  const around = new Error('Around', { cause: error });
  error.cause = around;
  expect(loggedError(around)).toMatchObject({ message: 'Around', cause: { message: 'Not "this" one' } });
  expect(texts(around)).not.toContain('ada@');
  expect(loggedError('a text')).toEqual({ type: 'string', message: 'a text' });
});
