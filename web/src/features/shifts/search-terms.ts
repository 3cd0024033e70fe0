import { plainLetters } from '@trailcrew/api/contract/text/plain-letters';

/** One term of a search; a shift must match all of them, in whatever order they were typed. */
export type SearchTerm =
  | { kind: 'word'; word: string }
  /** A number alone: a day of the month, an hour, or part of a name. */
  | { kind: 'number'; number: number; word: string }
  | { kind: 'day'; month: number; day: number; year?: number }
  /** `hours` in 24 h; without minutes the whole hour. An unfinished time (`7:3`) matches by its beginning. */
  | { kind: 'time'; hours: number[]; minutes: string };

/** The months in full, in lower case. */
export const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

function monthOf(word: string | undefined): number {
  const name = word?.replace(/\.$/, '') ?? '';
  if (name === 'sept') return 9;
  return name.length < 3 ? 0 : months.findIndex((month) => month.startsWith(name)) + 1;
}

function dayOf(word: string | undefined): number {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(word ?? '')?.[1] ?? 0);
  return day <= 31 ? day : 0;
}

const halfDay = /^([ap])\.?m\.?$/;

function dateIn(word: string): SearchTerm | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word);
  if (iso) return { kind: 'day', year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(word);
  if (!slashed) return null;
  const [first, second] = [Number(slashed[1]), Number(slashed[2])];
  // 2/20 as it is written here; 20/2 can only mean the other order.
  const [month, day] = first > 12 ? [second, first] : [first, second];
  const year = slashed[3] ? Number(slashed[3].padStart(4, '20')) : undefined;
  return { kind: 'day', month, day, ...(year === undefined ? {} : { year }) };
}

function timeIn(word: string, next: string | undefined): { term: SearchTerm; words: number } | null {
  const [, hourText = '', minutes, half] = /^(\d{1,2})(?:[:.](\d{0,2}))?(?:([ap])\.?m?\.?)?$/.exec(word) ?? [];
  const follows = half ? undefined : halfDay.exec(next ?? '')?.[1];
  if (!hourText || (minutes === undefined && !half && !follows)) return null;
  const hour = Number(hourText);
  if (hour > 24) return null;
  const exact = hour > 12 || hour === 0 || hourText.startsWith('0');
  const morning = hour % 12;
  const side = half ?? follows;
  const hours = exact
    ? [hour % 24]
    : side === 'a'
      ? [morning]
      : side === 'p'
        ? [morning + 12]
        : [morning, morning + 12];
  return { term: { kind: 'time', hours, minutes: minutes ?? '' }, words: follows ? 2 : 1 };
}

/** What a search asks for: days ('feb 20', '2/20'), times ('7:30', '7.30 am', '7 pm'), numbers, and words. */
export function searchTermsOf(search: string): SearchTerm[] {
  const words = plainLetters(search)
    .replace(/(\d[ap]?m?)\s*[-–]\s*(?=\d{1,2}(?:[:.]|\s*[ap]\.?m|\s|$))/g, (all, before: string) =>
      /\d{4}-\d{2}-\d{2}/.test(search) ? all : `${before} `,
    )
    .split(/[\s,;]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    const { term, words: taken } = termAt(words, at);
    terms.push(term);
    at += taken;
  }
  return terms;
}

function termAt(words: readonly string[], at: number): { term: SearchTerm; words: number } {
  const [word = '', next, afterNext] = words.slice(at, at + 3);
  const monthFirst = { month: monthOf(word), day: dayOf(next) };
  // In 'feb 7 am' the seven is an hour.
  if (monthFirst.month && monthFirst.day && !halfDay.test(afterNext ?? ''))
    return { term: { kind: 'day', ...monthFirst }, words: 2 };
  const dayFirst = { month: monthOf(next), day: dayOf(word) };
  if (dayFirst.month && dayFirst.day) return { term: { kind: 'day', ...dayFirst }, words: 2 };
  const date = dateIn(word);
  if (date) return { term: date, words: 1 };
  const time = timeIn(word, next);
  if (time) return time;
  const ordinal = dayOf(word);
  if (ordinal) return { term: { kind: 'number', number: ordinal, word: word.replace(/\.$/, '') }, words: 1 };
  return { term: { kind: 'word', word }, words: 1 };
}
