import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { endsNextDay } from '../contract/ends-next-day.js';
import { addDays, clock, instantOf } from './clock.js';

/** One entry of a calendar file. Day YYYY-MM-DD, times HH:MM in `timeZone` (IANA); an end before the start lies on the next day. */
export interface CalendarEntry {
  /** What the entry is about, such as `signup-` and an id: the same entry has the same one in every file. */
  key: string;
  /** Counts changes of day, time and place: calendars keep the entry with the highest. */
  revision: number;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  title: string;
  location: string | null;
  description: string;
  url: string;
}

/** A cancellation is newer than any change: calendars go by this number. */
const lastRevision = 1_000_000;

/**
 * Entries as an iCalendar file (RFC 5545). Times are UTC instants, which every calendar shows in its own zone and which hold over days when
 * clocks change. With `cancelled` the file takes the entries out of the calendar.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  {
    settings,
    cancelled = false,
  }: {
    settings: { publicUrl: string; organisationName: string; contactEmail: string };
    cancelled?: boolean;
  },
): { contentType: string; content: string } {
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Trailcrew', product: 'Trailcrew', language: 'EN' }, method });
  for (const { key, revision, date, startTime, endTime, timeZone, title, location, description, url } of entries) {
    calendar.createEvent({
      id: `${key}@${new URL(settings.publicUrl).hostname}`,
      stamp: clock.now(),
      ...(cancelled ? { status: ICalEventStatus.CANCELLED } : {}),
      sequence: cancelled ? lastRevision : revision,
      start: instantOf(date, startTime, timeZone),
      end: instantOf(endsNextDay(startTime, endTime) ? addDays(date, 1) : date, endTime, timeZone),
      summary: plain(title),
      location: location ? plain(location) : null,
      description: plain(description),
      url,
      organizer: { name: plain(settings.organisationName), email: settings.contactEmail },
    });
  }
  return { contentType: `text/calendar; charset=utf-8; method=${method}`, content: calendar.toString() };
}

/** Calendar text knows line breaks but no other control character. */
function plain(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ');
}
