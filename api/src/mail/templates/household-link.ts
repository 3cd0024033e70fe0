import { z } from 'zod';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';

/** The household's own link: asked for on the lookup page, or new because the old ones were closed. */
export const householdLink = mailTemplate<{ householdTokenId: string; replaced: boolean }>({
  payload: z.object({ householdTokenId: z.string(), replaced: z.boolean() }),
  render({ householdTokenId, replaced }, scene) {
    const { settings } = scene;
    return {
      ...simpleMail(settings, {
        subject: replaced ? 'Your new link to your signups' : 'Your link to your signups',
        heading: replaced ? 'Your new link' : 'Manage your signups',
        opening: replaced
          ? 'Hi, you asked us to close all links to your signups that we mailed before. They no longer work; this is the new one.'
          : 'Hi, somebody, hopefully you, asked for the link to the signups under this e-mail address.',
        button: { label: 'Manage my signups', address: scene.householdLink(householdTokenId) },
        closing: [
          'The link is valid for one year and opens your signups without a password, so please keep this mail to yourself.',
          replaced
            ? 'Was this not you? Then somebody had your old link. It is closed now, and only this mail holds the new one.'
            : 'Was this not you? Then ignore this mail: nobody else has seen the link.',
        ],
      }),
      attachments: [],
    };
  },
});
