/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SignupTable } from './signup-table';
import type { SignupRow_SignupFragment } from './signup-table.generated';

// jsdom has no layout, so the list is that of a phone.
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
class Unresized {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = Unresized;
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

const row = {
  ...{ id: 'g1', status: 'ACTIVE', unconfirmedSince: null, signedUpOn: '2027-01-01', answers: [], consents: [] },
  attendance: null,
  volunteer: { id: 'v1', firstName: 'Ada', lastName: 'Berg', email: 'ada@example.org', phone: null, mailFails: false },
  shift: {
    ...{ id: 's1', date: '2027-02-20', startTime: '08:00', endTime: '10:00', cancelledAt: null },
    ...{ opportunity: { id: 'o1', name: 'Bar' }, category: { id: 'c1', name: 'Food' } },
    event: { id: 'e1', name: 'Loppet', state: 'PUBLISHED' },
  },
};

/** Opens the menu of one row; returns its entries, or null without a menu. */
function entriesOf({ erased, isAdmin }: { erased: boolean; isAdmin: boolean }): (string | null)[] {
  const viewerCan = { edit: isAdmin, remove: true };
  const signup = { ...row, viewerCan, volunteer: { ...row.volunteer, erased } } as unknown as SignupRow_SignupFragment;
  const nothing = () => {};
  render(
    <MemoryRouter>
      <SignupTable
        rows={[signup]}
        busy={false}
        showEvent={false}
        sort={{ column: 'volunteer', descending: false }}
        onSort={nothing}
        onEdit={nothing}
        onCancel={nothing}
        onExport={isAdmin ? nothing : undefined}
        onErase={isAdmin ? nothing : undefined}
        selection={{
          rows: [],
          has: () => false,
          press: nothing,
          pressMany: nothing,
          pressAll: nothing,
          clear: nothing,
          onKeyDown: nothing,
        }}
      />
    </MemoryRouter>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Actions for Ada Berg' }), { key: 'Enter' });
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

it.each([
  ['an admin', { erased: false, isAdmin: true }, ['Edit volunteer', 'Export data', 'Cancel signup', 'Erase person…']],
  ['a lead', { erased: false, isAdmin: false }, ['Cancel signup']],
  ['an admin, of a removed person', { erased: true, isAdmin: true }, ['Cancel signup']],
])('gives %s these actions', (_who, what, entries) => {
  expect(entriesOf(what)).toEqual(entries);
});
