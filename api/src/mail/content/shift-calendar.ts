import { calendarEntryOf, type SignupDetails } from '../../features/signups/signup.announcements.js';
import { calendarFile } from '../../platform/files/calendar-file.js';
import type { ProductSettings } from '../../platform/operation/request-context.js';
import type { MailAttachment } from './mail-content.js';

/**
 * The shifts as a mail's calendar file. Each signup keeps its entry, so a later file replaces it. After a change of the
 * shift the file moves the entry, and 'cancelled' removes it. 'Called off' removes it until a newer file brings it
 * back.
 */
export function shiftCalendar(
  signups: readonly SignupDetails[],
  settings: ProductSettings,
  state: 'taken' | 'cancelled' | 'called off' = 'taken',
): MailAttachment {
  const cancelled = state !== 'taken';
  const forNow = state === 'called off' ? { isCancelled: false, isCalledOff: true } : {};
  return {
    filename: `${cancelled ? 'cancelled-' : ''}${signups.length === 1 ? 'shift' : 'shifts'}.ics`,
    ...calendarFile(
      signups.map((signup) => ({ ...calendarEntryOf(signup, settings.publicUrl), ...forNow })),
      { settings, cancelled },
    ),
  };
}
