import { globSync, readFileSync } from 'node:fs';

/* Days, times and moments have one format: only `formatting` writes them, and pages call it. */

const root = `${import.meta.dirname}/../..`;
const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const pages = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/^web\/src\/formatting\/|\.generated\.|\.test\./.test(file),
);

test('no page formats a day or a time on its own', () => {
  expect(pages.length).toBeGreaterThan(200);
  const own = pages.filter((file) =>
    /\bDateTimeFormat\(|toLocale(?:Date|Time)String\(|from '(?:date-fns|@date-fns)/.test(textOf(file)),
  );
  expect(own).toEqual([]);
});

test('no page formats a range of times on its own', () => {
  const own = pages.filter((file) =>
    /(?:startTime|endTime|shiftTime)\)?\}\s*(?:-|–|&ndash;|to)\s|>\s*\{[\w.]*\b(?:startTime|endTime|shiftTime|shiftDate|createdAt)\}/.test(
      textOf(file),
    ),
  );
  expect(own).toEqual([]);
});

test('days with a leading zero are only on the cards of the landing page', () => {
  const padded = pages.filter((file) => /\bformatDayRange\(/.test(textOf(file)));
  expect(padded.sort()).toEqual(['web/src/features/events/event-card.tsx', 'web/src/features/events/past-events.tsx']);
});

test('the API formats days in mails, files and the audit log in one place', () => {
  const own = globSync('api/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\./.test(file) && /\bDateTimeFormat\(|toLocale(?:Date|Time)String\(/.test(textOf(file)),
  );
  expect(own.sort()).toEqual([
    // Only checks whether a time zone exists.
    'api/src/contract/programme/event.ts',
    // Only needs the name of a time zone.
    'api/src/mail/content/shift-words.ts',
    'api/src/platform/text/day-words.ts',
    // Only checks whether a time zone exists.
    'api/src/setting-forms.ts',
  ]);
});
