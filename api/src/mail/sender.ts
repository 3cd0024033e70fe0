import addressparser from 'nodemailer/lib/addressparser';

/** Somebody's name (may be empty) and address. */
export interface MailAddress {
  name: string;
  address: string;
}

/** MAIL_FROM as name and address. Throws when it is not exactly one address. */
export function parseSender(mailFrom: string): MailAddress {
  const [sender, ...more] = addressparser(mailFrom, { flatten: true });
  if (!sender?.address.includes('@') || more.length > 0) {
    throw new Error(`MAIL_FROM must be one address, such as Ski Club <volunteers@example.org>.`);
  }
  return { name: sender.name, address: sender.address };
}
