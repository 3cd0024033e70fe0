import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { MailSwitch } from './mail-switch.types.js';
import { readMailSwitch, switchMails } from './switch-mails.js';

const token = 'The last part of the mailed address.';

export const MailSwitchResolver = rootFields({
  mailSwitch: query(readMailSwitch, {
    gives: MailSwitch,
    description:
      'Whether a household is sent reminders and mails to groups, by the link in these mails. Looking changes nothing.',
    args: { token },
  }),
  switchMails: mutation(switchMails, {
    gives: MailSwitch,
    description:
      'Switches reminders and mails to groups off, or on again, by the link in these mails. Repeating it is no error.',
    args: { token, on: 'Whether they are sent from now on.' },
  }),
});
