import { each, none, ofVolunteers, staffId, staffText, type TableEntries } from '../register.js';

/* Mails, and what says that one was written. */

const mail = ofVolunteers('mails', 'MAILS');
const both = { of: ['volunteer', 'staff'] } as const;

export const tablesOfMails = {
  outbox: {
    ...each(['recipient', 'recipient_key'], { ...mail('contact', 'delete'), ...both }),
    recipient_name: { ...mail('name', 'delete'), ...both },
    payload: { ...mail('free text', 'delete'), ...both },
    last_error: { ...mail('free text', 'delete'), ...both },
    ...each(['template', 'created_at', 'sent_at', 'bounced_at', 'reached_at', 'state'], {
      ...{ ...mail('taking part', 'delete', 'mails'), ...both },
    }),
    message_id: { ...mail('pseudonym', 'delete'), ...both },
    ...none('id', 'event_id', 'attempts', 'next_attempt_at', 'leased_until', 'bulk_mail_id', 'settled_at'),
  },
  bulk_mail: {
    ...each(['subject', 'body'], staffText('AUDIT', 'mails')),
    group_name: staffText('AUDIT', 'mails'),
    sender_id: staffId('mails', 'AUDIT'),
    sender_name: { ...staffId('mails', 'AUDIT'), kind: 'name' },
    ...none('id', 'event_id', 'group_kind', 'group_id', 'recipient_count', 'created_at', 'switched_off_count'),
    ...none('forgotten_count'),
  },
  reminder: {
    email_key: { ...mail('contact', 'delete'), keptFor: 'ANSWERS' },
    owed_at: { ...mail('taking part', 'delete'), keptFor: 'ANSWERS' },
    ...none('event_id', 'days_before'),
  },
  lead_digest: none('event_id', 'days_before', 'owed_at'),
} as const satisfies Record<string, TableEntries>;
