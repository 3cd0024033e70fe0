import { describe, expect, it } from '@jest/globals';
import type { PlannableShift_ShiftFragment } from './change-plan-page.generated';
import {
  changeOf,
  listedShifts,
  noChoice,
  planInput,
  planSentence,
  preparedInput,
  startOf,
  startsOfChoice,
} from './plan-choice';

function shift(id: string, date: string, effectiveLocation: string): PlannableShift_ShiftFragment {
  return {
    ...{ id, date, effectiveLocation, startTime: '09:00', endTime: '12:00', qtyRequired: 4, qtyRegistered: 1 },
    cancelledAt: null,
    opportunity: { id: 'role', name: 'Bib Caller' },
    category: { id: 'timing', name: 'Timing' },
  };
}

const shifts = [shift('a', '2027-02-20', 'Gate'), shift('b', '2027-02-20', 'Lodge'), shift('c', '2027-02-21', 'Gate')];

describe('a choice of shifts', () => {
  it('lists the shifts that match all filters', () => {
    const ids = (choice: object) => listedShifts(shifts, { ...noChoice, ...choice }).map(({ id }) => id);
    expect(ids({})).toEqual(['a', 'b', 'c']);
    expect(ids({ day: '2027-02-20' })).toEqual(['a', 'b']);
    expect(ids({ day: '2027-02-20', place: 'Gate' })).toEqual(['a']);
    expect(ids({ categoryId: 'other' })).toEqual([]);
  });

  it('sends nothing until a ticked shift has a change', () => {
    expect(planInput('e', shifts, noChoice)).toBeNull();
    expect(planInput('e', [], { ...noChoice, minutes: '120' })).toBeNull();
    expect(planInput('e', shifts, { ...noChoice, minutes: '120', left: ['a', 'b', 'c'] })).toBeNull();
    expect(planInput('e', shifts, { ...noChoice, message: 'Cold' })).toBeNull();
  });

  it('sends the ticked shifts with only what changes', () => {
    const choice = { ...noChoice, minutes: '-30', location: ' Gate C ', places: '5', message: ' Cold ', left: ['b'] };
    expect(planInput('e', shifts, choice)).toEqual({
      ...{ eventId: 'e', shiftIds: ['a', 'c'], moveMinutes: -30, location: 'Gate C', qtyRequired: 5, message: 'Cold' },
    });
  });

  it('calls them off or reinstates them only on request', () => {
    expect(planInput('e', shifts, { ...noChoice, cancel: 'off' })).toMatchObject({ cancel: true });
    expect(planInput('e', shifts, { ...noChoice, cancel: 'on' })).toMatchObject({ cancel: false });
  });

  it('is kept for later as the day, category and role that were chosen, else by its shifts', () => {
    const kept = (more: object) => {
      const choice = { ...noChoice, minutes: '120', ...more };
      return preparedInput(planInput('e', listedShifts(shifts, choice), choice)!, choice);
    };
    expect(kept({ day: '2027-02-20' })).toEqual({ eventId: 'e', where: { days: ['2027-02-20'] }, moveMinutes: 120 });
    expect(kept({})).toEqual({ eventId: 'e', where: {}, moveMinutes: 120 });
    const narrowed = { day: '2027-02-20', categoryId: 'timing', opportunityId: 'role' };
    expect(kept(narrowed)).toEqual({
      ...{ eventId: 'e', moveMinutes: 120 },
      where: { days: ['2027-02-20'], categoryId: 'timing', opportunityId: 'role' },
    });
    expect(kept({ categoryId: 'timing', place: 'Gate' })).toMatchObject({ shiftIds: ['a', 'c'] });
    expect(kept({ place: 'Gate' })).toEqual({ eventId: 'e', shiftIds: ['a', 'c'], moveMinutes: 120 });
    expect(kept({ left: ['a'] })).toEqual({ eventId: 'e', shiftIds: ['b', 'c'], moveMinutes: 120 });
  });
});

describe('the starts of a choice', () => {
  const starts = [
    { id: 'men', name: 'Men', date: '2027-02-20', time: '09:00' },
    { id: 'kids', name: 'Kids', date: '2027-02-21', time: '10:00' },
  ];
  const chosen = (more: object) => ({ ...noChoice, day: '2027-02-20', minutes: '120', ...more });
  const ask = (more: object) => planInput('e', listedShifts(shifts, chosen(more)), chosen(more), starts);

  it('are those of whole days that move', () => {
    const names = (more: object) => startsOfChoice(starts, chosen(more)).map(({ name }) => name);
    expect(names({})).toEqual(['Men']);
    expect(names({ day: '', minutes: '', days: '1' })).toEqual(['Men', 'Kids']);
    for (const narrow of [
      ...[{ minutes: '' }, { categoryId: 'timing' }, { opportunityId: 'role' }, { place: 'Gate' }],
      ...[{ only: ['a', 'b'] }, { left: ['a'] }],
    ])
      expect(names(narrow)).toEqual([]);
  });

  it('move along by naming the days, now and when the plan is kept, unless unticked', () => {
    const where = { days: ['2027-02-20'] };
    expect(ask({})).toEqual({ eventId: 'e', where, moveStarts: true, moveMinutes: 120 });
    expect(ask({ day: '' })).toEqual({ eventId: 'e', where: {}, moveStarts: true, moveMinutes: 120 });
    const stays = { eventId: 'e', where, moveStarts: false, moveMinutes: 120 };
    expect(ask({ moveStarts: false })).toEqual(stays);
    expect(preparedInput(ask({ moveStarts: false })!, chosen({ moveStarts: false }))).toEqual(stays);
    expect(ask({ place: 'Gate' })).toEqual({ eventId: 'e', shiftIds: ['a'], moveMinutes: 120 });
  });
});

describe('a choice that another page hands over', () => {
  const choice = startOf({ shiftIds: ['a', 'c'], callOff: true });

  it('lists those shifts alone, and keeps a prepared plan to them', () => {
    expect(listedShifts(shifts, choice).map(({ id }) => id)).toEqual(['a', 'c']);
    const input = planInput('e', listedShifts(shifts, choice), choice);
    expect(input).toEqual({ eventId: 'e', shiftIds: ['a', 'c'], cancel: true });
    expect(input && preparedInput(input, choice)).toEqual(input);
  });

  it('is empty without shifts in the address', () => {
    expect(startOf(null)).toEqual(noChoice);
    expect(startOf({ key: 1 })).toEqual(noChoice);
  });
});

it('says a change in one sentence', () => {
  const choice = { ...noChoice, minutes: '30', location: ' Gate C ', places: '5' };
  expect(planSentence(changeOf(noChoice), 3)).toBeNull();
  expect(planSentence(changeOf(choice), 12)).toBe(
    '12 shifts would start 30 minutes later, be at Gate C and need 5 people each.',
  );
  expect(planSentence({ moveMinutes: 120, moveStarts: true }, null)).toBe(
    'All matching shifts would start 2 hours later, and the starts with them.',
  );
  expect(planSentence({ cancel: true }, 1)).toBe('1 shift would be called off.');
  expect(planSentence({ moveMinutes: -75, moveDays: 1, location: '', cancel: false }, null)).toBe(
    'All matching shifts would start 1 hour 15 minutes earlier, be 1 day later, be where their roles are and be reinstated.',
  );
});
