import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { ownLink } from './password-reset.js';

/** The link that signs a staff member in. */
export const magicLink = mailTemplate<{ linkId: string; firstName: string }>({
  payload: ownLink,
  render({ linkId, firstName }, scene) {
    const { settings } = scene;
    return {
      ...simpleMail(settings, {
        subject: `Sign in to ${settings.productTitle}`,
        heading: 'Your sign-in link',
        opening: `Hi ${firstName}, this link signs you in without a password.`,
        button: { label: 'Sign in', address: scene.magicLink(linkId) },
        closing: [
          'The link works once and for 10 minutes. Please do not pass it on.',
          'Was this not you? Then ignore this mail: without the link nobody gets in.',
        ],
      }),
      attachments: [],
    };
  },
});
