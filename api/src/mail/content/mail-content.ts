/** A file attached to a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  /** Of a file that is no text. */
  encoding?: 'base64';
  /** Shown within the mail, by `cid:` and this id, and not beside it. */
  cid?: string;
}

/** The content of a mail. Both parts have the same text. */
export interface MailContent {
  /** One line. */
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  /** For mails sent unrequested: the address at which the recipient switches them off. */
  switchOff?: string;
}

/** A person's name (may be empty) and address. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A mail ready to send. */
export interface OutgoingMail extends MailContent {
  /** The same on all attempts, so that a mailbox can drop a second copy. */
  messageId: string;
  to: MailAddress;
  /** Where a reply goes; the sender when null. */
  replyTo: MailAddress | null;
}

/** Delivers mails. */
export interface Mailer {
  /** False: nothing can be delivered, and mails stay in the outbox. */
  readonly delivers: boolean;
  /** Where mails go, as the launcher prints it. Contains no password. */
  readonly destination: string;
  /** Delivers one mail. Error: DeliveryError. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes connections. Call it after the runner has stopped. */
  close(): void;
}
