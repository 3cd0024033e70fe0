import { z } from 'zod';
import type { CancelledDetails } from '../../features/signups/signup.announcements.js';
import { simpleMail } from '../content/simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { shortDay } from '../../platform/text/day-words.js';
import { shiftCards } from '../content/shift-card.js';
import { byStart, cancelledDetails, withoutInstructions } from '../content/signup-facts.js';

/**
 * 'Your signup is cancelled', to the household: a shift card for each shift, and a calendar file that removes the
 * entries.
 */
export const signupCancelled = mailTemplate({
  payload: z.object({ signups: z.array(cancelledDetails).min(1) }),
  render({ signups }, { settings, householdLink }) {
    const ordered = signups.toSorted(byStart).map(withoutInstructions);
    const [first, latest] = [ordered[0]!, signups.at(-1)!];
    const many = ordered.length > 1;
    const byStaff = signups.every(({ cancelledBy }) => cancelledBy === 'staff');
    const what = many ? `these ${ordered.length} signups were cancelled` : 'this signup was cancelled';
    const who = byStaff ? ` by ${settings.organisationName}` : '';
    return simpleMail(settings, {
      subject: many
        ? `Cancelled: ${ordered.length} signups`
        : `Cancelled: ${first.opportunity.name}, ${shortDay(first.shift.date)}`,
      heading: many ? 'Your signups are cancelled' : 'Your signup is cancelled',
      opening: `Hi ${latest.volunteer.firstName}, ${what}${who}. ${many ? 'The spots are' : 'The spot is'} open for someone else.`,
      middle: shiftCards(ordered, 'cancelled'),
      button: { label: 'Manage my signups', address: householdLink(latest.householdTokenId) },
      closing: [
        `${notifiedWords(signups)}The attached calendar file removes the ${many ? 'entries' : 'entry'} from your calendar.`,
        byStaff
          ? 'Think this is a mistake? Just reply to this email.'
          : "Wasn't you? Open the link to see all your signups and sign up again while spots are open.",
      ],
      attachments: [shiftCalendar(ordered, settings, 'cancelled')],
    });
  },
});

/** Who else was notified; '' when somebody was not. */
function notifiedWords(signups: readonly CancelledDetails[]): string {
  const notified = signups.filter(({ heardBy }) => heardBy.people.length > 0);
  if (notified.length < signups.length) return '';
  return notified.every(({ heardBy }) => heardBy.as === 'lead')
    ? 'The lead of the category has been notified. '
    : 'The organizers have been notified. ';
}
