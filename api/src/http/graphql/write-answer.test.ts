import { describe, expect, it } from '@jest/globals';
import { parseRows } from '../../platform/reading/sql/assemble-rows.js';
import { writeAnswer } from './write-answer.js';

/** How often others got their turn while something was made. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, over] = [0, false];
  const others = (): void => {
    if (over) return;
    turns += 1;
    setImmediate(others);
  };
  setImmediate(others);
  await work();
  over = true;
  return turns;
}

const odd = { text: 'a "quoted"\nline \u2028 \u001e', none: null, no: false, number: 1.5, empty: [], nothing: {} };

describe('a large answer', () => {
  const data = { rows: Array.from({ length: 20_000 }, (_, id) => ({ id, odd, many: [{ id }, null, 'x'] })), odd };

  it('says the same as one that is written at once', async () => {
    expect(await writeAnswer({ data }, () => true)).toBe(`${JSON.stringify({ data })}\n`);
    expect(await writeAnswer({ data: { a: undefined, b: [] } }, () => true)).toBe('{"data":{"b":[]}}\n');
    expect(await writeAnswer({ errors: [{ message: 'x' }] }, () => true)).toBe('{"errors":[{"message":"x"}]}\n');
  });

  it('lets others have their turn', async () => {
    expect(await turnsDuring(() => writeAnswer({ data }, () => true))).toBeGreaterThan(5);
  });
});

describe('many rows', () => {
  const rows = Array.from({ length: 20_000 }, (_, id) => [id, odd]);
  const text = rows.map((row) => JSON.stringify(row)).join('\u001e');

  it('are all read, with pauses', async () => {
    const read: unknown[][][] = [];
    expect(await turnsDuring(async () => read.push(await parseRows(text)))).toBeGreaterThan(5);
    expect(read[0]).toEqual(rows);
    expect(await parseRows('')).toEqual([]);
    expect(await parseRows('[null,1]')).toEqual([[null, 1]]);
  });
});
