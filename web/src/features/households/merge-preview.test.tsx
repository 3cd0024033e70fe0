/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { MergePreview } from './merge-preview';

afterEach(cleanup);

const person = (id: string, email: string | null) => ({ id, firstName: 'Ada', lastName: 'Berg', email, phone: null });

test.each([
  [1, '1 waitlist entry moves along.'],
  [2, '2 waitlist entries move along.'],
])('%i on waitlists: %s', (waiting, words) => {
  render(
    <MergePreview
      preview={{
        ...{ source: person('a', 'old@example.org'), target: person('b', 'new@example.org') },
        ...{ isOneAddress: false, phone: null, moved: 0, doubled: [], waiting, othersStay: false, mails: 0 },
      }}
    />,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test('without an address no links in emails change', () => {
  render(
    <MergePreview
      preview={{
        ...{ source: person('a', null), target: person('b', 'new@example.org') },
        ...{ isOneAddress: false, phone: null, moved: 1, doubled: [], waiting: 0, othersStay: false, mails: 0 },
      }}
    />,
  );
  expect(screen.getByRole('list').textContent).toBe(
    'Ada Berg (no email address) is removed; 1 signup moves to Ada Berg (new@example.org).',
  );
});
