import { globSync, readFileSync } from 'node:fs';

/* Days, times and moments have one form: formatting writes them, pages only call it. */

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

test('no page puts two times beside each other on its own', () => {
  const own = pages.filter((file) =>
    /(?:startTime|endTime|shiftTime)\)?\}\s*(?:-|–|&ndash;|to)\s|>\s*\{[\w.]*\b(?:startTime|endTime|shiftTime|shiftDate|createdAt)\}/.test(
      textOf(file),
    ),
  );
  expect(own).toEqual([]);
});

test('days with a nought before them stand on the cards of the landing page alone', () => {
  const padded = pages.filter((file) => /\bformatDayRange\(/.test(textOf(file)));
  expect(padded.sort()).toEqual(['web/src/features/events/event-card.tsx', 'web/src/features/events/past-events.tsx']);
});

test('the API writes days in mails, files and the audit log by one part', () => {
  const own = globSync('api/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\./.test(file) && /\bDateTimeFormat\(|toLocale(?:Date|Time)String\(/.test(textOf(file)),
  );
  expect(own.sort()).toEqual([
    // Only asks whether a zone exists.
    'api/src/contract/programme/event.ts',
    // Only asks for the name of a zone.
    'api/src/mail/content/shift-words.ts',
    'api/src/platform/text/day-words.ts',
    // Only asks whether a zone exists.
    'api/src/setting-forms.ts',
  ]);
});
