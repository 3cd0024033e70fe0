import { z } from 'zod';
import type { AddressCorrectedFact } from '../../features/households/household.announcements.js';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../shift-calendar.js';
import { shiftCard, shiftCardText } from '../shift-card.js';
import { signupFact } from './signup-confirmation.js';
import { personName } from './volunteer-renamed.js';

type Corrected = Pick<AddressCorrectedFact, 'person' | 'householdTokenId' | 'signups'>;

/** 'Your email address was corrected', to the new address: the household's link and the coming shifts. */
export const addressCorrectedMail = mailTemplate<Corrected>({
  payload: z.object({ person: personName, householdTokenId: z.string(), signups: z.array(signupFact) }),
  render({ person, householdTokenId, signups }, { settings, householdLink }) {
    const count =
      signups.length === 1 ? 'Here is your coming shift.' : `Here are your ${signups.length} coming shifts.`;
    return {
      ...simpleMail(settings, {
        subject: 'Your email address was corrected',
        heading: 'Your email address was corrected',
        opening: `Hi ${person.firstName}, ${settings.organisationName} has corrected your email address: mails about your signups come here from now on.${
          signups.length > 0 ? ` ${count}` : ' You have no coming shifts at present.'
        }`,
        middle: { html: signups.map(shiftCard), text: signups.map(shiftCardText).join('\n\n') },
        button: { label: 'Manage my signups', address: householdLink(householdTokenId) },
        closing: [
          'The link is valid for one year and opens your signups without a password, so please keep this mail to yourself.',
          ...(signups.length > 0 ? ['The attached calendar file adds the shifts to your calendar.'] : []),
          'You do not know what this is about? Please answer this mail.',
        ],
      }),
      attachments: signups.length > 0 ? [shiftCalendar(signups, settings)] : [],
    };
  },
});
