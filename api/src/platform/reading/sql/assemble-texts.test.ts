import { describe, expect, it } from '@jest/globals';
import { unmetered, type AnswerMeter } from '../../limits/answer-meter.js';
import { assembleTexts, countRows } from './assemble-texts.js';
import { DomainError } from '../../operation/domain-error.js';
import type { Level } from './plan-records.js';

const level = (slots: Level['slots']): Level => ({
  template: { values: [], ones: [], lists: [] },
  grouped: false,
  mostRows: Infinity,
  slots,
});
const row = (...parts: string[]) => parts.join('\u001f');
const rows = (...all: string[]) => all.join('\u001e');

/** A list of which one row holds two others, each with the same long list. */
const levels = [level([{ name: 'shifts', level: 1 }]), level([])];
const texts = [
  rows(
    row('1', 'a', '{"name":"One \\"shifts\\":-0e1","shifts":-0e1,"last":1}'),
    row('2', '', '{"name":"Two","shifts":null,"last":2}'),
    row('3', 'c', '{"name":"Three","shifts":-0e1,"last":3}'),
  ),
  rows(row('a', '{"id":1}'), row('a', '{"id":2}')),
];

describe('rows that are read as text', () => {
  it('are put together without looking into them', async () => {
    expect(texts.map(countRows)).toEqual([3, 2]);
    expect(countRows('')).toBe(0);
    const made = await assembleTexts(levels, texts, unmetered);
    expect(made.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(made.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      { name: 'One "shifts":-0e1', shifts: [{ id: 1 }, { id: 2 }], last: 1 },
      { name: 'Two', shifts: null, last: 2 },
      { name: 'Three', shifts: [], last: 3 },
    ]);
  });

  it('are no more once they are more than may be answered', async () => {
    const meter: AnswerMeter = {
      ...unmetered,
      sizeLeft: () => 20,
      takeSize: () => {
        throw new DomainError('QUERY_TOO_LARGE');
      },
    };
    await expect(assembleTexts(levels, texts, meter)).rejects.toMatchObject({ code: 'QUERY_TOO_LARGE' });
  });
});
