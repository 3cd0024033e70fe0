import { mostMarks, mostSeen, mostWalkIns } from '@trailcrew/api/contract/check-in/record-attendance';
import { begins, listedMark, madeList, madePerson, waitingMark } from '../../testing/made-check-in';
import { nextBatch } from '../rules/batch';
import { seenBy } from '../rules/person-now';
import type { KeptList } from '../shapes';
import { refusedBy, takeAnswer } from './take-answer';

const kept: KeptList = {
  ...{ of: {}, etag: '"1"', takenAt: begins, confirmedAt: begins, endsAt: null },
  list: madeList([madePerson('Ada'), madePerson('Bo', { phone: '1' })]),
};

test('stored and known marks are deleted from the phone, refused ones stay with their reason', () => {
  const marks = [waitingMark('Ada'), waitingMark('Bo'), waitingMark('Cy')];
  const [ada, bo, cy] = marks.map(({ id }) => id);
  const batch = nextBatch(marks, [], 'own');
  const message = 'Marks are taken from 2 days before an event to 14 days after it.';
  const answer = {
    serverNow: '',
    results: [
      { id: ada!, result: 'STORED' as const },
      { id: bo!, result: 'KNOWN' as const },
      { id: cy!, result: 'REFUSED' as const, code: 'ATTENDANCE_CLOSED', message },
      // A mark that is not from here.
      { id: 'foreign', result: 'STORED' as const },
    ],
    signups: [],
  };
  const taken = takeAnswer(batch, answer, null, () => 'Jonas');
  expect(taken.done).toEqual([ada, bo]);
  expect([...taken.refused]).toEqual([[cy, { code: 'ATTENDANCE_CLOSED', message }]]);
  // A mark that the response does not mention waits.
  expect(takeAnswer(batch, { ...answer, results: [] }, null, () => 'Jonas')).toEqual({ done: [], refused: new Map() });
});

test('people in the response replace those of the list, and new ones are added to their shift', () => {
  const mark = listedMark();
  const signups = [
    madePerson('Bo', { marks: [mark], phone: '2' }),
    madePerson('Wim'),
    // This list has no phone number for them, as with a link without numbers.
    madePerson('Ada', { phone: '3' }),
    madePerson('Else', { shiftId: 'another post' }),
  ];
  const { list } = takeAnswer(nextBatch([], [], 'own'), { serverNow: '', results: [], signups }, kept, () => 'Jonas');
  expect(list?.list.people.map(({ firstName, phone, marks }) => [firstName, phone, marks.length])).toEqual([
    ['Ada', null, 0],
    ['Bo', '2', 1],
    ['Wim', null, 0],
  ]);
});

test('a mark that the response does not show is added to the list as it was sent', () => {
  const walkIn = { id: 'w', shiftId: 'shift', firstName: 'Wim', lastName: 'W', deviceId: 'own', keptAt: begins };
  const marks = [waitingMark('Ada', { seen: ['x'] }), waitingMark('w'), waitingMark('Bo')];
  const batch = nextBatch(marks, [walkIn], 'own');
  const refused = marks[2]?.id ?? '';
  const results = ['w', ...marks.map(({ id }) => id)].map((id) => ({
    ...{ id, result: id === refused ? ('REFUSED' as const) : ('STORED' as const) },
  }));
  const { list } = takeAnswer(batch, { serverNow: new Date().toISOString(), results }, kept, () => 'Jonas');
  expect(list?.list.people.map((person) => [person.firstName, person.marks.map(({ id }) => id)])).toEqual([
    ['Ada', [marks[0]?.id]],
    ['Bo', []],
    ['Wim', [marks[1]?.id]],
  ]);
  const [stored] = list?.list.people[0]?.marks ?? [];
  expect(stored).toMatchObject({ kind: 'ARRIVED', by: 'Jonas', deviceId: 'own', seen: ['x'], undoes: null });
  expect(Math.abs(Date.parse(stored?.at ?? '') - begins)).toBeLessThan(5_000);
});

test('a call that is refused as a whole loses only the marks that it names', () => {
  const marks = [waitingMark('Ada'), waitingMark('Bo')];
  const batch = nextBatch(marks, [], 'own');
  const refused = (errors: Record<string, string>) => ({ status: 400, message: 'Please correct the input.', errors });
  expect([...refusedBy(batch, refused({ 'marks.1.occurredAt': 'Please give an instant' }))]).toEqual([
    [marks[1]?.id, { code: 'INVALID_INPUT', message: 'Please give an instant' }],
  ]);
  expect(refusedBy(batch, refused({ deviceNow: 'x', 'marks.7.id': 'x' })).size).toBe(0);
  // A walk-in and their mark can only be sent together.
  const walkIn = { id: 'w', shiftId: 'shift', firstName: 'Wim', lastName: 'W', deviceId: 'own', keptAt: begins };
  const pair = nextBatch([waitingMark('w')], [walkIn], 'own');
  expect([...refusedBy(pair, refused({})).keys()]).toEqual(['w', pair.marks[0]?.id]);
});

test('the phone keeps to the limits of the contract, whose schemas it does not load', () => {
  const marks = Array.from({ length: mostMarks + 1 }, (_, at) => waitingMark(`${at}`));
  expect(nextBatch(marks, [], 'own').marks).toHaveLength(mostMarks);
  const walkIns = Array.from({ length: mostWalkIns + 1 }, (_, at) => ({
    ...{ id: `${at}`, shiftId: 's', firstName: 'W', lastName: 'W', deviceId: 'own', keptAt: at },
  }));
  const theirs = walkIns.map(({ id }) => waitingMark(id));
  expect(nextBatch(theirs, walkIns, 'own').walkIns).toHaveLength(mostWalkIns);
  const heads = Array.from({ length: mostSeen + 1 }, (_, at) => `${at}`);
  const attendance = { state: 'HERE' as const, arrivedAt: null, leftAt: null, contradicted: true, heads };
  expect(seenBy(attendance)).toHaveLength(mostSeen);
});
