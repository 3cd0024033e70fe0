/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { useChosenShift } from './use-chosen-shift';

it('keeps the same function after a filter, so that no row of a long list is rendered again', () => {
  const { result } = renderHook(
    () => {
      const [address, setAddress] = useSearchParams();
      return { chosen: useChosenShift([], '2027-02-20 08:00'), address: address.toString(), setAddress };
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/event/one?shift=gone']}>{children}</MemoryRouter> },
  );
  const before = result.current;
  act(() => before.setAddress({ shift: 'gone', q: 'sat' }));
  expect(result.current.setAddress).not.toBe(before.setAddress);
  expect(result.current.chosen.choose).toBe(before.chosen.choose);
  // It clears the current address.
  expect(result.current.chosen.closedLink).toEqual({ why: 'gone', listed: null });
  act(() => result.current.chosen.close());
  expect(result.current.chosen.closedLink).toBeNull();
  expect(result.current.address).toBe('q=sat');
});
