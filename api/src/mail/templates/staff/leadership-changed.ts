import { z } from 'zod';
import { ledCategories } from '../../enqueue/led-categories.js';
import { simpleMail } from '../../content/simple-mail.js';
import { mailTemplate } from '../../mail-template.js';

/** 'You lead Timing' or 'You no longer lead Timing', to the lead. */
export const leadershipChangedMail = mailTemplate({
  payload: z.object({
    firstName: z.string(),
    change: z.enum(['given', 'taken']),
    categories: z.array(z.object({ name: z.string(), eventName: z.string() })).min(1),
  }),
  render({ firstName, change, categories }, { settings }) {
    const given = change === 'given';
    const first = categories[0]!;
    const what = categories.length === 1 ? first.name : `${categories.length} categories`;
    return simpleMail(settings, {
      subject: given ? `You lead ${what} now` : `You no longer lead ${what}`,
      heading: given ? `You lead ${what} now` : `You no longer lead ${what}`,
      opening: given
        ? `Hi ${firstName}, ${settings.organisationName} has made you the lead of:`
        : `Hi ${firstName}, thank you for what you did. From now on you no longer lead:`,
      middle: ledCategories(categories),
      button: { label: 'Open your dashboard', address: `${settings.publicUrl}/dashboard` },
      closing: [
        given
          ? 'There you see the shifts and who signed up. When someone cancels, you get an email.'
          : 'Think this is a mistake? Just reply to this email.',
      ],
    });
  },
});
