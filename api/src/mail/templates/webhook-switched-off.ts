import { z } from 'zod';
import { mailTemplate } from '../mail-template.js';
import { simpleMail } from '../content/simple-mail.js';

/** 'timing.example.org is no longer told what happens', to the admins. */
export const webhookSwitchedOffMail = mailTemplate({
  payload: z.object({ firstName: z.string(), host: z.string(), because: z.enum(['gone', 'unreachable']) }),
  render({ firstName, host, because }, { settings }) {
    return simpleMail(settings, {
      subject: `A webhook was switched off: ${host}`,
      heading: `${host} is no longer told what happens`,
      opening: `Hi ${firstName}, ${settings.productTitle} sent messages to the program at ${host}. ${
        because === 'gone'
          ? 'It answered that it is gone and wants no more of them (410), so its webhook was switched off.'
          : 'It took none of them for three days, so its webhook was switched off.'
      }`,
      button: { label: 'Look at the webhooks', address: `${settings.publicUrl}/manage-webhooks` },
      closing: [
        'What waits is kept there for 30 days and is sent once the webhook is switched on again. What happens meanwhile is not told.',
        'If no one needs it anymore, delete it there.',
      ],
    });
  },
});
