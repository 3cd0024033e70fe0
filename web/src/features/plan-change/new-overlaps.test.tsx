/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { NewOverlaps } from './new-overlaps';

afterEach(cleanup);

const moved = {
  ...{ volunteerId: 'v1', firstName: 'Ada', lastName: 'Lovelace', shiftId: 's1' },
  ...{ opportunityName: 'Soup', date: '2027-02-20', startTime: '11:00', endTime: '14:00' },
};

it('names the other shift, or says that there is one where a lead may not read which', () => {
  render(
    <NewOverlaps
      overlaps={[
        {
          ...moved,
          ...{ otherOpportunityName: 'Tea', otherDate: '2027-02-20', otherStartTime: '13:00', otherEndTime: '15:00' },
        },
        { ...moved, otherOpportunityName: null, otherDate: null, otherStartTime: null, otherEndTime: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Lovelace: Soup, Sat, Feb 20, 11:00 AM – 2:00 PM, and Tea, Sat, Feb 20, 1:00 PM – 3:00 PM',
    'Ada Lovelace: Soup, Sat, Feb 20, 11:00 AM – 2:00 PM, and another shift at that time',
  ]);
});
