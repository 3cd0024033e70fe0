import { z } from 'zod';
import { mailTemplate } from '../../mail-template.js';
import { simpleMail } from '../../content/simple-mail.js';

/** 'timing.example.org receives no more messages', to the admins. */
export const webhookSwitchedOffMail = mailTemplate({
  payload: z.object({ firstName: z.string(), host: z.string(), because: z.enum(['gone', 'unreachable']) }),
  render({ firstName, host, because }, { settings }) {
    return simpleMail(settings, {
      subject: `A webhook was switched off: ${host}`,
      heading: `${host} receives no more messages`,
      opening: `Hi ${firstName}, ${settings.productTitle} sent messages to the program at ${host}. ${
        because === 'gone'
          ? 'It answered that it is gone and wants no more of them (410), so its webhook was switched off.'
          : 'It took none of them for three days, so its webhook was switched off.'
      }`,
      button: { label: 'Look at the webhooks', address: `${settings.publicUrl}/manage-webhooks` },
      closing: [
        'Waiting messages stay there for 30 days and are sent once the webhook is switched on again. What happens meanwhile is not sent.',
        'If no one needs it anymore, delete it there.',
      ],
    });
  },
});
