import { z } from 'zod';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';

/** A link of a staff member's own, by its record. */
export const ownLink = z.object({ linkId: z.string(), firstName: z.string() });

/** The link to set a new password. */
export const passwordReset = mailTemplate<z.infer<typeof ownLink>>({
  payload: ownLink,
  render({ linkId, firstName }, { settings, passwordLink }) {
    return {
      ...simpleMail(settings, {
        subject: 'Set a new password',
        heading: 'Set a new password',
        opening: `Hi ${firstName}, somebody, hopefully you, asked to set a new password for your ${settings.productTitle} sign-in.`,
        button: { label: 'Set a new password', address: passwordLink(linkId) },
        closing: [
          'The link works once and for one hour.',
          'Was this not you? Then ignore this mail: your password stays as it is.',
        ],
      }),
      attachments: [],
    };
  },
});
