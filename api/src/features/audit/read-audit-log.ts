import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { pageInput, readConnection, type Connection } from '../../platform/reading/connection.js';
import { operation } from '../../platform/operation/operation.js';
import { AuditEntry } from '../../records/audit-entry.js';

/** Entries on a page by default. */
const usualPage = 50;
/** Entries on a page at most. */
export const largestPage = 200;

/** A page of the audit log, newest first, optionally of one event. */
export const readAuditLog = operation(
  {
    access: 'admin',
    input: z.object({ eventId: z.string().nullish(), ...pageInput(largestPage) }),
    refuses: ['INVALID_INPUT', 'BAD_REQUEST'],
    transaction: false,
  },
  async function readAuditLog(ctx, { eventId, ...page }): Promise<Connection<AuditEntry>> {
    const ofEvent = { where: (a: string) => `${a}.event_id = $1`, values: [eventId] };
    const filter = !eventId ? {} : isId(eventId) ? ofEvent : null;
    return readConnection(ctx, AuditEntry, filter, { ...page, first: page.first ?? usualPage });
  },
);
