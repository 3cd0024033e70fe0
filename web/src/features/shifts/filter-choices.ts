import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { formatShiftDay } from '../../formatting/days';
import type { Choice } from '../../ui/fields/select-field';
import { dayPartNames, dayPartOf, dayParts } from './day-part';
import type { ListedShift } from './listed-shift';
import type { EndChoice } from './shift-filters';

const endNames: Record<EndChoice, string> = {
  '12': 'Ends by 12PM',
  '14': 'Ends by 2PM',
  '16': 'Ends by 4PM',
  '18': 'Ends by 6PM',
  '20': 'Ends by 8PM',
  after20: 'Ends after 8PM',
};

/** The choices of every filter for one event: only what the event has. The empty value means any. */
export interface FilterChoices {
  categories: Choice[];
  dates: Choice[];
  starts: Choice[];
  ends: Choice[];
  leads: Choice[];
}

function named(pairs: Iterable<[string, string]>): Choice[] {
  return [...new Map(pairs)].map(([value, label]) => ({ value, label })).sort((a, b) => compareNames(a.label, b.label));
}

/** The choices that an event's shifts offer. */
export function filterChoicesOf(shifts: readonly ListedShift[]): FilterChoices {
  const dates = [...new Set(shifts.map(({ shift }) => shift.date))].sort();
  const parts = new Set(shifts.map(({ shift }) => dayPartOf(shift.startTime)));
  return {
    categories: [
      { value: '', label: 'All categories' },
      ...named(shifts.map(({ category }): [string, string] => [category.id, category.name])),
    ],
    dates: [{ value: '', label: 'Any date' }, ...dates.map((date) => ({ value: date, label: formatShiftDay(date) }))],
    starts: [
      { value: '', label: 'Any start time' },
      ...dayParts
        .filter((part) => part !== 'early' || parts.has('early'))
        .map((part) => ({ value: part, label: `${dayPartNames[part].name} (${dayPartNames[part].hours})` })),
    ],
    ends: [
      { value: '', label: 'Any end time' },
      ...Object.entries(endNames)
        .sort(([a], [b]) => (a === 'after20' ? 1 : b === 'after20' ? -1 : Number(a) - Number(b)))
        .map(([value, label]) => ({ value, label })),
    ],
    leads: [
      { value: '', label: 'Any lead' },
      ...named(
        shifts.flatMap(({ category }): [string, string][] =>
          category.leadId && category.leadName ? [[category.leadId, category.leadName]] : [],
        ),
      ),
    ],
  };
}
