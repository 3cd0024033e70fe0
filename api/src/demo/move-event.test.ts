import { mapped } from '../contract/text/mapped.js';
import { sheetTexts } from '../contract/text/role-texts.js';
import { describe, expect, it } from '@jest/globals';
import type { PlannedRow } from '../features/imports/workbook/workbook-plan.js';
import { addDays } from '../platform/clock.js';
import { moveEvent, weeksUntilAhead, type StoredEvent } from './move-event.js';

const festival: StoredEvent = {
  workbook: 'festival.xlsx',
  name: 'Loppet Festival 2027',
  slug: 'loppet-festival-2027',
  startDate: '2027-02-18',
  endDate: '2027-02-21',
  location: 'Tamarack Ridge',
};

const rowOn = (date: string): PlannedRow => ({
  sheet: 'Shifts',
  row: 2,
  outcome: 'create',
  shift: {
    category: 'Timing',
    role: 'Bib Caller',
    ...mapped(sheetTexts, () => ''),
    location: null,
    date,
    startTime: '09:00',
    endTime: '12:00',
    quantity: 1,
  },
});

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

describe('how far a demo event moves', () => {
  it.each([
    ['2026-11-21', 0],
    ['2027-02-17', 0],
    // On its own first day it has begun.
    ['2027-02-18', 1],
    ['2027-02-24', 1],
    ['2027-02-25', 2],
    ['2028-02-18', 53],
    ['2031-06-01', 224],
  ])('on %s by %i weeks', (today, weeks) => {
    expect(weeksUntilAhead(festival, [], today)).toBe(weeks);
    expect(addDays(festival.startDate, 7 * weeks) > today).toBe(true);
  });

  it('counts set-up days before the event, and none of the rows that become no shift', () => {
    const rows: PlannedRow[] = [
      rowOn('2027-02-20'),
      rowOn('2027-02-16'),
      { sheet: 'Shifts', row: 3, outcome: 'error', reason: 'no date' },
      { sheet: 'Shifts', row: 4, outcome: 'skip' },
    ];
    expect(weeksUntilAhead(festival, rows, '2027-02-15')).toBe(0);
    expect(weeksUntilAhead(festival, rows, '2027-02-16')).toBe(1);
  });
});

describe('a demo event that moves', () => {
  it('keeps its weekdays and its length', () => {
    for (const weeks of [1, 5, 53, 224]) {
      const moved = moveEvent(festival, 7 * weeks);
      expect([weekday(moved.startDate), weekday(moved.endDate)]).toEqual([
        weekday('2027-02-18'),
        weekday('2027-02-21'),
      ]);
      expect(moved.endDate).toBe(addDays(moved.startDate, 3));
    }
  });

  it('takes the year in its name and address along', () => {
    expect(moveEvent(festival, 7 * 53)).toEqual({
      ...festival,
      name: 'Loppet Festival 2028',
      slug: 'loppet-festival-2028',
      startDate: '2028-02-24',
      endDate: '2028-02-27',
    });
  });

  it('stays as it is within its year, or without a year in its name', () => {
    expect(moveEvent(festival, 7)).toMatchObject({ name: festival.name, slug: festival.slug, startDate: '2027-02-25' });
    const race = { ...festival, name: 'Club Race #2', slug: 'club-race-2' };
    expect(moveEvent(race, 7 * 53)).toMatchObject({ name: race.name, slug: race.slug });
    expect(moveEvent(festival, 0)).toEqual(festival);
  });
});
