import { begins, listedMark, madeList, madePerson, madeShift, waitingMark } from '../../testing/made-check-in';
import type { KeptList, WaitingMark, WalkIn } from '../shapes';
import { disagreeing, headOf, seenBy } from './person-now';
import { inOrder, minutesLate, rowsByShift, withWaiting } from './rows';

const minute = 60_000;
const phone = { id: 'own', offset: 0, name: 'Jonas' };

function rowsOf(list: KeptList['list'], marks: WaitingMark[] = [], at = begins, walkIns: WalkIn[] = []) {
  return rowsByShift({ list, marks, walkIns, phone, now: at });
}

test('somebody expected is late from five minutes after the start on, unless the shift was called off', () => {
  const shift = madeShift();
  expect(minutesLate(shift, begins + 5 * minute - 1)).toBeNull();
  expect(minutesLate(shift, begins + 5 * minute)).toBe(5);
  expect(minutesLate(shift, begins + 12.9 * minute)).toBe(12);
  expect(minutesLate({ ...shift, calledOff: true }, begins + 12 * minute)).toBeNull();
});

test('rows are by shift in order of time, and in a shift: disagreeing, late, expected, here, left, not here, by name', () => {
  const early = madeShift({ id: 'early', startsAt: new Date(begins - 60 * minute).toISOString() });
  const mark = (kind: 'ARRIVED' | 'LEFT' | 'NO_SHOW', deviceId = 'other') => listedMark({ kind, deviceId });
  const people = [
    madePerson('NotHere', { marks: [mark('NO_SHOW')] }),
    madePerson('Left', { marks: [mark('LEFT')] }),
    madePerson('Here', { marks: [mark('ARRIVED')] }),
    madePerson('Zoe'),
    madePerson('Ada'),
    madePerson('Both', { marks: [mark('ARRIVED', 'a'), mark('NO_SHOW', 'b')] }),
    madePerson('First', { shiftId: 'early' }),
  ];
  const groups = rowsOf(madeList(people, [madeShift(), early]), [], begins + 12 * minute);
  expect(groups.map(({ shift }) => shift.id)).toEqual(['early', 'shift']);
  const shown = groups.map(({ rows }) => inOrder(rows).map(({ signupId, standing }) => `${signupId} ${standing}`));
  expect(shown).toEqual([
    ['First LATE'],
    ['Both DISAGREE', 'Ada LATE', 'Zoe LATE', 'Here HERE', 'Left LEFT', 'NotHere NO_SHOW'],
  ]);
  expect(groups[1]?.rows.find(({ signupId }) => signupId === 'Ada')?.lateMinutes).toBe(12);
  // Before they are late they are expected.
  expect(rowsOf(madeList(people))[0]?.rows.find(({ signupId }) => signupId === 'Ada')?.standing).toBe('EXPECTED');
});

test('a row is the same object until something in it changes, so that a press draws one row', () => {
  const list = madeList([madePerson('Ada'), madePerson('Zoe')]);
  const rows = (marks: WaitingMark[], at = begins, by = phone) =>
    rowsByShift({ list, marks, walkIns: [], phone: by, now: at })[0]!.rows;
  const [, zoe] = rows([]);
  const mark = waitingMark('Ada');
  const [marked, other] = rows([mark]);
  expect(other).toBe(zoe);
  expect(rows([{ ...mark }])[0]).toBe(marked);

  /** Ada's row once something is different from what the last row was made of. */
  const changed = (...given: Parameters<typeof rows>) => {
    expect(rows([mark])[0]?.standing).toBe('HERE');
    return rows(...given)[0];
  };
  expect(changed([])?.standing).toBe('EXPECTED');
  expect(changed([{ ...mark, refused: { code: 'ATTENDANCE_CLOSED', message: '' } }])?.standing).toBe('EXPECTED');
  expect(changed([mark, waitingMark('Ada', { kind: 'LEFT', seen: [mark.id] })])?.standing).toBe('LEFT');
  expect(changed([mark], begins, { ...phone, name: 'Maeve' })?.now.marks[0]?.by).toBe('Maeve');
  expect(changed([mark], begins, { ...phone, id: 'other' })?.now.marks[0]?.by).toBeNull();
  expect(changed([mark], begins, { ...phone, offset: minute })?.now.marks[0]?.at).toBe(begins + minute);
  rows([]);
  expect(rows([], begins + 6 * minute)[0]?.lateMinutes).toBe(6);
});

test('a row that is held keeps its place in the order while it says what was marked', () => {
  const list = madeList([madePerson('Ada'), madePerson('Zoe')]);
  const [group] = rowsOf(list, [waitingMark('Ada')]);
  const rows = group?.rows ?? [];
  expect(inOrder(rows).map(({ signupId }) => signupId)).toEqual(['Zoe', 'Ada']);
  const held = inOrder(rows, new Map([['Ada', 'EXPECTED']]));
  expect(held.map(({ signupId, standing }) => [signupId, standing])).toEqual([
    ['Ada', 'HERE'],
    ['Zoe', 'EXPECTED'],
  ]);
});

test('a waiting mark is merged with the server’s data: a new list never undoes it', () => {
  const server = listedMark({ kind: 'NO_SHOW' });
  const own = waitingMark('Ada', { occurredAt: begins + minute, seen: [server.id] });
  const [group] = rowsOf(madeList([madePerson('Ada', { marks: [server] })]), [own]);
  const now = group!.rows[0]!.now;
  expect([now.state, now.contradicted]).toEqual(['HERE', false]);
  expect(headOf(now)).toMatchObject({ id: own.id, by: 'Jonas', waits: true });
  expect(seenBy(now)).toEqual([own.id]);
  // The server has the mark before this phone knows it: it counts as one mark, not two.
  const stored = {
    ...listedMark({ by: 'Jonas', deviceId: 'own', sequence: own.sequence, seen: [...own.seen] }),
    id: own.id,
  };
  const [both] = rowsOf(madeList([madePerson('Ada', { marks: [server, stored] })]), [own]);
  expect(headOf(both!.rows[0]!.now)).toMatchObject({ id: own.id, waits: false });
  // A refused mark does not count.
  const refused = { ...own, refused: { code: 'ATTENDANCE_CLOSED', message: 'Closed.' } };
  expect(rowsOf(madeList([madePerson('Ada')]), [refused])[0]?.rows[0]?.standing).toBe('EXPECTED');
});

test('undoing a mark restores the state before it', () => {
  const here = waitingMark('Ada');
  const left = waitingMark('Ada', { kind: 'LEFT', seen: [here.id] });
  const undone = waitingMark('Ada', { kind: 'UNDONE', undoes: left.id, seen: [left.id] });
  const list = madeList([madePerson('Ada')]);
  expect(rowsOf(list, [here, left])[0]?.rows[0]?.standing).toBe('LEFT');
  expect(rowsOf(list, [here, left, undone])[0]?.rows[0]?.standing).toBe('HERE');
});

test('two phones that disagree are named in order of time, and a mark that saw both settles it', () => {
  const jonas = waitingMark('Ada', { occurredAt: begins - 10 * minute });
  const maeve = listedMark({ kind: 'NO_SHOW', at: new Date(begins + 10 * minute).toISOString() });
  const list = madeList([madePerson('Ada', { marks: [maeve] })]);
  const now = rowsOf(list, [jonas])[0]!.rows[0]!.now;
  expect(disagreeing(now).map(({ by, kind }) => `${kind} ${by}`)).toEqual(['ARRIVED Jonas', 'NO_SHOW Maeve']);
  const settled = waitingMark('Ada', { kind: 'NO_SHOW', seen: seenBy(now) });
  expect(rowsOf(list, [jonas, settled])[0]?.rows[0]?.standing).toBe('NO_SHOW');
});

test('a mark of the phone’s former user does not have the name of its current user', () => {
  const marks = [waitingMark('Ada'), waitingMark('Bo', { madeBy: 'Maeve' })];
  const rows = rowsOf(madeList([madePerson('Ada'), madePerson('Bo')]), marks)[0]?.rows;
  expect(rows?.map(({ now }) => now.marks.map(({ by }) => by))).toEqual([['Jonas'], [null]]);
});

test('the time of a mark is corrected by what the phone knows of its clock now', () => {
  const mark = waitingMark('Ada', { occurredAt: begins - 58 * minute, offset: null });
  const [group] = rowsByShift({
    ...{ list: madeList([madePerson('Ada')]), marks: [mark], walkIns: [] },
    ...{ phone: { ...phone, offset: 58 * minute }, now: begins },
  });
  expect(group?.rows[0]?.now.arrivedAt).toBe(begins);
});

test('a walk-in is in the list at once, and only once', () => {
  const walkIn = {
    id: 'walk-in',
    shiftId: 'shift',
    firstName: 'Wim',
    lastName: 'Walker',
    deviceId: 'own',
    keptAt: begins,
  };
  const mark = waitingMark('walk-in');
  const rows = rowsOf(madeList([]), [mark], begins, [walkIn])[0]?.rows;
  expect(rows).toMatchObject([{ name: 'Wim Walker', standing: 'HERE', isWalkIn: true }]);
  const listed = madeList([madePerson('Wim', { signupId: 'walk-in' })]);
  expect(rowsOf(listed, [mark], begins, [walkIn])[0]?.rows).toHaveLength(1);
});

test('a person who is missing in a new list stays with their shift while a mark of theirs waits', () => {
  const older = madeList(
    [madePerson('Ada'), madePerson('Bo'), madePerson('Cy', { shiftId: 'gone' })],
    [madeShift(), madeShift({ id: 'gone' })],
  );
  const fresh = madeList([madePerson('Dee')]);
  const refused = { code: 'SIGNUP_NOT_FOUND', message: 'No.' };
  const marks = [waitingMark('Ada'), waitingMark('Cy'), waitingMark('Bo', { refused })];
  const merged = withWaiting(fresh, older, marks);
  expect(merged.people.map(({ firstName, isGone }) => [firstName, isGone ?? false])).toEqual([
    ['Dee', false],
    ['Ada', true],
    ['Cy', true],
  ]);
  expect(merged.shifts.map(({ id }) => id)).toEqual(['shift', 'gone']);
  // Once their marks are sent, they disappear.
  expect(withWaiting(fresh, merged, [])).toEqual(fresh);
});
