import { z } from 'zod';
import { simpleMail } from '../content/simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { shortDay } from '../../platform/text/day-words.js';
import { shiftCards } from '../content/shift-card.js';
import { greetedNames, signupDetails, withoutInstructions } from '../content/signup-facts.js';

/**
 * 'Your shift is cancelled', one mail for each household: all the signups it loses, and a calendar file that removes
 * the entries.
 */
export const placesRemovedMail = mailTemplate({
  payload: z.object({ signups: z.array(signupDetails).min(1) }),
  render({ signups }, { settings, householdLink }) {
    // What to bring is of no use any more.
    const gone = signups.map(withoutInstructions);
    const first = gone[0]!;
    const many = gone.length > 1;
    return simpleMail(settings, {
      subject: many
        ? `Shifts cancelled: ${gone.length} of your shifts, ${first.event.name}`
        : `Shift cancelled: ${first.opportunity.name}, ${shortDay(first.shift.date)}`,
      heading: many ? 'Your shifts are cancelled' : 'Your shift is cancelled',
      opening: `Hi ${greetedNames(gone)}, ${settings.organisationName} has cancelled ${
        many ? `these ${gone.length} shifts` : 'this shift'
      }. You don't need to come. Thanks for offering to help.`,
      middle: shiftCards(gone, 'cancelled'),
      button: { label: 'Manage my signups', address: householdLink(first.householdTokenId) },
      closing: [
        `The attached calendar file removes the ${many ? 'entries' : 'entry'} from your calendar.`,
        'Want to help with another shift? The event page shows where people are still needed.',
      ],
      attachments: [shiftCalendar(gone, settings, 'cancelled')],
    });
  },
});
