import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { z, type ZodType } from 'zod';
import type { Operation } from '../src/platform/operation/operation.js';
import { DomainError } from '../src/platform/operation/domain-error.js';
import { parseInput } from '../src/platform/operation/parse-input.js';

/* A program may send anything: whatever is wrong with the input of an operation is said in our words, not in those of the validator. */

const anything: unknown[] = [
  ...[undefined, null, true, -1, 0.5, 1e12, '', 'no such value', '2027-02-30', 'x'.repeat(20_001)],
  ...[[], [1], [{}], ['x', 'x'], Array.from({ length: 501 }, () => 'x'), {}, { x: 1 }],
];

/** What an input looks like below optional and nullable ones. */
function insideOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, in: before } = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  const inside = innerType ?? before;
  return inside ? insideOf(inside) : schema;
}

/** Values that are wrong in one part each, of this schema and of all below it. */
function wrongValuesOf(schema: z.core.$ZodType): unknown[] {
  const inside = insideOf(schema);
  if (inside instanceof z.ZodObject)
    return [
      ...anything,
      ...Object.entries(inside.shape as Record<string, ZodType>).flatMap(([name, field]) =>
        wrongValuesOf(field).map((value) => ({ [name]: value })),
      ),
    ];
  if (inside instanceof z.ZodArray) return [...anything, ...wrongValuesOf(inside.element).map((value) => [value])];
  return anything;
}

function faultsOf(schema: ZodType, value: unknown): string[] {
  try {
    parseInput(schema, value);
    return [];
  } catch (error) {
    if (error instanceof DomainError) return Object.values(error.fields ?? {});
    throw error;
  }
}

const features = join(import.meta.dirname, '../src/features');

function isOperation(value: unknown): value is Operation<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'access' in value && 'input' in value && 'run' in value;
}

async function allOperations(): Promise<Operation<unknown, unknown>[]> {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const modules: object[] = await Promise.all(files.map((name) => import(join(features, name)) as Promise<object>));
  return [...new Set(modules.flatMap((one) => Object.values(one).filter(isOperation)))];
}

/** The words of zod; the one about an address is ours too. */
const ofValidator = /^(Invalid (?!email address$)|Too (big|small)|Unrecognized)|\breceived\b|undefined|\[object/;

it('no fault of any input is described in the words of the validator', async () => {
  const operations = await allOperations();
  expect(operations.length).toBeGreaterThan(100);
  const raw = new Map<string, string>();
  let count = 0;
  for (const { name, input } of operations)
    for (const value of wrongValuesOf(input))
      for (const words of faultsOf(input, value)) {
        count += 1;
        if (ofValidator.test(words)) raw.set(words, `${name}: ${JSON.stringify(value)?.slice(0, 80)}`);
      }
  expect(count).toBeGreaterThan(2000);
  expect(Object.fromEntries(raw)).toEqual({});
});

it('names what is missing, and what it must be', () => {
  const input = z.object({
    eventId: z.string(),
    kinds: z.array(z.string()),
    count: z.number().min(3),
    on: z.boolean(),
  });
  const faults = (value: unknown) => {
    try {
      return parseInput(input, value);
    } catch (error) {
      return error instanceof DomainError ? error.fields : error;
    }
  };
  expect(faults({ kinds: 'x', count: 1, on: 1 })).toEqual({
    eventId: 'Please send eventId: a text',
    kinds: 'Please send a list as kinds',
    count: 'Please send at least 3 as count',
    on: 'Please send true or false as on',
  });
});
