import { TZDate } from '@date-fns/tz';
import { endsNextDay } from '@trailcrew/api/contract/shift';

/** What a calendar entry says about a shift. Times are `HH:MM` in `timeZone` (IANA name), `date` is `YYYY-MM-DD`. */
export interface CalendarShift {
  signupId: string;
  title: string;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  location: string | null;
  description: string;
}

function instant(date: string, time: string, timeZone: string, addDays: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const utc = new Date(new TZDate(year, month - 1, day + addDays, hour, minute, 0, timeZone).getTime()).toISOString();
  return `${utc.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

// RFC 5545: at most 75 octets a line, continued after CRLF and a space.
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > 74) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}

/** An iCalendar file (RFC 5545) with the shift, in UTC so that every calendar shows the right hour. `stamp` is when it was made. */
export function calendarFile(shift: CalendarShift, stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trailcrew//Volunteer shifts//EN',
    'BEGIN:VEVENT',
    `UID:${shift.signupId}@trailcrew`,
    `DTSTAMP:${stamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART:${instant(shift.date, shift.startTime, shift.timeZone, 0)}`,
    `DTEND:${instant(shift.date, shift.endTime, shift.timeZone, endsNextDay(shift.startTime, shift.endTime) ? 1 : 0)}`,
    `SUMMARY:${escapeText(shift.title)}`,
    ...(shift.location ? [`LOCATION:${escapeText(shift.location)}`] : []),
    `DESCRIPTION:${escapeText(shift.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Hands the file to the browser as a download. */
export function downloadCalendarFile(shift: CalendarShift): void {
  const address = URL.createObjectURL(
    new Blob([calendarFile(shift, new Date())], { type: 'text/calendar;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = 'volunteer-shift.ics';
  link.click();
  URL.revokeObjectURL(address);
}
