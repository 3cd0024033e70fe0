import { z } from 'zod';
import { html } from '../html.js';
import { paragraph } from '../layout.js';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { ownLink } from './password-reset.js';

const payload = ownLink.extend({
  // Mails that the release before owes name none.
  categories: z.array(z.object({ name: z.string(), eventName: z.string() })).optional(),
});

/** The link with which a new staff member sets their first password, and the categories that they lead. */
export const setUpLink = mailTemplate<z.infer<typeof payload>>({
  payload,
  render({ linkId, firstName, categories = [] }, { settings, passwordLink }) {
    const listed = categories.map(({ name, eventName }) => `${name} (${eventName})`);
    const intro = 'You are the lead of:';
    return {
      ...simpleMail(settings, {
        subject: `Your ${settings.productTitle} sign-in`,
        heading: 'Welcome to the team',
        opening: `Hi ${firstName}, ${settings.organisationName} has made you a sign-in for ${settings.productTitle}. Choose a password, and you are in.`,
        ...(listed.length > 0 && {
          middle: {
            html: [paragraph(html`${intro}`), ...listed.map((one) => paragraph(html`<strong>${one}</strong>`))],
            text: [intro, ...listed].join('\n'),
          },
        }),
        button: { label: 'Choose a password', address: passwordLink(linkId, { setUp: true }) },
        closing: [
          ...(listed.length > 0 ? ['When somebody cancels there, you hear of it by mail.'] : []),
          "The link works once and for 7 days. After that, 'Forgot your password?' on the sign-in page mails you a new one.",
          'You did not expect this? Just answer this mail.',
        ],
      }),
      attachments: [],
    };
  },
});
