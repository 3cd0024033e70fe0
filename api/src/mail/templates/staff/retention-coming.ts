import { z } from 'zod';
import { count } from '../../../contract/text/counts.js';
import { dayIn } from '../../../platform/clock.js';
import { longDay } from '../../../platform/text/day-words.js';
import { mailTemplate } from '../../mail-template.js';
import { simpleMail } from '../../content/simple-mail.js';

/** 'Old data goes from 12 December on', to the admins of an installation that had people before. */
export const retentionComingMail = mailTemplate({
  payload: z.object({ firstName: z.string(), startsAt: z.string(), people: z.number(), phones: z.number() }),
  render({ firstName, startsAt, people, phones }, { settings }) {
    const day = longDay(dayIn(settings.timeZone, new Date(startsAt)));
    return simpleMail(settings, {
      subject: `Old data of volunteers goes from ${day} on`,
      heading: `Old data goes from ${day} on`,
      opening: `Hi ${firstName}, ${settings.productTitle} now forgets people who have not helped for long. On the first night it would erase ${count(people, 'person', 'people')} and delete ${count(phones, 'phone number')}. Shifts and hours stay, without a name.`,
      button: { label: 'See what goes, and set how long', address: `${settings.publicUrl}/privacy-settings` },
      closing: [
        'You can set longer or shorter times there before that day. People who are signed up for something to come stay.',
      ],
    });
  },
});
