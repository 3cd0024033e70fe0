import { changesSomething, countsOfCreated, countsOfUpdated, inBrief, offsetWords } from './import-words';

test('counts name what there is, and nothing else', () => {
  expect(countsOfCreated({ categories: 1, opportunities: 55, shifts: 1202 })).toBe(
    '1 category, 55 roles and 1,202 shifts',
  );
  expect(countsOfCreated({ categories: 0, opportunities: 1, shifts: 2 })).toBe('1 role and 2 shifts');
  expect(countsOfCreated({ categories: 0, opportunities: 0, shifts: 1 })).toBe('1 shift');
  expect(countsOfUpdated({ opportunities: 0, shifts: 0 })).toBe('nothing');
});

test('a file that is all there already changes nothing', () => {
  const nothing = { created: { categories: 0, opportunities: 0, shifts: 0 }, updated: { opportunities: 0, shifts: 0 } };
  const result = {
    dryRun: true,
    unchanged: 2,
    moved: { shifts: 0, signups: 0 },
    looksMoved: [],
    errors: [],
    warnings: [],
    rows: [],
  };
  expect(changesSomething({ ...result, ...nothing })).toBe(false);
  expect(changesSomething({ ...result, ...nothing, updated: { opportunities: 0, shifts: 1 } })).toBe(true);
});

test('long texts are shown in brief', () => {
  expect(inBrief(' two\n lines ')).toBe('two lines');
  expect(inBrief('x'.repeat(80))).toBe(`${'x'.repeat(59)}…`);
});

test.each([
  [120, '2 hours later'],
  [-1440, '1 day earlier'],
  [3 * 1440 + 90, '3 days, 1 hour and 30 minutes later'],
])('a plan moved by %i minutes is %s', (minutes, words) => {
  expect(offsetWords(minutes)).toBe(words);
});
