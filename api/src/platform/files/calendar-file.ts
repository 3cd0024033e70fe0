import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { endsNextDay } from '../../contract/text/ends-next-day.js';
import { addDays, clock, instantOf } from '../clock.js';

/** One entry of a calendar file. Day YYYY-MM-DD, times HH:MM in `timeZone` (IANA); an end before the start lies on the next day. */
export interface CalendarEntry {
  /** What the entry is about, such as `signup-` and an id: the same entry has the same one in every file. */
  key: string;
  /** Counts changes of the shift and its event: calendars keep the entry with the highest. */
  revision: number;
  /** It was called off: calendars strike it out or take it away. */
  isCancelled?: boolean;
  /** It was called off for now: struck out as well, but it may come back with a higher revision. */
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

/** How often programs that subscribe are asked to look: once an hour. */
const secondsBetweenLooks = 3600;

/** A cancellation for good is newer than any change: calendars go by this number. */
const lastRevision = 1_000_000;

/**
 * Entries as an iCalendar file (RFC 5545). Times are UTC instants, which every calendar shows in its own zone and which hold over days when
 * clocks change. With `cancelled` the file takes the entries out of the calendar; one with a `name` is a calendar that is asked for
 * again and again.
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
  if (name !== undefined) calendar.name(plain(name)).ttl(secondsBetweenLooks);
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
      // A clock that is put forward can leave a shift no time: an entry without an end has none, one that ends before it starts is refused.
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

/** Calendar text knows line breaks but no other control character. */
function plain(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ');
}

/** A place of several lines: Outlook shows the first alone. */
function onOneLine(place: string): string {
  return plain(place.replace(/\s*\n\s*/g, ', '));
}

/** RFC 5545, 3.1: lines of at most 75 octets, no character split, and CRLF behind every line, the last one too. */
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
