import type { ImportedChange, ImportedRow, ImportResult } from '@trailcrew/api/contract/programme/import';
import { mapped } from '@trailcrew/api/contract/text/mapped';
import { sheetTexts } from '@trailcrew/api/contract/text/role-texts';
import { count } from '../../formatting/counts';

/** The outcome of a row, in a word. */
export const outcomeWords: Record<ImportedRow['outcome'], string> = {
  create: 'New',
  move: 'Moved',
  change: 'Change',
  exists: 'Already there',
  error: 'Faulty',
};

/** The fields that an import changes, by their names in the sheet. */
export const fieldWords: Record<ImportedChange['field'], string> = {
  category: 'Category',
  role: 'Role',
  date: 'Date',
  startTime: 'Start',
  endTime: 'End',
  location: 'Location',
  quantity: 'Quantity',
  notes: 'Shift note',
  closed: 'Closed',
  waitlistEnabled: 'Waitlist',
  minimumAge: 'Minimum age',
  youngerWithConsent: 'Younger with consent',
  standby: 'Stand-by',
  signupsOpenAt: 'Signing up opens',
  signupsCloseAt: 'Signing up closes',
  remindDaysBefore: 'Reminders',
  question: 'Question',
  choices: 'Choices',
  required: 'Answer required',
  help: 'Help',
  position: 'Order',
  name: 'Name',
  time: 'Time',
  place: 'Place',
  minimumStaff: 'Minimum',
  staffedByMinutes: 'Manned by, in minutes before the start',
  blocksStart: 'Blocks the start',
  starts: 'Starts',
  mapUrl: 'Map address',
  ...mapped(sheetTexts, ({ word }) => word),
};

/** `9 categories, 55 roles and 202 shifts`; zero counts are left out. */
export function countsOfCreated(created: ImportResult['created']): string {
  const { categories, opportunities, rolesWithoutShifts: alone, shifts, questions, starts, posts } = created;
  const allAlone = alone === opportunities ? ' without shifts' : ` (${alone} without shifts)`;
  return inWords([
    [categories, count(categories, 'category', 'categories')],
    [opportunities, `${count(opportunities, 'role')}${alone > 0 ? allAlone : ''}`],
    [shifts, count(shifts, 'shift')],
    [questions, count(questions, 'question')],
    [starts, count(starts, 'start')],
    [posts, count(posts, 'post')],
  ]);
}

/** `1 role and 2 shifts`; zero counts are left out. */
export function countsOfUpdated({
  categories,
  opportunities,
  shifts,
  questions,
  starts,
  posts,
  settings,
}: ImportResult['updated']): string {
  return inWords([
    [categories, count(categories, 'category', 'categories')],
    [opportunities, count(opportunities, 'role')],
    [shifts, count(shifts, 'shift')],
    [questions, count(questions, 'question')],
    [starts, count(starts, 'start')],
    [posts, count(posts, 'post')],
    [settings, `${count(settings, 'setting')} of the event`],
  ]);
}

function inWords(parts: readonly [number, string][]): string {
  const words = parts.filter(([number]) => number > 0).map(([, word]) => word);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ') || 'nothing';
}

/** `2 hours later`, `1 day and 30 minutes earlier`. */
export function offsetWords(minutes: number): string {
  const size = Math.abs(minutes);
  const [days, hours, rest] = [Math.trunc(size / 1440), Math.trunc((size % 1440) / 60), size % 60];
  const length = inWords([
    [days, count(days, 'day')],
    [hours, count(hours, 'hour')],
    [rest, count(rest, 'minute')],
  ]);
  return `${length} ${minutes > 0 ? 'later' : 'earlier'}`;
}

/** Whether an import changes anything. */
export function changesSomething({ created, updated }: ImportResult): boolean {
  return [...Object.values(created), ...Object.values(updated)].some((number) => number > 0);
}

/** A text as one short line. */
export function inBrief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
