import { letter } from '../letter.js';
import { mailTemplate } from '../mail-template.js';
import { ownLink } from './password-reset.js';

/** The link with which a new staff member sets their first password. */
export const setUpLink = mailTemplate<{ linkId: string; firstName: string }>({
  payload: ownLink,
  render({ linkId, firstName }, { settings, passwordLink }) {
    return {
      ...letter(settings, {
        subject: `Your ${settings.productTitle} sign-in`,
        heading: 'Welcome to the team',
        opening: `Hi ${firstName}, ${settings.organisationName} has made you a sign-in for ${settings.productTitle}. Choose a password, and you are in.`,
        button: { label: 'Choose a password', address: passwordLink(linkId, { setUp: true }) },
        closing: [
          "The link works once and for 7 days. After that, 'Forgot your password?' on the sign-in page mails you a new one.",
          'You did not expect this? Just answer this mail.',
        ],
      }),
      attachments: [],
    };
  },
});
