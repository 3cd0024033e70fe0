import { z } from 'zod';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { instantWords } from '../shift-words.js';

/** 'Your password was changed': was this you? */
export const passwordChanged = mailTemplate<{ firstName: string; at: string }>({
  payload: z.object({ firstName: z.string(), at: z.string() }),
  render({ firstName, at }, { settings }) {
    return {
      ...simpleMail(settings, {
        subject: 'Your password was changed',
        heading: 'Your password was changed',
        opening: `Hi ${firstName}, the password of your ${settings.productTitle} sign-in was set on ${instantWords(at, settings.timeZone)}. You were signed out everywhere else.`,
        button: { label: 'Sign in', address: `${settings.publicUrl}/admin` },
        closing: [
          'Was this you? Then there is nothing to do.',
          `If not, set a new password at once ('Forgot your password?' on the sign-in page) and write to ${settings.contactEmail}.`,
        ],
      }),
      attachments: [],
    };
  },
});
