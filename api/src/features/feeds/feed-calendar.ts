import type { CalendarEntry } from '../../platform/files/calendar-file.js';
import { mailedTexts } from '../../contract/text/role-texts.js';
import { mapped } from '../../contract/text/mapped.js';
import type { Shift } from '../../records/shift.js';
import type { Signup } from '../../records/signup.js';
import { calendarEntryOf, entryRevision } from '../signups/signup.announcements.js';
import type { FeedRows } from './feed-source.js';

/** The rows of a feed as entries of a calendar: one for each shift, or for each signup, with the person's name. */
export function calendarOf(rows: FeedRows, publicUrl: string): CalendarEntry[] {
  if (rows.kind === 'SHIFTS') return rows.shifts.map((shift) => entryOfShift(shift, publicUrl));
  return rows.signups.map((signup) => {
    const entry = entryOfSignup(signup, publicUrl);
    const { firstName, lastName, phone } = signup.volunteer;
    return {
      ...entry,
      title: `${firstName} ${lastName}: ${entry.title}`,
      description: phone ? `${entry.description}\nPhone: ${phone}` : entry.description,
    };
  });
}

/** A signup's entry, the same as in the calendar file of its mail. */
export function entryOfSignup(
  { id, status, volunteer, shift, revisionBase }: Signup,
  publicUrl: string,
): CalendarEntry {
  const { opportunity, category, event } = shift;
  const lead = category.leadFirstName === null ? null : `${category.leadFirstName} ${category.leadLastName}`;
  const facts = {
    signupId: id,
    volunteer,
    shift: { ...shift, location: shift.effectiveLocation, revision: shift.version + revisionBase },
    opportunity: {
      name: opportunity.name,
      version: opportunity.version,
      ...mapped(mailedTexts, (_value, text) => opportunity[text]),
    },
    category: { name: category.name, version: category.version, leadName: lead },
    event,
  };
  const entry = calendarEntryOf(facts, publicUrl);
  // A cancelled event may be revived, a cancelled signup is not.
  return {
    ...entry,
    isCancelled: status === 'cancelled',
    isCalledOff: entry.isCalledOff || event.state === 'CANCELLED',
  };
}

function entryOfShift(shift: Shift, publicUrl: string): CalendarEntry {
  const { id, version, date, startTime, endTime, event, opportunity, category, effectiveLocation, notes } = shift;
  return {
    key: `shift-${id}`,
    isCalledOff: shift.cancelledAt !== null || event.state === 'CANCELLED',
    revision: entryRevision(version, event, opportunity, category),
    ...{ date, startTime, endTime, timeZone: event.timeZone },
    title: `${opportunity.name} – ${event.name}`,
    location: effectiveLocation,
    description: [
      `${category.name}: ${opportunity.name}`,
      `${shift.stillRequired} of ${shift.qtyRequired} places free`,
      notes && `\n${notes.trim()}`,
    ]
      .filter(Boolean)
      .join('\n'),
    url: `${publicUrl}/event/${encodeURIComponent(event.slug)}?shift=${id}`,
  };
}
