import type { BoardCategory, BoardShift } from './board';
import { fillOf, missingIn, shiftsOfCategory } from './board';
import { filterBoard, noBoardFilters, type BoardFilters } from './filter-board';

let ids = 0;

function shift(values: Partial<BoardShift>, people: [string, string][] = []): BoardShift {
  ids += 1;
  return {
    id: `s${ids}`,
    date: '2027-02-20',
    startTime: '08:00',
    endTime: '10:00',
    qtyRequired: 2,
    qtyRegistered: people.length,
    heldCount: 0,
    eventState: 'PUBLISHED',
    location: null,
    notes: null,
    closed: false,
    cancelledAt: null,
    signups: people.map(([firstName, lastName], index) => ({
      id: `g${ids}-${index}`,
      volunteer: {
        id: `v${ids}-${index}`,
        firstName,
        lastName,
        email: `${firstName}@example.org`.toLowerCase(),
        phone: firstName === 'Kari' ? '+1 (907) 555-0142' : null,
      },
    })),
    ...values,
  };
}

function category(name: string, roles: Record<string, BoardShift[]>): BoardCategory {
  return {
    id: name,
    name,
    leadId: null,
    leadFirstName: null,
    leadLastName: null,
    viewerCan: { edit: false, remove: false },
    opportunities: Object.entries(roles).map(([role, shifts]) => ({
      id: role,
      name: role,
      location: null,
      shifts,
    })),
  };
}

const full = shift({}, [
  ['Åsa', 'Berg'],
  ['Ola', 'Nordmann'],
]);
const open = shift({ location: 'Gate B' }, [['Kari', 'Nordmann']]);
const sunday = shift({ date: '2027-02-21' });
const board = [
  category('Timing', { 'Bib Caller': [full, open], Empty: [] }),
  category('Course', { Marshal: [sunday] }),
];

function found(filters: Partial<BoardFilters>): string[] {
  return filterBoard(board, { ...noBoardFilters, ...filters }).flatMap(({ roles }) =>
    roles.flatMap(({ opportunity, shifts }) => [opportunity.id, ...shifts.map(({ id }) => id)]),
  );
}

test('without filters everything is there, roles without shifts too', () => {
  expect(found({})).toEqual(['Bib Caller', full.id, open.id, 'Empty', 'Marshal', sunday.id]);
});

test('each word is searched for in categories, roles, places and people', () => {
  expect(found({ text: 'nordmann' })).toEqual(['Bib Caller', full.id, open.id]);
  expect(found({ text: 'bib gate' })).toEqual(['Bib Caller', open.id]);
  expect(found({ text: 'ÅSA' })).toEqual(['Bib Caller', full.id]);
  expect(found({ text: 'kari@example' })).toEqual(['Bib Caller', open.id]);
  expect(found({ text: 'course' })).toEqual(['Marshal', sunday.id]);
  expect(found({ text: 'empty' })).toEqual(['Empty']);
  expect(found({ text: 'nobody' })).toEqual([]);
});

test('people are found by the digits of their phones, however they are grouped', () => {
  expect(found({ text: '907.555.0142' })).toEqual(['Bib Caller', open.id]);
  expect(found({ text: '555 0142' })).toEqual(['Bib Caller', open.id]);
  expect(found({ text: '555 0142', day: '2027-02-21' })).toEqual([]);
  expect(found({ text: '5550143' })).toEqual([]);
});

test('one day, and only where people are missing', () => {
  expect(found({ day: '2027-02-21' })).toEqual(['Marshal', sunday.id]);
  expect(found({ onlyMissing: true })).toEqual(['Bib Caller', open.id, 'Marshal', sunday.id]);
  expect(found({ onlyMissing: true, day: '2027-02-20' })).toEqual(['Bib Caller', open.id]);
});

test('an over-full shift does not make up for another', () => {
  const over = shift({ qtyRequired: 1 }, [
    ['A', 'A'],
    ['B', 'B'],
  ]);
  expect(missingIn(over)).toBe(0);
  expect(fillOf([over, open])).toEqual({ taken: 2, needed: 3, missing: 1, shifts: 2 });
});

test('with a day chosen the figures are those of that day, and a category without shifts is not full', () => {
  const shift = (date: string, qtyRequired: number, qtyRegistered: number) => ({ date, qtyRequired, qtyRegistered });
  const category = {
    opportunities: [{ shifts: [shift('2027-02-19', 5, 0), shift('2027-02-20', 4, 3)] }],
  } as unknown as BoardCategory;
  expect(fillOf(shiftsOfCategory(category, null)).missing).toBe(6);
  expect(fillOf(shiftsOfCategory(category, '2027-02-20'))).toMatchObject({ missing: 1, shifts: 1, needed: 4 });
  expect(fillOf(shiftsOfCategory(category, '2027-02-21'))).toMatchObject({ missing: 0, shifts: 0, needed: 0 });
});
