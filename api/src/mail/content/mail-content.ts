/** A file that comes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** What a mail says; both parts say the same. */
export interface MailContent {
  /** One line. */
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  /** Where its reader switches such mails off, for those that are sent unasked. */
  switchOff?: string;
}

/** Somebody's name (may be empty) and address. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A mail ready to go. */
export interface OutgoingMail extends MailContent {
  /** Stays the same over all tries, so that a mailbox can drop a second copy. */
  messageId: string;
  to: MailAddress;
  /** Where an answer goes; the sender when null. */
  replyTo: MailAddress | null;
}

/** The way mails leave the house. */
export interface Mailer {
  /** False: there is no way out, and mails stay in the outbox. */
  readonly delivers: boolean;
  /** Where mails go, as the launcher prints it. Holds no password. */
  readonly destination: string;
  /** Hands one mail over. Error: DeliveryError. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes connections. Call it after the runner has stopped. */
  close(): void;
}
