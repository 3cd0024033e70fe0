import { DeliveryError } from './delivery-error.js';
import { keepMail } from './kept-mails.js';
import type { Mailer } from './mail-content.js';
import { refuseControlCharacters } from './refuse-control-characters.js';
import type { MailAddress } from './sender.js';
import { codeOf } from './error-parts.js';

/** Mails that go no further than a folder of this machine, where `/dev/mail` shows them. For development. */
export function createFolderMailer(dataDir: string, from: MailAddress): Mailer {
  return {
    delivers: true,
    destination: 'kept here, shown at /dev/mail',
    async send(mail) {
      refuseControlCharacters(mail);
      try {
        await keepMail(dataDir, { ...mail, from });
      } catch (error) {
        const code = codeOf(error);
        throw new DeliveryError('unreachable', `The mail folder cannot be written (${code}).`, code);
      }
    },
    close: () => undefined,
  };
}
