/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { madeList, madePerson } from '../../testing/made-check-in';
import type { CheckIn, OnKept } from '../check-in-state';
import { rowsByShift } from '../rules/rows';
import { CheckInContext } from './use-check-in';
import { useMarking } from './use-marking';

const list = madeList([madePerson('Ada'), madePerson('Bo')]);
const [ada, bo] = rowsByShift({
  list,
  marks: [],
  walkIns: [],
  phone: { id: 'own', offset: 0, name: 'Jonas' },
  now: 0,
})[0]!.rows;

/** The page's marking, and what it has stored since the last check. */
function marking() {
  const kept: string[] = [];
  const keep = async (kind: string, people: readonly { signupId: string }[], onKept?: OnKept) => {
    kept.push(...people.map(({ signupId }) => `${signupId} ${kind}`));
    const marks = people.map(({ signupId }) => `mark of ${signupId}`);
    await Promise.resolve();
    onKept?.(marks);
    return marks;
  };
  const checkIn = {
    mark: keep,
    undo: (marks: readonly { person: { signupId: string } }[], onKept?: OnKept) =>
      keep(
        'UNDONE',
        marks.map(({ person }) => person),
        onKept,
      ),
    state: () => ({ kept: { walkIns: [] } }),
  } as unknown as CheckIn;
  const { result } = renderHook(() => useMarking((id) => [ada!, bo!].find(({ signupId }) => signupId === id)), {
    wrapper: ({ children }) => <CheckInContext value={checkIn}>{children}</CheckInContext>,
  });
  const after = async (milliseconds: number, press: () => void) => {
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await act(async () => press());
    return kept.splice(0);
  };
  return { result, after };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the second tap of a double tap does not press what moved under the thumb, and other rows react at once', async () => {
  const { result, after } = marking();
  const press = (row: typeof ada, what: 'ARRIVED' | 'LEFT') => () => result.current.press(row!, what);
  expect(await after(0, press(ada, 'ARRIVED'))).toEqual(['Ada ARRIVED']);
  expect(await after(200, press(ada, 'LEFT'))).toEqual([]);
  expect(await after(0, press(bo, 'ARRIVED'))).toEqual(['Bo ARRIVED']);
  expect(await after(200, () => result.current.just?.undo())).toEqual([]);
  expect(await after(400, () => result.current.just?.undo())).toEqual(['Bo UNDONE']);
  // The bar is gone, and a row is in its place.
  expect(await after(200, press(ada, 'LEFT'))).toEqual([]);
  expect(await after(400, press(ada, 'LEFT'))).toEqual(['Ada LEFT']);
});
