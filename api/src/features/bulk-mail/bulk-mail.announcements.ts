import { announcement } from '../../platform/operation/announcements.js';

/** One message for each of many people, as it was written. */
export interface OrderedBulkMail {
  bulkMailId: string;
  eventId: string | null;
  /** The group's name, such as the event or 'Timing (Birkie)'. */
  groupName: string;
  /** What the recipients signed up for, when others in it get no message. */
  partOf: string | null;
  subject: string;
  text: string;
  senderName: string;
  /** Each with the id of their link. */
  recipients: readonly { name: string; firstName: string; email: string; householdTokenId: string }[];
}

/** A member of the staff wrote to a group. */
export const bulkMailOrdered = announcement<OrderedBulkMail>('bulk-mail-ordered');
