/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MemberShift } from './member-shift';
import type { MemberSignup } from './member-signups';

afterEach(cleanup);

const shift = {
  ...{ id: 'shift', date: '2027-02-20', startTime: '09:00', endTime: '12:00', startsAt: null, endsAt: null },
  ...{ stillRequired: 0, openSpots: 0, closed: false, cancelledAt: null, effectiveLocation: null },
  opportunity: {
    ...{ id: 'role', name: 'Soup', category: { id: 'category', name: 'Food' } },
    event: { id: 'e', name: 'Race', slug: 'race', timeZone: 'Europe/Oslo', state: 'PUBLISHED', cancelMessage: null },
  },
} as MemberSignup['shift'];

it.each([
  ['nothing while nobody marked them', 'EXPECTED', null, null, null, undefined],
  ['from when they were here', 'HERE', '2027-02-20T07:52:00Z', null, null, 'Here from 8:52 AM'],
  ['from when to when', 'LEFT', '2027-02-20T07:52:00Z', '2027-02-20T11:10:00Z', null, 'Here 8:52 AM – 12:10 PM'],
  ['the hours', 'LEFT', '2027-02-20T07:52:00Z', '2027-02-20T11:10:00Z', 195, 'Here 8:52 AM – 12:10 PM · 3.25 h'],
  ['hours as planned alone', 'EXPECTED', null, null, 180, '3 h'],
  ['hours without an end', 'HERE', '2027-02-20T07:52:00Z', null, 180, 'Here from 8:52 AM · 3 h'],
  ['nothing of no hours', 'NO_SHOW', null, null, 0, undefined],
  ['nothing once somebody marked them as not here', 'NO_SHOW', '2027-02-20T07:52:00Z', null, null, undefined],
] as const)("says %s, by the event's clock", (_what, state, arrivedAt, leftAt, minutes, words) => {
  const signup = { id: 'signup', attendance: { state, arrivedAt, leftAt, minutes }, shift } as MemberSignup;
  render(
    <MemoryRouter>
      <MemberShift signup={signup}>{null}</MemberShift>
    </MemoryRouter>,
  );
  expect(screen.queryByText(/^Here|\d h$/)?.textContent).toBe(words);
});
