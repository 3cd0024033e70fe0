/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { RosterPaper } from './roster-paper';
import { rosterSheets } from './roster-sheets';

afterEach(cleanup);

test.each([
  ['a shift that lacks people', { qtyRequired: 3, qtyRegistered: 1 }, 'Soup (1 of 3)'],
  ['an over-full shift', { qtyRequired: 3, qtyRegistered: 5 }, 'Soup (5 of 3)'],
  ['a shift with a held spot', { qtyRequired: 3, qtyRegistered: 2, heldCount: 1 }, 'Soup (2 of 3, 1 held)'],
  [
    'a shift that is called off',
    { qtyRequired: 3, qtyRegistered: 2, cancelledAt: '2027-02-01T00:00:00Z' },
    'Soup Called off: nobody is to come',
  ],
])('the heading of %s counts who is there of those needed', (_of, figures, words) => {
  const shift = {
    ...{ id: 's', date: '2027-02-20', startTime: '08:00', endTime: '10:00', effectiveLocation: 'Gate', notes: null },
    ...{ heldCount: 0, cancelledAt: null, ...figures },
  };
  const [sheet] = rosterSheets(
    [
      {
        ...{ id: 'f', name: 'Feed', leadFirstName: null, leadLastName: null },
        opportunities: [{ id: 'o', name: 'Soup', shifts: [shift] }],
      },
    ],
    null,
  );
  render(<RosterPaper eventName="Birkie" sheet={sheet!} before={0} builtWhenIdle={0} eager />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain(words);
});
