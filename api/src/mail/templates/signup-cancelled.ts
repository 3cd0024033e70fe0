import { z } from 'zod';
import type { CancelledFact } from '../../features/signups/signup.announcements.js';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shortDay } from '../../platform/day-words.js';
import { shiftCards } from '../shift-card.js';
import { byStart, cancelledFact, withoutInstructions } from './signup-facts.js';

/** 'Your signup is cancelled', to the household: with a shift card a shift and a calendar file that takes the entries out. */
export const signupCancelled = mailTemplate({
  payload: z.object({ signups: z.array(cancelledFact).min(1) }),
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
      opening: `Hi ${latest.volunteer.firstName}, ${what}${who}. ${many ? 'The places are' : 'The place is'} free for somebody else.`,
      middle: shiftCards(ordered, 'cancelled'),
      button: { label: 'Manage my signups', address: householdLink(latest.householdTokenId) },
      closing: [
        `${toldWords(signups)}The attached calendar file takes the ${many ? 'entries' : 'entry'} out of your calendar.`,
        byStaff
          ? 'You think this is a mistake? Just answer this mail.'
          : 'Was this not you? Open the link: there you see all your signups and can sign up again while places are free.',
      ],
      attachments: [shiftCalendar(ordered, settings, 'cancelled')],
    });
  },
});

/** Who else knows: said only when somebody was told. */
function toldWords(signups: readonly CancelledFact[]): string {
  const heard = signups.filter(({ heardBy }) => heardBy.people.length > 0);
  if (heard.length < signups.length) return '';
  return heard.every(({ heardBy }) => heardBy.as === 'lead')
    ? 'The lead of the category has been told. '
    : 'The organizers have been told. ';
}
