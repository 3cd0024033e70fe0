/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering } from '../../../test/answering-client';
import { AttendanceSums } from './attendance-sums';

type Answer = ReturnType<typeof sum>[] | Error | undefined;

const busy = new CombinedGraphQLErrors({ errors: [{ message: 'Busy.', extensions: { code: 'UNAVAILABLE' } }] });

/** The figures in the order of the columns. */
function sum(category: string, ...figures: number[]) {
  const [expected = 0, came = 0, noShow = 0, walkIns = 0, unsettled = 0, cameAnyway = 0] = figures;
  return {
    __typename: 'AttendanceSum',
    ...{ categoryId: category, category, expected, came, noShow, walkIns, unsettled, cameAnyway },
  };
}

function open(answer: Answer, { hasBegun = false, ofOneDay = false } = {}) {
  return render(
    <MemoryRouter>
      <Answering answer={() => (answer === undefined || answer instanceof Error ? answer : { attendanceSums: answer })}>
        <AttendanceSums eventId="e1" hasBegun={hasBegun} ofOneDay={ofOneDay} />
      </Answering>
    </MemoryRouter>,
  ).container;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'People who came, by category' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

afterEach(cleanup);

test('adds up who came, leaves out categories without anybody, and leads to what is to be settled', async () => {
  open([sum('Feed', 1200, 1150, 20, 2, 32, 3), sum('Finish'), sum('Timing', 4, 4)], { ofOneDay: true });
  await screen.findByRole('heading', { name: 'Attendance on all days' });
  expect(rows()).toEqual([
    ['1,200', '1,150', '20', '2', '32', '3'],
    ['4', '4', '0', '0', '0', '0'],
    ['1,204', '1,154', '20', '2', '32', '3'],
  ]);
  // The line of the phone layout.
  expect(screen.getByText('4 expected · 4 came')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Settle who came' }).getAttribute('href')).toBe('/attendance/e1');
});

test.each([[[sum('Feed', 0, 0, 0, 0, 0, 1)]], [[sum('Feed', 3, 0, 1)]], [[sum('Feed', 0, 0, 0, 1)]]])(
  'before the event it is there as soon as somebody is marked: %p',
  async (sums) => {
    open(sums);
    expect(await screen.findByRole('heading', { name: 'Attendance' })).toBeTruthy();
    expect(screen.queryByText('Nobody has been marked yet.')).toBeNull();
  },
);

test('before the event nothing is shown while nobody is marked, also while it is fetched', async () => {
  const container = open([sum('Feed', 9)]);
  expect(container.childElementCount).toBe(0);
  await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
  expect(container.childElementCount).toBe(0);
});

test('once the event has begun, a placeholder stands while it is fetched', () => {
  expect(open(undefined, { hasBegun: true }).childElementCount).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  [[sum('Feed', 9)], 'Nobody has been marked yet.'],
  [[sum('Feed')], 'Nobody is signed up.'],
])('once the event has begun, %p says: %s', async (sums, words) => {
  open(sums, { hasBegun: true });
  expect(await screen.findByText(words)).toBeTruthy();
  // There is nothing to settle: hours are assumed where nobody is marked.
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hours']);
});

test('sums that could not be fetched can be tried again', async () => {
  open(busy, { hasBegun: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch the attendance.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
