/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../../test/answering-client';
import { ToastRegion } from '../../../ui/toasts/toast-region';
import { toastMilliseconds } from '../../../ui/toasts/toasts';
import { markWaiting } from '../../waiting-actions/waiting-records';
import { AssignPanel } from './assign-panel';
import type { ShiftPeople_SignupFragment } from '../shift-sheet/shift-people.generated';

type Answer = Record<string, unknown> | Error | undefined;

const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

const rowOf = (volunteer: object, time: object = {}) => ({
  __typename: 'VolunteerForShift',
  volunteer,
  ...{ isInShift: false, isBusy: false, overlaps: [], helpedLastYear: false, ...time },
});
const boHimself = {
  __typename: 'Volunteer',
  ...{ id: 'v2', firstName: 'Bo', lastName: 'Dahl', email: 'bo@example.org', phone: '907 555 0100' },
};
const bo = rowOf(boHimself);

const inShift: ShiftPeople_SignupFragment = {
  id: 'g1',
  unconfirmedSince: null,
  attendance: null,
  volunteer: {
    ...{ id: 'v1', firstName: 'Ada', lastName: 'Berg', email: 'ada@example.org', phone: null, mailFails: false },
  },
};
const ada = rowOf({ __typename: 'Volunteer', ...inShift.volunteer }, { isInShift: true });
const overlapping = {
  __typename: 'OverlappingShift',
  ...{ id: 's2', opportunityName: 'Timing', date: '2027-02-20', startTime: '08:00', endTime: '10:00' },
};

const page = (...nodes: object[]) => ({
  volunteersForShift: {
    __typename: 'VolunteerForShiftConnection',
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    nodes,
  },
});

const assigned = (...conflicts: object[]) => ({
  assignVolunteer: {
    __typename: 'SignUpResult',
    signup: { __typename: 'Signup', id: 'g2' },
    isBusy: conflicts.length > 0,
    conflicts,
    warnings: [],
  },
});

/** Opens the panel of a shift with Ada in it; `search` is the search's response, `assign` that of assigning. */
function open({ search, assign, qtyRequired = 2 }: { search: Answer; assign?: Answer; qtyRequired?: number }) {
  const asked: Asked[] = [];
  let done = 0;
  const answer = (call: Asked) => {
    asked.push(call);
    return call.name === 'VolunteersForShift' ? search : assign;
  };
  render(
    <MemoryRouter>
      <Answering answer={answer}>
        <AssignPanel
          shift={{
            ...{ id: 's1', date: '2027-02-20', startTime: '07:00', endTime: '09:00', qtyRequired, version: 1 },
            ...{
              location: null,
              effectiveLocation: null,
              notes: null,
              closed: false,
              waitlistEnabled: true,
              cancelledAt: null,
              waitlist: [],
              qtyRegistered: 1,
              heldCount: 0,
              signups: [inShift],
              cancelled: [],
            },
            event: {
              id: 'e1',
              startDate: '2027-02-20',
              endDate: '2027-02-21',
              state: 'PUBLISHED',
              timeZone: 'UTC',
              waitlistEnabled: true,
            },
            category: { id: 'c1', name: 'Feed Station' },
            opportunity: { id: 'o1', name: 'Soup' },
          }}
          replacing={null}
          onDone={() => (done += 1)}
        />
        <ToastRegion />
      </Answering>
    </MemoryRouter>,
  );
  return { asked, timesDone: () => done };
}

const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

test('a running search, a search without a result and a failed search have different messages', async () => {
  open({ search: undefined });
  expect(screen.getByText('Loading...')).toBeTruthy();
  cleanup();
  open({ search: page() });
  await screen.findByText('No volunteers yet.');
  cleanup();
  open({ search: refusal('UNAVAILABLE', 'Busy.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a person who is already in the shift cannot be chosen, and somebody must be chosen', async () => {
  const { asked } = open({ search: page(ada, bo) });
  const there = await screen.findByRole<HTMLButtonElement>('button', { name: /Ada Berg.*In this shift/ });
  expect(there.disabled).toBe(true);
  await choose(/^Assign$/);
  await screen.findByText('Volunteer is required');
  expect(asked.map(({ name }) => name)).toEqual(['VolunteersForShift']);
});

test('an overlap is shown with the name, the other shift and its time until it is dismissed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const other = {
    __typename: 'Shift',
    ...{ id: 's2', date: '2027-02-20', startTime: '08:00', endTime: '10:00' },
    opportunity: { __typename: 'Opportunity', id: 'o2', name: 'Timing' },
  };
  const { asked, timesDone } = open({ search: page(ada, bo), assign: assigned(other) });
  await choose(/Bo Dahl/);
  await choose(/^Assign Bo Dahl$/);
  const overlapNote = await screen.findByText(/Bo Dahl also has Timing at that time/);
  expect(overlapNote.textContent).toContain('Feb 20, 8:00 AM – 10:00 AM');
  expect(timesDone()).toBe(1);
  expect(asked.at(-1)?.variables).toMatchObject({ shiftId: 's1', volunteerId: 'v2', overCapacity: false });
  act(() => jest.advanceTimersByTime(10 * toastMilliseconds));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(screen.queryByText(/also has Timing/)).toBeNull();
});

test('everybody in the list is free, busy or in the shift, with a phone number to call', async () => {
  const early = { ...overlapping, id: 's3', date: '2027-02-19', startTime: '22:00', endTime: '07:30' };
  const { asked } = open({
    search: page(
      ada,
      rowOf({ ...boHimself, id: 'v3', firstName: 'Free', phone: null }, { helpedLastYear: true }),
      rowOf({ ...boHimself, id: 'v4', firstName: 'Busy' }, { isBusy: true, overlaps: [early, overlapping] }),
      rowOf({ ...boHimself, id: 'v5', firstName: 'Elsewhere' }, { isBusy: true }),
    ),
  });
  const row = (name: RegExp) => screen.findByRole('button', { name });
  expect((await row(/Free Dahl/)).textContent).toBe('Free DahlFree at that timeHelped last yearbo@example.org');
  expect((await row(/Busy Dahl/)).textContent).toBe(
    'Busy DahlBusy: Timing, Fri, Feb 19, 10:00 PM – 7:30 AM; Timing, 8:00 AM – 10:00 AMbo@example.org907 555 0100',
  );
  expect((await row(/Elsewhere Dahl/)).textContent).toContain('Busy at that timebo@');
  expect(screen.getByRole('link', { name: 'Call Busy Dahl' }).getAttribute('href')).toBe('tel:907 555 0100');
  expect(screen.queryByRole('link', { name: 'Call Free Dahl' })).toBeNull();
  expect(asked[0]?.variables).toMatchObject({ shiftId: 's1' });
});

test('a shift that the lead may not read is mentioned without its name', async () => {
  open({ search: page(bo), assign: { assignVolunteer: { ...assigned().assignVolunteer, isBusy: true } } });
  await choose(/Bo Dahl/);
  await choose(/^Assign Bo Dahl$/);
  await screen.findByText('Bo Dahl has another shift at that time.');
});

test('a busy person is assigned only after a question, and the overlap is not shown twice', async () => {
  const conflict = {
    __typename: 'Shift',
    ...{ id: 's2', date: '2027-02-20', startTime: '08:00', endTime: '10:00' },
    opportunity: { __typename: 'Opportunity', id: 'o2', name: 'Timing' },
  };
  const { asked, timesDone } = open({
    search: page(rowOf(boHimself, { isBusy: true, overlaps: [overlapping] })),
    assign: assigned(conflict),
  });
  await choose(/Bo Dahl/);
  await choose(/^Assign Bo Dahl$/);
  const question = await screen.findByRole('dialog', { name: 'Bo Dahl is busy at that time' });
  expect(question.textContent).toContain('Bo Dahl also has Timing at that time (Sat, Feb 20, 8:00 AM – 10:00 AM).');
  await choose(/Choose someone else/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.map(({ name }) => name)).toEqual(['VolunteersForShift']);
  await choose(/^Assign Bo Dahl$/);
  await choose(/Assign anyway/);
  await screen.findByText('Bo Dahl gets a confirmation by email.');
  expect([timesDone(), asked.filter(({ name }) => name === 'AssignVolunteer').length]).toEqual([1, 1]);
});

test('for a shift that filled up meanwhile the panel offers to go over capacity and keeps the choice', async () => {
  const { asked, timesDone } = open({
    search: page(bo),
    assign: refusal('SHIFT_FULL', 'This shift is already full.'),
  });
  await choose(/Bo Dahl/);
  await choose(/^Assign Bo Dahl$/);
  await screen.findByText('This shift is already full.');
  const assign = screen.getByRole<HTMLButtonElement>('button', { name: /^Assign Bo Dahl$/ });
  await waitFor(() => expect(assign.disabled).toBe(true));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Assign over capacity' }));
  expect(assign.disabled).toBe(false);
  fireEvent.click(assign);
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ overCapacity: true }));
  await waitFor(() => expect(assign.textContent).toBe('Assign Bo Dahl'));
  expect(timesDone()).toBe(0);
});

test('a shift that is full only while a cancellation can be undone says so', async () => {
  open({ search: page(bo), qtyRequired: 1 });
  await screen.findByRole('button', { name: /Bo Dahl/ });
  let undo = () => {};
  act(() => {
    undo = markWaiting([inShift.id]);
  });
  expect(screen.getByText('1 signup is being cancelled. Until then the shift is full.')).toBeTruthy();
  expect(screen.queryByText('This shift is full.')).toBeNull();
  act(undo);
  expect(screen.getByText('This shift is full.')).toBeTruthy();
});

test('a full shift says so before anybody is chosen', async () => {
  open({ search: page(bo), qtyRequired: 1 });
  expect(screen.getByText('This shift is full.')).toBeTruthy();
  await screen.findByRole('button', { name: /Bo Dahl/ });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assign' }).disabled).toBe(true);
});

test('a likely typo in the address of a new volunteer is asked about before anybody is assigned', async () => {
  open({ search: page(bo) });
  fireEvent.click(screen.getByRole('button', { name: 'New volunteer' }));
  const typed = { 'First name': 'Ada', 'Last name': 'Berg', Email: 'ada@gmial.com' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Create and assign' }));
  expect((await screen.findByText('ada@gmail.com')).parentElement?.textContent).toContain(
    'Did you mean ada@gmail.com?',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Yes, use it' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@gmail.com');
});
