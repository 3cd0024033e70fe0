import { mergeEdits } from './merge-edits';

const loaded = { startTime: '08:00', endTime: '10:00', qtyRequired: 3, location: '', notes: 'Bring skis' };

test('a field that only one of the two changed takes that change', () => {
  const saved = { ...loaded, startTime: '07:30' };
  const typed = { ...loaded, endTime: '11:00' };
  expect(mergeEdits(loaded, saved, typed)).toEqual({
    merged: { ...loaded, startTime: '07:30', endTime: '11:00' },
    theirs: ['startTime'],
    both: [],
  });
});

test('a field that both changed is asked about, and holds what was typed until then', () => {
  const merge = mergeEdits(loaded, { ...loaded, startTime: '07:30', notes: '' }, { ...loaded, startTime: '09:00' });
  expect(merge).toEqual({
    merged: { ...loaded, startTime: '09:00', notes: '' },
    theirs: ['notes'],
    both: ['startTime'],
  });
});

test('a field that both changed to the same value needs no question and no message', () => {
  const changed = { ...loaded, qtyRequired: 5 };
  expect(mergeEdits(loaded, changed, { ...changed })).toEqual({ merged: changed, theirs: [], both: [] });
});

test('removing a text is a change like any other', () => {
  expect(mergeEdits(loaded, { ...loaded, notes: 'Bring poles' }, { ...loaded, notes: '' })).toMatchObject({
    both: ['notes'],
  });
  expect(mergeEdits(loaded, { ...loaded, notes: '' }, { ...loaded })).toMatchObject({
    merged: { notes: '' },
    theirs: ['notes'],
  });
});

test.each([
  ['a number typed as text', { qtyRequired: '3' }],
  ['spaces around', { notes: ' Bring skis \n' }],
  ['nothing for empty', { location: undefined }],
])('%s is no change', (_, typed) => {
  const saved = { ...loaded, qtyRequired: 4, notes: 'Bring poles', location: 'Hill' };
  expect(mergeEdits(loaded, saved, { ...loaded, ...typed }).both).toEqual([]);
});

test('what the record does not hold stays as typed', () => {
  const typed = { ...loaded, eventId: 'e' };
  expect(mergeEdits<typeof typed>(loaded, loaded, typed).merged).toEqual(typed);
});
