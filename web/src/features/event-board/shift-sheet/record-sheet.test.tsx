/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../../test/answering-client';
import { RecordSheet } from './record-sheet';
import type { SheetOfRecord } from './sheet';

type Answer = Record<string, unknown> | null | Error | undefined;

const busy = new CombinedGraphQLErrors({ errors: [{ message: 'Busy.', extensions: { code: 'UNAVAILABLE' } }] });

const ada = { __typename: 'Volunteer', id: 'v1', firstName: 'Ada', lastName: 'Berg', mailFails: false };

function person(contact: { email: string | null; phone: string | null }) {
  return { __typename: 'Signup', id: 'g1', volunteer: { ...ada, ...contact } };
}

/** A shift of 'Soup' on event e1 with these people. */
function soup(signups: ReturnType<typeof person>[] | null, eventId = 'e1') {
  return {
    __typename: 'Shift',
    ...{ id: 's1', date: '2027-02-20', startTime: '22:00', endTime: '02:00', qtyRequired: 2, version: 1 },
    ...{ location: null, effectiveLocation: 'Gate B', notes: null, qtyRegistered: signups?.length ?? 0, signups },
    event: {
      __typename: 'Event',
      ...{
        id: eventId,
        startDate: '2027-02-20',
        endDate: '2027-02-21',
        timeZone: 'America/Chicago',
        waitlistEnabled: true,
      },
    },
    waitlist: [],
    waitlistEnabled: true,
    category: { __typename: 'Category', id: 'c1', name: 'Feed Station' },
    opportunity: { __typename: 'Opportunity', id: 'o1', name: 'Soup' },
  };
}

/** Opens a sheet with one response after the other; returns what it requested, and what it opened instead. */
function open(sheet: SheetOfRecord, ...answers: Answer[]) {
  const asked: Asked[] = [];
  const opened: (SheetOfRecord | null)[] = [];
  const answerOf = (call: Asked) => {
    const answer = answers[asked.push(call) - 1];
    if (answer === undefined || answer instanceof Error) return answer;
    if (answer && 'createShifts' in answer) return answer;
    if (sheet.kind === 'shift')
      return { shift: answer, replacements: { __typename: 'ReplacementConnection', nodes: [] } };
    return { ledOpportunities: answer === null ? [] : [answer] };
  };
  render(
    <MemoryRouter>
      <Answering answer={answerOf}>
        <RecordSheet
          eventId="e1"
          categories={[{ id: 'c1', name: 'Feed Station' }]}
          sheet={sheet}
          onOpen={(next) => opened.push(next)}
        />
      </Answering>
    </MemoryRouter>,
  );
  return { asked, opened };
}

const shiftSheet: SheetOfRecord = { kind: 'shift', shiftId: 's1', view: 'people' };
const roleSheet: SheetOfRecord = { kind: 'edit-role', opportunityId: 'o1' };

afterEach(cleanup);

test.each([
  ['shift', shiftSheet, 'Shift'],
  ['role', roleSheet, 'Edit Volunteer Role'],
])('while the %s is fetched its sheet is open and says so', (_record, sheet, title) => {
  const { opened } = open(sheet);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(opened).toEqual([]);
});

test('a shift that could not be fetched is fetched again', async () => {
  const { asked } = open(shiftSheet, busy, soup([person({ email: 'ada@example.org', phone: '0550 1' })]));
  expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Soup' });
  expect(asked.map(({ name, variables }) => [name, variables])).toEqual([
    ['ShiftSheet', { id: 's1' }],
    ['ShiftSheet', { id: 's1' }],
  ]);
});

test('shows when, where, who is in it and how to reach them', async () => {
  open(shiftSheet, soup([person({ email: 'ada@example.org', phone: '0550 1' })]));
  const people = await screen.findByRole('region', { name: 'People in this shift' });
  expect(people.textContent).toContain('Ada Berg');
  expect(screen.getByRole('link', { name: 'ada@example.org' }).getAttribute('href')).toBe('mailto:ada@example.org');
  expect(screen.getByRole('link', { name: '0550 1' }).getAttribute('href')).toBe('tel:0550 1');
  expect(screen.getByRole('dialog').textContent).toContain('ends next day');
  expect(screen.getByText('Gate B')).toBeTruthy();
  expect(screen.getByText('· 1 missing')).toBeTruthy();
});

test('a shift without anybody says so, and has nobody to mail', async () => {
  open(shiftSheet, soup([]));
  await screen.findByText('No one is signed up yet.');
  expect(screen.queryByRole('button', { name: 'Mail this shift' })).toBeNull();
});

test.each([
  ['that was deleted', null],
  ['of another event', soup([], 'e2')],
  ["of another lead's category", soup(null)],
])('the sheet of a shift %s says that it does not exist', async (_whose, shift) => {
  const { opened } = open(shiftSheet, shift);
  expect((await screen.findByRole('alert')).textContent).toContain('This shift is not here.');
  expect(opened).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(opened).toEqual([null]);
});

test('the sheet of a role that was deleted says that it does not exist', async () => {
  const { opened } = open(roleSheet, null);
  expect((await screen.findByRole('alert')).textContent).toContain('This volunteer role is not here.');
  expect(opened).toEqual([]);
});

const gone = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'Gone.', extensions: { code } }] });

test('a shift that became another lead’s while it is edited is not offered as a new one', async () => {
  const edit: SheetOfRecord = { kind: 'shift', shiftId: 's1', view: 'edit' };
  open(edit, soup([]), gone('SHIFT_NOT_FOUND'), soup(null));
  fireEvent.change(await screen.findByLabelText(/^Notes/), { target: { value: 'Bring a torch' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This shift is not here.');
  expect(screen.queryByRole('button', { name: 'Add as a new shift' })).toBeNull();
});

test('a shift that somebody else deletes while it is edited keeps what was typed, and can be created again', async () => {
  const edit: SheetOfRecord = { kind: 'shift', shiftId: 's1', view: 'edit' };
  const made = { createShifts: { __typename: 'CreatedShifts', warnings: [], shifts: [] } };
  const { asked, opened } = open(edit, soup([]), gone('SHIFT_NOT_FOUND'), null, null, made, null);
  fireEvent.change(await screen.findByLabelText(/^Notes/), { target: { value: 'Bring a torch' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This shift was deleted in the meantime.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Notes/).value).toBe('Bring a torch');
  expect(opened).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add as a new shift' }));
  await waitFor(() => expect(opened).toEqual([null]));
  expect(asked.find(({ name }) => name === 'CreateShifts')?.variables).toEqual({
    shifts: [
      {
        ...{ opportunityId: 'o1', date: '2027-02-20', startTime: '22:00', endTime: '02:00', qtyRequired: 2 },
        ...{ location: null, notes: 'Bring a torch' },
      },
    ],
  });
});

test('a shift is deleted by the name that its sheet shows', async () => {
  const { opened } = open(shiftSheet, soup([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete shift' }));
  expect(opened).toMatchObject([
    { kind: 'delete-shift', named: { opportunity: { name: 'Soup' }, shift: { id: 's1' } } },
  ]);
});
