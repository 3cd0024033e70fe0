import { describe, expect, it } from '@jest/globals';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse, type ExecutionResult, type GraphQLError } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { unmetered, type AnswerMeter } from '../../platform/limits/answer-meter.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { measuredAnswers } from './measured-answers.js';

/* Large values through the compiled queries with pauses, beside graphql-js, which writes the same value at once. */

const typeDefs = `
  type Query { event: Event  shifts: [Shift!]!  words: [[String]] }
  type Event { name: String!  categories: [Category!]! }
  type Category { name: String!  lead: Person  shifts: [Shift] }
  type Shift { id: ID!  note: String  places: Int!  category: Category  people: [Person!]! }
  type Person { name: String!  tags: [String!] }
`;
const person = (n: number) => ({ name: `Person ${n}`, tags: n % 3 ? ['a', null, 'b'].filter(Boolean) : null });
const everybody = [person(1), person(2), person(3)];
const shift = (n: number) => ({
  id: n,
  note: n % 2 ? `Bring "skis" ${n}` : null,
  places: n % 7,
  category: { name: `Category ${n % 5}`, lead: n % 5 ? person(n) : null },
  // One list that hangs on many rows.
  people: everybody,
});
const shifts = Array.from({ length: 8000 }, (_, n) => shift(n));
const event = {
  name: 'Race',
  categories: [
    { name: 'A', lead: null, shifts: [...shifts.slice(0, 3000), null] },
    { name: 'B', lead: person(4), shifts: null },
    { name: 'C', lead: person(5), shifts: [] },
    { name: 'D', lead: person(6), shifts: shifts.slice(3000) },
  ],
};
const words = [['x'.repeat(200_000), null], null, []];

/** What both say of a document, and how often others had a turn in ours. */
async function answers(document: string, value: object, answer: AnswerMeter = unmetered) {
  const plain = { Query: { event: () => value, shifts: () => value, words: () => value } };
  const read = (fields: Record<string, () => object>) =>
    Object.fromEntries(Object.entries(fields).map(([name, give]) => [name, () => Promise.resolve(give())]));
  const theirs = await execute({
    schema: makeExecutableSchema({ typeDefs, resolvers: plain }),
    document: parse(document),
  });
  const resolvers = { Query: measuredAnswers(read(plain.Query)) };
  const query = compileQuery(makeExecutableSchema({ typeDefs, resolvers }), parse(document), undefined);
  if (!isCompiledQuery(query)) throw new Error('The document is wrong');
  let [turns, over] = [0, false];
  const others = (): void => {
    turns += 1;
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  const ours = await query.query(undefined, { services: { answer } } as unknown as RequestContext, {});
  over = true;
  return { ours, theirs, turns };
}

const comparable = ({ data, errors }: ExecutionResult) => ({
  data: JSON.stringify(data),
  errors: (errors ?? []).map(({ path, message }: GraphQLError) => `${path?.join('.')}: ${message}`).sort(),
});

describe('a large value', () => {
  it.each([
    ['a list', '{ shifts { id note places category { name lead { name tags } } people { name tags } } }', shifts],
    [
      'lists in lists, with rows and lists that are null',
      '{ event { name categories { name lead { name } shifts { id people { name } } } } }',
      event,
    ],
    [
      'one list under two names, in fragments and with directives',
      `query { one: event { ...names } two: event { __typename categories { first: shifts { n: id } second: shifts { ... on Shift { id note @skip(if: true) } } } } }
       fragment names on Event { called: name categories { name shifts { ...row } } } fragment row on Shift { places id @include(if: true) }`,
      event,
    ],
    ['lists without objects', '{ words }', words],
  ])('gives the same answer as without pauses, and others get their turn: %s', async (_name, document, value) => {
    const before = JSON.stringify(value);
    const { ours, theirs, turns } = await answers(document, value);
    expect(comparable(ours)).toEqual(comparable(theirs));
    expect(theirs.errors).toBeUndefined();
    expect(JSON.stringify(value)).toBe(before);
    if (value !== words) expect(turns).toBeGreaterThan(3);
  });

  it('with faults in it gives the same answer as without pauses', async () => {
    const faulty = shifts.map((row, n) =>
      n === 4000
        ? { ...row, people: [{ name: null, tags: ['x'] }] }
        : n === 5000
          ? { ...row, note: new Error('The note is lost') }
          : n === 6000
            ? { ...row, category: { name: null } }
            : row,
    );
    const asked = 'id note category { name } people { name }';
    const inEvent = { ...event, categories: [{ name: 'A', lead: null, shifts: faulty }] };
    const below = await answers(`{ event { categories { shifts { ${asked} } } } }`, inEvent);
    expect(comparable(below.ours)).toEqual(comparable(below.theirs));
    expect(below.ours.errors).toHaveLength(3);
    const whole = await answers(`{ shifts { ${asked} } }`, faulty);
    // graphql-js stops at the first fault that takes everything along, the compiled queries report all of them.
    expect(comparable(whole.ours)).toMatchObject({
      data: 'null',
      errors: expect.arrayContaining(comparable(whole.theirs).errors),
    });
  });

  it('is measured as a small one is, before it is written', async () => {
    const document = '{ event { name categories { name shifts { id note } } } }';
    const sizes: number[] = [];
    const meter = (most: number): AnswerMeter => ({
      ...unmetered,
      sizeLeft: () => most,
      takeSize: (size) => void sizes.push(size),
    });
    const { ours } = await answers(document, event, meter(Infinity));
    await answers(document, event, meter(150_000));
    const [whole = 0, stopped = 0] = sizes;
    expect(Math.abs(whole / JSON.stringify(ours.data).length - 1)).toBeLessThan(0.2);
    expect(stopped).toBeGreaterThan(150_000);
    expect(stopped).toBeLessThan(151_000);
  });
});
