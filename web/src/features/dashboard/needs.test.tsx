/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering } from '../../../test/answering-client';
import { Needs } from './needs';

const named = (__typename: string, name: string) => ({ __typename, id: name, name });

const gap = (id: string) => ({
  __typename: 'Shift',
  ...{ id, date: '2027-02-20', startTime: '07:00', endTime: '09:00', missing: 3 },
  ...{
    event: named('Event', 'Loppet'),
    category: named('Category', 'Food'),
    opportunity: named('Opportunity', 'Soup'),
  },
});

function answerOf({
  missing,
  shifts,
  shiftCount,
  undelivered,
}: Record<'missing' | 'shifts' | 'shiftCount' | 'undelivered', number>) {
  return {
    needs: {
      __typename: 'Needs',
      ...{ missing, shiftCount },
      byTime: [
        {
          ...{ __typename: 'NeedsAtTime', time: 'TOMORROW', missing, shiftCount, eventId: 'e' },
          shifts: Array.from({ length: shifts }, (_, index) => gap(`s${index}`)),
        },
      ].filter(() => shiftCount > 0),
    },
    undeliveredMails: { __typename: 'UndeliveredMailConnection', totalCount: undelivered },
  };
}

/** Renders the needs with one response after the other. */
function show(...answers: (ReturnType<typeof answerOf> | Error)[]) {
  let asked = 0;
  render(
    <MemoryRouter>
      <Answering answer={() => answers[asked++]}>
        <Needs />
      </Answering>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

test('with nothing to do it says so, and has no links', async () => {
  show(answerOf({ missing: 0, shifts: 0, shiftCount: 0, undelivered: 0 }));
  await screen.findByText('Every shift in the next 14 days is filled.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('one mail is in the singular, and gaps that do not fit are counted', async () => {
  show(answerOf({ missing: 20, shifts: 5, shiftCount: 6, undelivered: 1 }));
  expect((await screen.findByRole('link', { name: /1 email not delivered/ })).getAttribute('href')).toBe(
    '/undelivered-mails',
  );
  const rows = within(screen.getByRole('region', { name: 'Tomorrow' })).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    ...[0, 1, 2, 3, 4].map((index) => `/manage?eventId=Loppet&shift=s${index}`),
    '/manage?eventId=e&missing=1&category=all&day=2027-02-20',
  ]);
  expect(rows.at(-1)?.textContent).toBe('and 1 more shift');
});

test('a failure is shown in place, and another try works', async () => {
  show(
    new CombinedGraphQLErrors({ errors: [{ message: 'Busy.', extensions: { code: 'UNAVAILABLE' } }] }),
    answerOf({ missing: 0, shifts: 0, shiftCount: 0, undelivered: 0 }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Every shift in the next 14 days is filled.');
});
