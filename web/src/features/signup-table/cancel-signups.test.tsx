/** @jest-environment jsdom */
import '../../../test/dialog-element';
import '../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { Answering } from '../../../test/answering-client';
import { CancelSignup } from './cancel-signup';
import { CancelSignups } from './cancel-signups';
import type { SignupRow_SignupFragment } from './signup-table.generated';

afterEach(cleanup);

const warning = () => screen.queryByText(/checked in/)?.textContent ?? null;
const row = (id: string, state: string) => ({
  ...{ __typename: 'Signup', id, attendance: { __typename: 'Attendance', state } },
});

test.each([
  ['HERE', 'Ada was checked in. The marks stay, and so do the hours.'],
  ['LEFT', 'Ada was checked in. The marks stay, and so do the hours.'],
  ['EXPECTED', null],
  ['NO_SHOW', null],
])('before one signup is cancelled: %s', (state, words) => {
  const shift = { date: '2027-02-20', startTime: '08:00', endTime: '09:00', opportunity: { name: 'Soup' } };
  const volunteer = { firstName: 'Ada', lastName: 'Berg' };
  const signup = { ...row('1', state), shift, volunteer } as unknown as SignupRow_SignupFragment;
  render(
    <Answering answer={() => undefined}>
      <CancelSignup signup={signup} onClose={() => undefined} />
    </Answering>,
  );
  expect(warning()).toBe(words);
});

test('before many are cancelled: how many of them were checked in, on all pages of them', async () => {
  const page = (...rows: object[]) => ({ __typename: 'SignupTable', rows });
  const asked: unknown[] = [];
  render(
    <Answering
      answer={({ name, variables }) => {
        asked.push([name, variables]);
        return {
          first: page(row('1', 'HERE'), row('2', 'EXPECTED')),
          second: page(row('201', 'LEFT')),
          third: page(row('401', 'NO_SHOW')),
        };
      }}
    >
      <CancelSignups signupIds={['1', '2']} onDone={() => undefined} onClose={() => undefined} />
    </Answering>,
  );
  await screen.findByText(/checked in/);
  expect(warning()).toBe('2 of them were checked in. The marks stay, and so do the hours.');
  expect(asked).toEqual([['CheckedInOf', { filter: { signupIds: ['1', '2'] } }]]);
});
