import addressparser from 'nodemailer/lib/addressparser';
import type { MailAddress, Mailer } from './content/mail-content.js';
import { createSmtpMailer } from './smtp-mailer.js';
import { codeOf, DeliveryError, refuseControlCharacters } from './delivery-error.js';
import { storeMail } from './kept-mails.js';

/** What decides where mails go. */
export interface MailerParts {
  smtpUrl?: string;
  mailFrom: string;
  dataDir: string;
  production: boolean;
}

/**
 * With SMTP_URL: a mail server. Without: the mail folder in development; nowhere in production, where mails wait in the
 * outbox.
 */
export function createMailer({ smtpUrl, mailFrom, dataDir, production }: MailerParts): Mailer {
  const from = parseSender(mailFrom);
  if (smtpUrl) return createSmtpMailer(smtpUrl, from);
  if (!production) return createFolderMailer(dataDir, from);
  return {
    delivers: false,
    destination: 'nowhere yet: set SMTP_URL, and waiting mails go out',
    send: () => Promise.reject(new Error('Without SMTP_URL no mail can be sent.')),
    close: () => undefined,
  };
}

/** Stores mails in a folder of this machine, where `/dev/mail` shows them. For development. */
function createFolderMailer(dataDir: string, from: MailAddress): Mailer {
  return {
    delivers: true,
    destination: 'kept here, shown at /dev/mail',
    async send(mail) {
      refuseControlCharacters(mail);
      try {
        await storeMail(dataDir, { ...mail, from });
      } catch (error) {
        const code = codeOf(error);
        throw new DeliveryError('unreachable', `The mail folder cannot be written (${code}).`, code);
      }
    },
    close: () => undefined,
  };
}

/** MAIL_FROM as name and address. Throws when it is not exactly one address. */
function parseSender(mailFrom: string): MailAddress {
  const [sender, ...more] = addressparser(mailFrom, { flatten: true });
  if (!sender?.address.includes('@') || more.length > 0) {
    throw new Error(`MAIL_FROM must be one address, such as Ski Club <volunteers@example.org>.`);
  }
  return { name: sender.name, address: sender.address };
}
