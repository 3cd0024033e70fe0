import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { endsNextDay } from '../../contract/text/ends-next-day.js';
import { addDays, clock, instantOf } from '../clock.js';

/** One entry of a calendar file. Day YYYY-MM-DD, times HH:MM in `timeZone` (IANA); an end before the start lies on the next day. */
export interface CalendarEntry {
  /** The subject of the entry, such as `signup-` and an id: the same in every file. */
  key: string;
  /** Counts changes of the shift and its event: calendars keep the entry with the highest. */
  revision: number;
  /** Cancelled: calendars strike it out or remove it. */
  isCancelled?: boolean;
  /** Called off for now: struck out, but it may return with a higher revision. */
  isCalledOff?: boolean;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  title: string;
  location: string | null;
  description: string;
  url: string;
}

/** The refresh interval suggested to subscribed programs: one hour. */
const refreshSeconds = 3600;

/** A final cancellation outranks any change: calendars compare this number. */
const lastRevision = 1_000_000;

/**
 * Entries as an iCalendar file (RFC 5545). Times are UTC instants, which every calendar shows in its own zone and which stay right when
 * clocks change. With `cancelled`, the file removes the entries from the calendar. With `name`, it is a calendar to subscribe to.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  {
    settings,
    cancelled = false,
    name,
  }: {
    settings: { publicUrl: string; organisationName: string; contactEmail: string };
    cancelled?: boolean;
    name?: string;
  },
): { contentType: string; content: string } {
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Trailcrew', product: 'Trailcrew', language: 'EN' }, method });
  if (name !== undefined) calendar.name(plain(name)).ttl(refreshSeconds);
  for (const {
    key,
    revision,
    isCancelled = cancelled,
    isCalledOff = false,
    date,
    startTime,
    endTime,
    timeZone,
    title,
    location,
    description,
    url,
  } of entries) {
    const start = instantOf(date, startTime, timeZone);
    const end = instantOf(endsNextDay(startTime, endTime) ? addDays(date, 1) : date, endTime, timeZone);
    calendar.createEvent({
      id: `${key}@${new URL(settings.publicUrl).hostname}`,
      stamp: clock.now(),
      ...(isCancelled || isCalledOff ? { status: ICalEventStatus.CANCELLED } : {}),
      sequence: isCancelled ? lastRevision : revision,
      start,
      // When clocks go forward, a shift can have no duration. An entry without an end is valid; one that ends before it starts is refused.
      ...(end > start ? { end } : {}),
      summary: plain(title),
      location: location ? onOneLine(location) : null,
      description: plain(description),
      url,
      organizer: { name: plain(settings.organisationName), email: settings.contactEmail },
    });
  }
  return { contentType: `text/calendar; charset=utf-8; method=${method}`, content: folded(calendar.toString()) };
}

/** Calendar text allows line breaks but no other control characters. */
function plain(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ');
}

/** A place on one line: Outlook shows only the first one. */
function onOneLine(place: string): string {
  return plain(place.replace(/\s*\n\s*/g, ', '));
}

/** RFC 5545, 3.1: lines of at most 75 octets without splitting a character, and CRLF after every line, including the last. */
function folded(file: string): string {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => `${foldedLine(line)}\r\n`)
    .join('');
}

const mostOctets = 75;

function foldedLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > mostOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}
