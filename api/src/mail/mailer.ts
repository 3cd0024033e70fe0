import { createFolderMailer } from './folder-mailer.js';
import type { Mailer } from './mail-content.js';
import { parseSender } from './sender.js';
import { createSmtpMailer } from './smtp-mailer.js';

/** What decides where mails go. */
export interface MailerParts {
  smtpUrl?: string;
  mailFrom: string;
  dataDir: string;
  production: boolean;
}

/** With SMTP_URL: a mail server. Without: the mail folder in development; nowhere in production, where mails wait in the outbox. */
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
