/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { MergePreview } from './merge-preview';

afterEach(cleanup);

const person = (id: string, email: string) => ({ id, firstName: 'Ada', lastName: 'Berg', email, phone: null });

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
