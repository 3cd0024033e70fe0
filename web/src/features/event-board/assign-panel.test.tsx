/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../test/answering-client';
import { ToastRegion } from '../../ui/toast-region';
import { toastMilliseconds } from '../../ui/toasts';
import { AssignPanel } from './assign-panel';
import type { ShiftPeople_SignupFragment } from './shift-people.generated';

type Answer = Record<string, unknown> | Error | undefined;

const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

const bo = { __typename: 'Volunteer', id: 'v2', firstName: 'Bo', lastName: 'Dahl', email: 'bo@example.org' };

const inShift: ShiftPeople_SignupFragment = {
  id: 'g1',
  unconfirmedSince: null,
  volunteer: {
    ...{ id: 'v1', firstName: 'Ada', lastName: 'Berg', email: 'ada@example.org', phone: null, mailFails: false },
  },
};
const ada = { __typename: 'Volunteer', ...inShift.volunteer };

const page = (...nodes: object[]) => ({
  volunteers: {
    __typename: 'VolunteerConnection',
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    nodes,
  },
});

const assigned = (...conflicts: object[]) => ({
  assignVolunteer: { __typename: 'SignUpResult', signup: { __typename: 'Signup', id: 'g2' }, conflicts, warnings: [] },
});

/** Opens the panel of a shift with Ada in it; `search` answers who is found, `assign` what assigning gives. */
function open({ search, assign, qtyRequired = 2 }: { search: Answer; assign?: Answer; qtyRequired?: number }) {
  const asked: Asked[] = [];
  let done = 0;
  const answer = (call: Asked) => {
    asked.push(call);
    return call.name === 'SearchVolunteers' ? search : assign;
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

test('while people are looked for it says so; nobody known, and a search that fails, are two things', async () => {
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

test('whoever is in the shift already cannot be chosen, and somebody must be', async () => {
  const { asked } = open({ search: page(ada, bo) });
  const there = await screen.findByRole<HTMLButtonElement>('button', { name: /Ada Berg.*In this shift/ });
  expect(there.disabled).toBe(true);
  await choose(/^Assign$/);
  await screen.findByText('Volunteer is required');
  expect(asked.map(({ name }) => name)).toEqual(['SearchVolunteers']);
});

test('an overlap is told with the name, the other shift and its time, until somebody has read it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const other = {
    __typename: 'Shift',
    ...{ id: 's2', date: '2027-02-20', startTime: '08:00', endTime: '10:00' },
    opportunity: { __typename: 'Opportunity', id: 'o2', name: 'Timing' },
  };
  const { asked, timesDone } = open({ search: page(ada, bo), assign: assigned(other) });
  await choose(/Bo Dahl/);
  await choose(/^Assign Bo Dahl$/);
  const told = await screen.findByText(/Bo Dahl also has Timing at that time/);
  expect(told.textContent).toContain('Feb 20, 8:00 AM – 10:00 AM');
  expect(timesDone()).toBe(1);
  expect(asked.at(-1)?.variables).toMatchObject({ shiftId: 's1', volunteerId: 'v2', overCapacity: false });
  act(() => jest.advanceTimersByTime(10 * toastMilliseconds));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(screen.queryByText(/also has Timing/)).toBeNull();
});

test('a shift that has filled up meanwhile offers to go over capacity, with the choice kept', async () => {
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

test('a full shift says so before anybody is chosen', async () => {
  open({ search: page(bo), qtyRequired: 1 });
  expect(screen.getByText('This shift is full.')).toBeTruthy();
  await screen.findByRole('button', { name: /Bo Dahl/ });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assign' }).disabled).toBe(true);
});
