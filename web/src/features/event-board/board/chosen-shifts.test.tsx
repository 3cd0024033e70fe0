/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering } from '../../../../test/answering-client';
import type { PlacedShift } from './board';
import { ChosenShifts } from './chosen-shifts';

afterEach(cleanup);

const chosen = [
  {
    shift: { id: 's1', qtyRequired: 3, qtyRegistered: 2, signups: null },
    opportunity: { id: 'o1', name: 'Soup' },
    category: { id: 'c1', name: 'Feed Station' },
  },
] as unknown as PlacedShift[];

function show(peopleAreKnown: boolean) {
  render(
    <MemoryRouter>
      <Answering answer={() => undefined}>
        <ChosenShifts
          chosen={[...chosen, ...chosen]}
          peopleAreKnown={peopleAreKnown}
          shown={[]}
          eventName="Loppet"
          eventId="e1"
          onClear={() => undefined}
        />
      </Answering>
    </MemoryRouter>,
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('does not show the number of signups while it is not known, and can write to them all the same', () => {
  show(false);
  expect(screen.getByRole('status').textContent).not.toContain('signup');
  expect(button('Mail these').disabled).toBe(false);
  expect(button('Cancel 0 signups').disabled).toBe(true);
  for (const name of ['Call off', 'Move or change'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/change-plan?eventId=e1');
});

it('offers no actions without people', () => {
  show(true);
  expect(screen.getByRole('status').textContent).toContain('0 signups');
  expect(button('Mail these').disabled).toBe(true);
});
