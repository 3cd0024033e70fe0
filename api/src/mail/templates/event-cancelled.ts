import { z } from 'zod';
import { html } from '../html.js';
import { paragraph } from '../layout.js';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shiftCards } from '../shift-card.js';
import { greetedNames, signupFact, withoutInstructions } from './signup-facts.js';

/** 'The event is cancelled', to one person: what staff say of it, all their shifts there, and a calendar file that takes the entries out. */
export const eventCancelledMail = mailTemplate({
  payload: z.object({ signups: z.array(signupFact).min(1), message: z.string().nullable() }),
  render({ signups, message }, { settings, householdLink }) {
    // What to bring is of no use any more.
    const gone = signups.map(withoutInstructions);
    const first = gone[0]!;
    const many = gone.length > 1;
    const cards = shiftCards(gone, 'cancelled');
    const said = message ? message.split(/\n{2,}/) : [];
    return simpleMail(settings, {
      subject: `Cancelled: ${first.event.name}`,
      heading: `${first.event.name} is cancelled`,
      opening: `Hi ${greetedNames(gone)}, ${settings.organisationName} has cancelled ${first.event.name}. You need not come. Thank you for having been ready to help.`,
      middle: {
        html: [...said.map((text) => paragraph(html`${text}`)), ...cards.html],
        text: [...said, cards.text].join('\n\n'),
      },
      button: { label: 'Manage my signups', address: householdLink(first.householdTokenId) },
      closing: [
        `The attached calendar file takes the ${many ? 'entries' : 'entry'} out of your calendar.`,
        'Questions? Just answer this mail.',
      ],
      // The event may come back, and its entries with it.
      attachments: [shiftCalendar(gone, settings, 'called off')],
    });
  },
});
