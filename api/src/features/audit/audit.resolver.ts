import { query, rootFields } from '../../platform/schema/root-fields.js';
import { readAuditLog } from './read-audit-log.js';
import { connectionOf } from '../../platform/reading/connection.js';
import { AuditEntry } from '../../records/audit-entry.js';

/** A page of the audit log. */
const AuditEntryConnection = connectionOf('AuditEntry', () => AuditEntry, 'admin');

export const AuditResolver = rootFields({
  auditLog: query(readAuditLog, {
    gives: AuditEntryConnection,
    description: 'Actions of staff, newest first.',
    args: {
      eventId: 'Of this event.',
      first: 'Entries on the page; 50 by default, at most 200.',
      after: 'The `endCursor` of the page before.',
    },
  }),
});
