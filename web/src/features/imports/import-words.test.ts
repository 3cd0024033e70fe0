import { changesSomething, countsOfCreated, countsOfUpdated, inBrief, offsetWords } from './import-words';

test('counts name only what is not zero', () => {
  const none = { categories: 0, opportunities: 0, rolesWithoutShifts: 0, shifts: 0, questions: 0, starts: 0, posts: 0 };
  expect(countsOfCreated({ ...none, categories: 1, opportunities: 55, shifts: 1202, questions: 3 })).toBe(
    '1 category, 55 roles, 1,202 shifts and 3 questions',
  );
  expect(countsOfCreated({ ...none, opportunities: 1, shifts: 2 })).toBe('1 role and 2 shifts');
  expect(countsOfCreated({ ...none, shifts: 1 })).toBe('1 shift');
  expect(countsOfCreated({ ...none, opportunities: 2, rolesWithoutShifts: 2 })).toBe('2 roles without shifts');
  expect(countsOfCreated({ ...none, opportunities: 3, rolesWithoutShifts: 2, shifts: 1 })).toBe(
    '3 roles (2 without shifts) and 1 shift',
  );
  const unchanged = { categories: 0, opportunities: 0, shifts: 0, questions: 0, starts: 0, posts: 0, settings: 0 };
  expect(countsOfCreated({ ...none, starts: 1, posts: 2 })).toBe('1 start and 2 posts');
  expect(countsOfUpdated(unchanged)).toBe('nothing');
  expect(countsOfUpdated({ ...unchanged, questions: 1, posts: 1, settings: 2 })).toBe(
    '1 question, 1 post and 2 settings of the event',
  );
});

test('a file whose rows all exist already changes nothing', () => {
  const unchanged = { categories: 0, opportunities: 0, shifts: 0, questions: 0, starts: 0, posts: 0, settings: 0 };
  const created = {
    categories: 0,
    opportunities: 0,
    rolesWithoutShifts: 0,
    shifts: 0,
    questions: 0,
    starts: 0,
    posts: 0,
  };
  const nothing = { created, updated: unchanged };
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
  expect(changesSomething({ ...result, ...nothing, updated: { ...unchanged, settings: 1 } })).toBe(true);
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
