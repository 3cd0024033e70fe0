import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { SignupFact } from '../features/signups/signup.announcements.js';
import type { ProductSettings } from '../platform/request-context.js';
import { clock } from '../platform/clock.js';
import type { MailAttachment } from './mail-content.js';
import { shiftInstants } from './shift-words.js';

/** A cancellation is newer than any change of the shift: calendars go by this number. */
const lastSequence = 1_000_000;

/**
 * The shifts as a calendar file. Times are UTC instants, which every calendar shows in its own zone. Each signup keeps its UID, so that a
 * second file replaces the entry, one with a higher revision moves it, and one that says 'cancelled' takes it out. The household link stays out: calendars are shared more freely than mailboxes.
 */
export function shiftCalendar(
  signups: readonly SignupFact[],
  settings: ProductSettings,
  state: 'taken' | 'cancelled' | { revision: number } = 'taken',
): MailAttachment {
  const cancelled = state === 'cancelled';
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: 'Trailcrew', product: 'Trailcrew', language: 'EN' },
    method,
  });
  for (const { signupId, volunteer, shift, opportunity, category, event } of signups) {
    const { start, end } = shiftInstants({ ...shift, timeZone: event.timeZone });
    calendar.createEvent({
      id: `signup-${signupId}@${new URL(settings.publicUrl).hostname}`,
      stamp: clock.now(),
      ...(cancelled ? { status: ICalEventStatus.CANCELLED, sequence: lastSequence } : {}),
      ...(typeof state === 'object' ? { sequence: state.revision } : {}),
      start,
      end,
      summary: plain(`${opportunity.name} – ${event.name}`),
      location: shift.location ? plain(shift.location) : null,
      description: plain(
        [
          `${category.name}: ${opportunity.name}`,
          `Volunteer: ${volunteer.firstName} ${volunteer.lastName}`,
          category.leadName && `Lead: ${category.leadName}`,
          opportunity.longDescription && `\n${opportunity.longDescription.trim()}`,
        ]
          .filter(Boolean)
          .join('\n'),
      ),
      url: `${settings.publicUrl}/event/${encodeURIComponent(event.slug)}`,
      organizer: { name: plain(settings.organisationName), email: settings.contactEmail },
    });
  }
  return {
    filename: `${cancelled ? 'cancelled-' : ''}${signups.length === 1 ? 'shift' : 'shifts'}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

/** Calendar text knows line breaks but no other control character. */
function plain(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ');
}
