/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Answering, type Asked } from '../../../test/answering-client';
import { noteOwnSignup } from '../signups/own/own-signups';
import { keepOwnWait } from '../signups/own/keep-own-waits';
import { rememberHousehold } from '../signups/own/remembered-household';
import { keepDraft, rememberPerson, startingPerson } from '../signups/own/remembered-person';
import { ErasePage } from './erase-page';

const people = [
  { __typename: 'PersonToErase', id: 'v1', firstName: 'Ada', lastName: 'Berg' },
  { __typename: 'PersonToErase', id: 'v2', firstName: 'Bea', lastName: 'Berg' },
];
const erasure = { __typename: 'Erasure', people, futureSignups: 2, expiresAt: '2099-01-01T10:00:00Z' };
const refused = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the page of a link. Responses are by the name of the call; the last one is repeated. */
function open(answers: Record<string, (object | Error)[]>) {
  const asked: Asked[] = [];
  const answer = (call: Asked) => {
    asked.push(call);
    const left = answers[call.name ?? ''] ?? [];
    return (left.length > 1 ? left.shift() : left[0]) as Record<string, unknown> | Error | undefined;
  };
  render(
    <MemoryRouter initialEntries={['/erase/abc']}>
      <Routes>
        <Route
          path="/erase/:token"
          element={
            <Answering answer={answer}>
              <ErasePage />
            </Answering>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  return { names: () => asked.map(({ name }) => name) };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('opening it erases nothing; a press does, and this browser forgets what it stored', async () => {
  const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.org', phone: '' };
  const time = { date: '2099-02-20', startTime: '08:00', endTime: '10:00' };
  keepDraft(ada);
  rememberPerson(ada);
  rememberHousehold([ada]);
  noteOwnSignup({ ...ada, ...time, signupId: 's1', shiftId: 't1', eventId: 'e1', role: 'Bar' }, true);
  keepOwnWait('w1', 't2');
  expect([Object.keys(localStorage).length, Object.keys(sessionStorage).length]).toEqual([3, 2]);

  const { names } = open({
    ErasePage: [{ erasure }],
    ConfirmErasure: [{ confirmErasure: { __typename: 'ConfirmErasurePayload', erased: 2 } }],
  });
  await screen.findByRole('heading', { name: 'Erase your data?' });
  expect(screen.getByText('Ada Berg')).toBeTruthy();
  expect(screen.getByText('Bea Berg')).toBeTruthy();
  expect(screen.getByText('2 coming shifts are given back')).toBeTruthy();
  expect(names()).toEqual(['ErasePage']);
  await press('Erase now');
  await screen.findByRole('heading', { name: 'Your data is erased.' });
  expect(names()).toEqual(['ErasePage', 'ConfirmErasure']);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(startingPerson().firstName).toBe('');
});

test.each([
  ['ERASURE_NOT_FOUND', 'This link is not valid'],
  ['ERASURE_OVER', 'This link is over'],
])('of a link that gives %s it says why', async (code, title) => {
  open({ ErasePage: [refused(code, 'No.')] });
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nobody is left it says so', async () => {
  open({ ErasePage: [{ erasure: { ...erasure, people: [] } }] });
  await screen.findByRole('heading', { name: 'These people are erased already.' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a connection the page is tried again', async () => {
  open({ ErasePage: [new TypeError('Failed to fetch'), { erasure }] });
  await press('Try again');
  await screen.findByRole('heading', { name: 'Erase your data?' });
});

test('while somebody is on a shift nothing is erased, and the browser forgets nothing', async () => {
  rememberHousehold([{ firstName: 'Ada', lastName: 'Berg' }]);
  open({ ErasePage: [{ erasure }], ConfirmErasure: [refused('ON_A_SHIFT', 'Please do this afterwards.')] });
  await press('Erase now');
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing was erasedPlease do this afterwards.');
  await screen.findByRole('button', { name: 'Erase now' });
  expect(Object.keys(localStorage)).toEqual(['trailcrew.household']);
});

test('a press without a response may have erased, and can be repeated', async () => {
  const erased = { confirmErasure: { __typename: 'ConfirmErasurePayload', erased: 2 } };
  open({ ErasePage: [{ erasure }], ConfirmErasure: [new TypeError('Failed to fetch'), erased] });
  await press('Erase now');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We do not know whether that worked/);
  await press('Try again');
  await screen.findByRole('heading', { name: 'Your data is erased.' });
});

test('a link that was used meanwhile in another browser is no longer valid', async () => {
  open({ ErasePage: [{ erasure }], ConfirmErasure: [refused('ERASURE_OVER', 'This link is over.')] });
  await press('Erase now');
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('This link is over'));
});
