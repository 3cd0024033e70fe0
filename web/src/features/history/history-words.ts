import { grouped } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { formatTime } from '../../formatting/times';
import type { HistoryLine_EntryFragment } from './record-history.generated';

const fieldWords: Record<string, string> = {
  date: 'the day',
  startTime: 'the start',
  endTime: 'the end',
  qtyRequired: 'the places',
  location: 'where it is',
  notes: 'the note',
  opportunity: 'the volunteer role',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What happened, as one plain sentence. Names are those of today; who was removed has none. */
export function historyWords(entry: HistoryLine_EntryFragment): string {
  const who = entry.byStaff ? (entry.actorName ?? 'A removed user') : 'The volunteer';
  const person = entry.volunteerName ?? 'a removed person';
  const startOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  switch (entry.kind) {
    case 'shift.created':
      return `${who} added this shift.`;
    case 'shift.changed':
      return `${who} changed ${changedWords(entry)}.`;
    case 'shift.removed':
      return `${who} deleted this shift.`;
    case 'signup.created':
      return entry.byStaff ? `${who} signed ${person} up.` : `${startOf(person)} signed up.`;
    case 'signup.cancelled':
      if (entry.endedBy === 'replacement') return `Somebody took over from ${person}.`;
      if (entry.endedBy === 'merge') return `${startOf(person)} gave back a spot that they held twice under two names.`;
      return entry.byStaff ? `${who} cancelled the signup of ${person}.` : `${startOf(person)} cancelled.`;
    case 'signup.moved':
      return entry.byStaff
        ? `${who} moved ${person} here from another shift.`
        : `${startOf(person)} changed over to this shift.`;
    case 'signup.left':
      return entry.byStaff
        ? `${who} moved ${person} to another shift.`
        : `${startOf(person)} changed over to another shift.`;
    case 'signup.changed':
      if (entry.fields.includes('unnotified')) return `${who} notified ${person} of the cancellation.`;
      return `The signup now belongs to ${person}, under a corrected name or address.`;
    case 'signup.removed':
      return `The signup of ${person} was deleted with the shift.`;
    case 'replacement.created':
      return entry.byStaff ? `${who} started looking for a replacement.` : 'Someone started looking for a replacement.';
    case 'replacement.changed':
      return 'The message to possible replacements was changed.';
    case 'replacement.asked':
      return 'People were asked to take over.';
    case 'replacement.taken':
      return 'A replacement was found.';
    case 'replacement.withdrawn':
      return entry.byStaff ? `${who} stopped looking for a replacement.` : 'Someone can come after all.';
    case 'replacement.ended':
      return 'The search for a replacement ended.';
    case 'waitlistEntry.created':
      return 'Someone joined the waitlist.';
    case 'waitlistEntry.offered':
      return entry.byStaff ? `${who} offered a spot to the waitlist.` : 'A spot was offered to the waitlist.';
    case 'waitlistEntry.told':
      return 'Someone on the waitlist was notified that a spot is free.';
    case 'waitlistEntry.taken':
      return 'Someone on the waitlist took a spot.';
    case 'waitlistEntry.declined':
      return 'Someone on the waitlist declined a spot.';
    case 'waitlistEntry.expired':
      return 'An offer to the waitlist expired.';
    case 'waitlistEntry.withdrawn':
      return entry.byStaff ? `${who} took someone off the waitlist.` : 'Someone left the waitlist.';
    default:
      return `${who}: ${entry.kind.replace('.', ' ')}.`;
  }
}

/** `the start from 8:00 AM to 7:15 AM and the note`. Texts are not kept, so of them it says only that they changed. */
function changedWords({ fields, changes }: HistoryLine_EntryFragment): string {
  const values = new Map(changes.map((change) => [change.field, change]));
  const words = fields.map((field) => {
    const change = values.get(field);
    const name = fieldWords[field] ?? field;
    return change ? `${name} from ${valueWords(field, change.before)} to ${valueWords(field, change.after)}` : name;
  });
  return words.length > 0 ? list.format(words) : 'this shift';
}

function valueWords(field: string, value: string): string {
  if (field === 'date') return formatShiftDay(value);
  if (field === 'startTime' || field === 'endTime') return formatTime(value);
  return grouped(Number(value));
}
