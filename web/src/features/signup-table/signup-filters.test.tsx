/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { SignupFilters } from './signup-filters';
import { readSearch } from './signup-search';

afterEach(cleanup);

const open = (address: string) =>
  render(
    <SignupFilters
      search={readSearch(new URLSearchParams(address))}
      choices={{ categories: [] }}
      onChange={() => undefined}
    />,
  );

test('without an event one note asks for it, and there is nothing to choose', () => {
  open('');
  expect(screen.getAllByText(/Choose an event first/)).toHaveLength(1);
  expect(screen.queryAllByRole('combobox')).toHaveLength(0);
});

test('in an event categories and roles can be chosen', () => {
  open('event=e1');
  expect(screen.queryByText(/Choose an event first/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Volunteer role' })).toBeTruthy();
});
