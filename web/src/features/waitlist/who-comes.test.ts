import { whoComes } from './who-comes';

const family = { names: ['Ada', 'Bea', 'Cleo'], takesOver: false };

test.each([
  ['the people of the offer', 'OFFERED', 2, [], [0, 1]],
  ['the people of the offer who are not in already', 'OFFERED', 2, [0], [1]],
  ['the next where all of those are in', 'OFFERED', 1, [0], [1]],
  ['nobody where all are in', 'OFFERED', 1, [0, 1, 2], []],
  ['all where nothing is held', 'WAITING', 0, [], [0, 1, 2]],
  ['the rest where nothing is held', 'WAITING', 0, [1], [0, 2]],
])('get a place: %s', (_who, state, held, alreadyIn, positions) => {
  expect(whoComes({ ...family, state, held, alreadyIn }).map(({ position }) => position)).toEqual(positions);
});

test('one takes over', () => {
  expect(whoComes({ ...family, state: 'OFFERED', held: 0, takesOver: true, alreadyIn: [0] })).toEqual([
    { name: 'Bea', position: 1 },
  ]);
});
