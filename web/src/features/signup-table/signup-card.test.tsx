/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { Contact, StatusWord } from './signup-card';
import type { SignupRow_SignupFragment } from './signup-table.generated';

afterEach(cleanup);

const expected = { state: 'EXPECTED', contradicted: false, cameAnyway: false } as const;
const shift = { cancelledAt: null, event: { state: 'PUBLISHED' } } as SignupRow_SignupFragment['shift'];

it.each([
  ['ACTIVE', {}, 'Active'],
  ['ACTIVE', { state: 'HERE' }, 'Here'],
  ['ACTIVE', { state: 'LEFT' }, 'Left'],
  ['ACTIVE', { state: 'NO_SHOW' }, 'Not here'],
  ['ACTIVE', { state: 'HERE', contradicted: true }, 'Marks disagree'],
  ['CANCELLED', {}, 'Cancelled'],
  ['CANCELLED', { state: 'NO_SHOW' }, 'Cancelled'],
  ['CANCELLED', { state: 'HERE', cameAnyway: true }, 'Cancelled, but came'],
] as const)('the status of a signup that is %s with %p is one word', (status, attendance, word) => {
  const { container } = render(
    <StatusWord
      signup={{ id: 'signup', status, unconfirmedSince: null, attendance: { ...expected, ...attendance }, shift }}
    />,
  );
  expect(container.textContent).toBe(word);
});

test('somebody without an address, such as a removed person, has nothing to write to', () => {
  const volunteer = { id: 'v1', firstName: 'Removed', lastName: 'person', email: null, phone: null };
  render(<Contact signup={{ volunteer: { ...volunteer, mailFails: false, erased: true } }} />);
  expect(screen.getByText('No email address')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
