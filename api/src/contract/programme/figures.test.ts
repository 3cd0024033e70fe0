import { describe, expect, it } from '@jest/globals';
import { eventMark, figuresOf, fillRate } from './figures.js';

describe('figures of a shift', () => {
  const shift = { qtyRequired: 3, qtyRegistered: 1 };

  it.each([
    ['open', shift, [3, 1, 2]],
    ['held', { ...shift, heldCount: 1 }, [3, 1, 1]],
    ['over-full', { qtyRequired: 2, qtyRegistered: 5 }, [2, 2, 0]],
    ['called off', { ...shift, cancelledAt: '2027-02-20T00:00:00Z' }, [0, 0, 0]],
    ['of a draft', { ...shift, eventState: 'DRAFT' }, [3, 1, 2]],
    ['of a cancelled event', { ...shift, eventState: 'CANCELLED' }, [0, 0, 0]],
  ])('%s', (_, given, [needed, filled, missing]) => {
    expect(figuresOf(given)).toEqual({ needed, filled, missing });
  });
});

describe('a fill rate', () => {
  it.each([
    [0, 0, 0],
    [2, 3, 67],
    [999, 1000, 99],
    [3, 3, 100],
  ])('of %d of %d is %d %%, and never rounded up to 100', (filled, needed, percent) => {
    expect(fillRate(filled, needed)).toBe(percent);
  });
});

it('marks events that are not published and to come', () => {
  expect(['DRAFT', 'CANCELLED', 'PUBLISHED'].map((state) => eventMark({ state, isOver: true }))).toEqual([
    'Draft',
    'Cancelled',
    'Over',
  ]);
  expect(eventMark({ state: 'PUBLISHED', isOver: false })).toBeNull();
});
