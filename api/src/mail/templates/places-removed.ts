import { z } from 'zod';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shortDay } from '../../platform/day-words.js';
import { shiftCards } from '../shift-card.js';
import { greetedNames, signupFact, withoutInstructions } from './signup-facts.js';

/** 'Your shift is called off', to one person: all the places they lose, and a calendar file that takes the entries out. */
export const placesRemovedMail = mailTemplate({
  payload: z.object({ signups: z.array(signupFact).min(1) }),
  render({ signups }, { settings, householdLink }) {
    // What to bring is of no use any more.
    const gone = signups.map(withoutInstructions);
    const first = gone[0]!;
    const many = gone.length > 1;
    return simpleMail(settings, {
      subject: many
        ? `Called off: ${gone.length} of your shifts, ${first.event.name}`
        : `Called off: ${first.opportunity.name}, ${shortDay(first.shift.date)}`,
      heading: many ? 'Your shifts are called off' : 'Your shift is called off',
      opening: `Hi ${greetedNames(gone)}, ${settings.organisationName} has called off ${
        many ? `these ${gone.length} shifts` : 'this shift'
      }. You need not come. Thank you for having been ready to help.`,
      middle: shiftCards(gone, 'cancelled'),
      button: { label: 'Manage my signups', address: householdLink(first.householdTokenId) },
      closing: [
        `The attached calendar file takes the ${many ? 'entries' : 'entry'} out of your calendar.`,
        'Would you like to help elsewhere? The event page shows where people are still needed.',
      ],
      attachments: [shiftCalendar(gone, settings, 'cancelled')],
    });
  },
});
