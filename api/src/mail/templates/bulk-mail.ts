import { z } from 'zod';
import { lines } from '../content/html.js';
import { paragraph } from '../content/layout.js';
import { simpleMail } from '../content/simple-mail.js';
import { mailTemplate } from '../mail-template.js';

/** What a member of the staff wrote to a group, verbatim. */
export const bulkMail = mailTemplate({
  payload: z.object({
    groupName: z.string(),
    // What the recipients signed up for, when others in it got no message.
    partOf: z.string().nullish(),
    subject: z.string(),
    text: z.string(),
    senderName: z.string(),
    firstName: z.string(),
    // Missing in mails of an older release.
    householdTokenId: z.string().nullish(),
  }),
  render({ groupName, partOf, subject, text, senderName, firstName, householdTokenId }, { settings, switchOffLink }) {
    return simpleMail(settings, {
      subject,
      heading: subject,
      opening: `Hi ${firstName},`,
      middle: { html: [paragraph(lines(text))], text },
      closing: [
        partOf
          ? `${senderName} wrote this to some of those who signed up for ${partOf}.`
          : `${senderName} wrote this to everyone who signed up for ${groupName}.`,
      ],
      ...(householdTokenId
        ? { switchOff: { label: 'Stop emails like this one', address: switchOffLink(householdTokenId) } }
        : {}),
    });
  },
});
