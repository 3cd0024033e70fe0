import { entriesOf } from '@trailcrew/api/contract/text/mapped';
import { plainLetters } from '@trailcrew/api/contract/text/plain-letters';
import { browsedTexts } from '@trailcrew/api/contract/text/browsed-texts';
import { formatWeekday } from '../../formatting/days';
import { alsoCalled } from './everyday-words';
import { dayPartNames, dayPartOf } from './day-part';
import type { ListedShift } from './listed-shift';
import { months, searchTermsOf, type SearchTerm } from './search-terms';

/** The searchable texts of a shift, made once per shift. */
interface Searched {
  /** Role, category, lead, place and description: found by any part of them. */
  text: string;
  /** Weekday, month and part of the day: matched by their beginning, so that 'sat' is Saturday and nothing else. */
  when: string[];
  year: number;
  month: number;
  day: number;
  /** Start and end as `HH:MM`. */
  times: string[];
}

const browsed = entriesOf(browsedTexts).map(([name]) => name);

const known = new WeakMap<ListedShift, Searched>();

function searchedOf(listed: ListedShift): Searched {
  const before = known.get(listed);
  if (before) return before;
  const { shift, opportunity, category } = listed;
  const [year = 0, month = 0, day = 0] = shift.date.split('-').map(Number);
  const weekday = formatWeekday(shift.date).toLowerCase();
  const made: Searched = {
    text: plainLetters(
      [
        opportunity.name,
        category.name,
        category.leadName,
        shift.effectiveLocation,
        ...browsed.map((text) => opportunity[text]),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    when: [
      weekday,
      `${weekday}s`,
      ...(weekday.startsWith('s') ? ['weekend'] : []),
      months[month - 1] ?? '',
      ...(month === 9 ? ['sept'] : []),
      String(year),
      ...dayPartNames[dayPartOf(shift.startTime)].name.toLowerCase().split(' '),
      ...(shift.startTime === '12:00' ? ['noon'] : []),
    ],
    year,
    month,
    day,
    times: [shift.startTime, shift.endTime],
  };
  known.set(listed, made);
  return made;
}

function fits(term: SearchTerm, others: readonly string[], searched: Searched): boolean {
  switch (term.kind) {
    case 'day':
      return (
        term.day === searched.day && term.month === searched.month && (term.year ?? searched.year) === searched.year
      );
    case 'time':
      return searched.times.some(
        (time) => term.hours.includes(Number(time.slice(0, 2))) && time.slice(3).startsWith(term.minutes),
      );
    case 'number':
      return (
        term.number === searched.day ||
        searched.text.includes(term.word) ||
        (term.number <= 12 && searched.times.some((time) => Number(time.slice(0, 2)) % 12 === term.number % 12))
      );
    case 'word': {
      const word = term.word.replace(/\.$/, '');
      return (
        searched.text.includes(term.word) ||
        searched.when.some((one) => word !== '' && one.startsWith(word)) ||
        others.some((other) => hasWord(searched.text, other))
      );
    }
  }
}

/** Whether a text has a word that begins with another. */
function hasWord(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
}

/**
 * Whether a shift matches a search: by role, category, their everyday names, lead, place and description, by day, part of the day and time.
 * The words may come in any order; accents and case do not count. Null when the search is empty.
 */
export function matcherOf(search: string): ((listed: ListedShift) => boolean) | null {
  const terms = searchTermsOf(search);
  if (terms.length === 0) return null;
  const words = terms.map((term) => (term.kind === 'word' ? term.word : ''));
  const wishes = terms.map((term, at) => ({ term, others: term.kind === 'word' ? alsoCalled(words, at) : [] }));
  return (listed) => {
    const searched = searchedOf(listed);
    return wishes.every(({ term, others }) => fits(term, others, searched));
  };
}
