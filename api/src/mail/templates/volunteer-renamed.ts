import { z } from 'zod';
import { simpleMail } from '../simple-mail.js';
import { mailTemplate } from '../mail-template.js';

/** A person as a mail says their name. */
export const personName = z.object({ firstName: z.string(), lastName: z.string() });

interface Renamed {
  householdTokenId: string;
  before: z.infer<typeof personName>;
  after: z.infer<typeof personName>;
}

/** 'A name was changed': was this you? */
export const volunteerRenamed = mailTemplate<Renamed>({
  payload: z.object({ householdTokenId: z.string(), before: personName, after: personName }),
  render({ householdTokenId, before, after }, { settings, householdLink }) {
    const [old, fresh] = [before, after].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return {
      ...simpleMail(settings, {
        subject: 'A name among your signups was changed',
        heading: 'A name was changed',
        opening: `Hi ${after.firstName}, under this e-mail address ${old} is now called ${fresh}. All signups stay as they are.`,
        button: { label: 'Manage my signups', address: householdLink(householdTokenId) },
        closing: [
          'Was this you? Then there is nothing to do. If not, open the link and change the name back, or just answer this mail.',
        ],
      }),
      attachments: [],
    };
  },
});
