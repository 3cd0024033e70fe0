import type {
  AttendanceHistoryField,
  ShiftHistoryField,
  SignupHistoryField,
} from '@trailcrew/api/contract/history-fields';
import { askAnswerWords } from '../../formatting/ask-answers';
import { grouped } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { formatMoment, formatTime, wallClock } from '../../formatting/times';
import type { HistoryLine_EntryFragment } from './record-history.generated';

type Change = HistoryLine_EntryFragment['changes'][number];

/** A field by its name, with words for its values unless they are texts, which are not stored; or a sentence for what somebody did. */
type FieldWords = { name: string; value?: (value: string) => string } | { deed: (after: string | undefined) => string };

/** Words for each field of a changed shift that the API stores. Entries from before values were stored have none. */
const shiftWords: Record<ShiftHistoryField, FieldWords> = {
  date: { name: 'the day', value: formatShiftDay },
  startTime: { name: 'the start', value: formatTime },
  endTime: { name: 'the end', value: formatTime },
  qtyRequired: { name: 'the number of spots', value: (value) => grouped(Number(value)) },
  location: { name: 'where it is' },
  notes: { name: 'the note' },
  opportunity: { name: 'the volunteer role' },
  closed: either('true', 'closed this shift for signups', 'opened this shift for signups'),
  waitlistEnabled: either('true', 'turned the waitlist on', 'turned the waitlist off'),
  cancelledAt: either('', 'reinstated this shift', 'called this shift off'),
};

function either(value: string, words: string, otherwise: string): FieldWords {
  return {
    deed: (after) => (after === undefined ? `${otherwise}, or ${words}` : after === value ? words : otherwise),
  };
}

/** The actor, the person of the signup, and whether the actor is staff. */
interface Names {
  who: string;
  person: string;
  byStaff: boolean;
}

/** Words for each field of a changed signup that the API stores. */
const signupSentences: Record<SignupHistoryField, (names: Names) => string> = {
  volunteer: ({ person }) => `The signup now belongs to ${person}, under a corrected name or address.`,
  answers: ({ person }) => `The signup of ${person} took over the answers of one that was merged into it.`,
  unconfirmedSince: ({ who, person, byStaff }) =>
    byStaff ? `${who} noted that ${person} is still coming.` : `${startOf(person)} is still coming.`,
  minutes: ({ who, person }) => `${who} corrected the hours of ${person}.`,
  unnotified: ({ who, person }) => `${who} notified ${person} of the cancellation.`,
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** An entry as one plain sentence. Names are today's; a removed person has none. `timeZone`: the event's (IANA). */
export function historyWords(entry: HistoryLine_EntryFragment, timeZone: string): string {
  const who = entry.byStaff ? (entry.actorName ?? 'A removed user') : 'The volunteer';
  const person = entry.volunteerName ?? 'a removed person';
  switch (entry.kind) {
    case 'shift.created':
      return `${who} added this shift.`;
    case 'shift.changed':
      return `${who} ${changedWords(entry)}.`;
    case 'shift.removed':
      return `${who} deleted this shift.`;
    case 'signup.created':
      return entry.byStaff ? `${who} signed ${person} up.` : `${startOf(person)} signed up.`;
    case 'signup.cancelled':
      if (entry.endedBy === 'replacement') return `Someone took over from ${person}.`;
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
      return signupSentence(entry.fields, { who, person, byStaff: entry.byStaff });
    case 'signup.marked':
      // A phone is forgotten with its link.
      return `${entry.actorName === null ? 'Someone at the post' : who} ${markWords(entry, person, timeZone)}.`;
    case 'signup.removed':
      return `The signup of ${person} was deleted with the shift.`;
    case 'candidate.asked':
      return `${who} asked ${person} by phone: ${answerWords(entry.changes)}.`;
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
      // A kind that a newer server added after this page was opened.
      return `${who} made another change.`;
  }
}

/** `changed the start from 8:00 AM to 7:15 AM and the note, and called this shift off`, or a part of it. */
function changedWords({ fields, changes }: HistoryLine_EntryFragment): string {
  const values = new Map(changes.map((change) => [change.field, change]));
  const known = fields.flatMap((field) =>
    isKeyOf(shiftWords, field) ? [{ words: shiftWords[field], change: values.get(field) }] : [],
  );
  const names = known.flatMap(({ words, change }) => ('name' in words ? [named(words, change)] : []));
  const deeds = known.flatMap(({ words, change }) => ('deed' in words ? [words.deed(change?.after)] : []));
  const all = [...(names.length > 0 ? [`changed ${list.format(names)}`] : []), ...deeds];
  return all.length > 0 ? all.join(', and ') : 'changed this shift';
}

function named({ name, value }: Extract<FieldWords, { name: string }>, change: Change | undefined): string {
  return change && value ? `${name} from ${value(change.before)} to ${value(change.after)}` : name;
}

function signupSentence(fields: readonly string[], names: Names): string {
  const [field] = fields.filter((one) => isKeyOf(signupSentences, one));
  return field === undefined ? `The signup of ${names.person} was changed.` : signupSentences[field](names);
}

/** `recorded that Ada Berg left at 9:40 AM`, with the day where it is not that of the entry: what marks changed, not what each said. */
function markWords({ at, changes }: HistoryLine_EntryFragment, person: string, timeZone: string): string {
  const changed = (field: AttendanceHistoryField) => changes.find((change) => change.field === field);
  const clock = (instant: string) => {
    const [day, time = ''] = wallClock(timeZone, new Date(instant)).split('T');
    const isSameDay = day === wallClock(timeZone, new Date(at)).split('T')[0];
    return isSameDay ? `at ${formatTime(time)}` : `on ${formatMoment(instant, timeZone)}`;
  };
  const [arrivedAt, leftAt] = [changed('arrivedAt')?.after, changed('leftAt')?.after];
  const times = [...(arrivedAt ? [`came ${clock(arrivedAt)}`] : []), ...(leftAt ? [`left ${clock(leftAt)}`] : [])];
  if (times.length > 0) return `recorded that ${person} ${times.join(' and ')}`;
  const { before, after } = changed('state') ?? {};
  // Marks of several people that say different things, or the same once more.
  if (after === undefined || before === after) return `marked ${person}`;
  switch (after) {
    case 'HERE':
      return `recorded that ${person} is here${before === 'LEFT' ? ' again' : ''}`;
    case 'LEFT':
      return `recorded that ${person} left`;
    case 'NO_SHOW':
      return `recorded that ${person} is not here`;
    case 'EXPECTED':
      return `took back the marks of ${person}`;
    default:
      return `marked ${person}`;
  }
}

function answerWords(changes: readonly Change[]): string {
  const answer = changes.find(({ field }) => field === 'answer')?.after ?? '';
  return isKeyOf(askAnswerWords, answer) ? askAnswerWords[answer] : 'an answer';
}

function isKeyOf<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key);
}

function startOf(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
