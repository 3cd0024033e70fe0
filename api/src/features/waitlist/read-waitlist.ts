import { z } from 'zod';
import { tryOf } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { writtenRecord } from '../../platform/reading/find-records.js';
import { opensHousehold } from '../../platform/operation/household-pass.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecord, readRecords } from '../../platform/reading/read-records.js';
import { hashToken } from '../../platform/operation/secrets.js';
import type { Selection } from '../../platform/reading/selection.js';
import { withHousehold } from '../../platform/reading/access-scope.js';
import { WaitlistEntry } from '../../records/waitlist-entry.js';

/** The current state of an entry that the caller was just allowed to change. Error: WAITLIST_ENTRY_NOT_FOUND if it was deleted meanwhile. */
export const readEntry = writtenRecord(WaitlistEntry, 'WAITLIST_ENTRY_NOT_FOUND', { allowed: true });

/**
 * The entries, also past ones, of the household of this browser's cookie, in the order in which it joined; for a browser that just joined a
 * waitlist, that entry alone. Empty without a cookie.
 */
export const findMyWaitlist = operation(
  {
    access: 'public',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findMyWaitlist(ctx, { selection }): Promise<WaitlistEntry[]> {
    const pass = ctx.household;
    if (!pass) return [];
    const { emailKey, source, recordIds } = pass;
    const [closed] = await ctx.services.rows.read<{ since: Date | null }>({
      name: 'links-closed-since',
      text: 'select max(revoked_at) as since from household_token where email_key = $1',
      values: [emailKey],
    });
    const passesSince = closed?.since ?? null;
    const opensAll = opensHousehold(pass, { emailKey, passesSince });
    if (!opensAll && (source !== 'record' || (passesSince && pass.issuedAt < passesSince.getTime()))) return [];
    const services = withHousehold(ctx.services, emailKey, source === 'link');
    return readRecords(services, WaitlistEntry, selection, {
      equals: { emailKey },
      ...(opensAll
        ? { where: (alias: string) => `not ${alias}.inert` }
        : { where: (alias: string) => `${alias}.id = any($1::uuid[])`, values: [recordIds] }),
    });
  },
);

/** The entry with an offer, by the link of its mail. OFFER_NOT_FOUND: also while the event is a draft. */
export const readOffer = operation(
  {
    access: 'public',
    input: z.object({ token: z.string(), selection: z.custom<Selection>() }),
    refuses: ['OFFER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    transaction: false,
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('waitlist-answer', ctx.ip)]),
  },
  async function readOffer(ctx, { token, selection }): Promise<WaitlistEntry> {
    const entry = await readRecord(ctx.services, WaitlistEntry, selection, {
      where: (alias: string) =>
        `${alias}.offer_hash = $1 and exists (select from event e where e.id = ${alias}.event_id and e.state <> 'DRAFT')`,
      values: [hashToken(token)],
      allowed: true,
    });
    if (!entry) throw new DomainError('OFFER_NOT_FOUND');
    return entry;
  },
);
