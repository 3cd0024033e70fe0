import { connectionOf } from '../../platform/connection.js';
import { AuditEntry } from '../../records/audit-entry.js';

/** A page of the audit log. */
export const AuditEntryConnection = connectionOf('AuditEntry', () => AuditEntry, 'admin');
