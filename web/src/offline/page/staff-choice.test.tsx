/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { CheckInDay } from '@trailcrew/api/contract/check-in/check-in-list';
import type { CheckIn, CheckInState } from '../check-in-state';
import type { ListOf } from '../shapes';
import { newMeta } from '../store/check-in-store';
import { StaffChoice } from './staff-choice';
import { CheckInContext } from './use-check-in';

afterEach(cleanup);

const dayOf = (day: string, is: Partial<CheckInDay>): CheckInDay => ({
  ...{ eventId: 'event', eventName: 'Loppet', timeZone: 'UTC', day, isToday: false, isTomorrow: false, posts: [] },
  ...is,
});
const last = dayOf('2027-02-19', {});
const now = dayOf('2027-02-20', { isToday: true });
const next = dayOf('2027-02-21', { isTomorrow: true });

/** The buttons of a new phone, and the days that were opened. */
function choice(days: CheckInDay[]) {
  const opened: (string | undefined)[] = [];
  const state = { kept: { list: null, meta: { ...newMeta(), days: { serverNow: '', days } } }, refusal: null };
  const checkIn = {
    state: () => state as unknown as CheckInState,
    watch: () => () => undefined,
    open: ({ day }: ListOf) => Promise.resolve(opened.push(day)),
  } as unknown as CheckIn;
  render(
    <CheckInContext value={checkIn}>
      <StaffChoice />
    </CheckInContext>,
  );
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  return { opened, words: buttons.map(({ textContent, disabled }) => (disabled ? `(${textContent})` : textContent)) };
}

test('today and tomorrow are always offered, and today opens by itself', () => {
  const { words, opened } = choice([now]);
  expect(words).toEqual(['Today', '(Tomorrow)']);
  expect(opened).toEqual(['2027-02-20']);
});

test('another event opens with its day of today as well, also while a night shift of it runs', () => {
  const other = { eventId: 'other', eventName: 'Night Race' };
  const { opened } = choice([now, { ...last, ...other }, { ...now, ...other, day: '2027-02-20T' }]);
  fireEvent.change(screen.getByLabelText('Event'), { target: { value: 'other' } });
  expect(opened).toEqual(['2027-02-20', '2027-02-20T']);
});

test('a night shift that began yesterday is found after midnight', () => {
  const { words, opened } = choice([last, now, next]);
  expect(words).toEqual(['Yesterday', 'Today', 'Tomorrow']);
  fireEvent.click(screen.getByRole('button', { name: 'Yesterday' }));
  expect(opened).toEqual(['2027-02-20', '2027-02-19']);
});
