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
import { Replacement } from '../../records/replacement.js';

/** The current state of a search that the caller was just allowed to change. Error: REPLACEMENT_NOT_FOUND if it was deleted meanwhile. */
export const readWrittenReplacement = writtenRecord(Replacement, 'REPLACEMENT_NOT_FOUND', { allowed: true });

/** The searches of the household of this browser's cookie, or of the signups that it just made, the newest last. Empty without a cookie. */
export const findMyReplacements = operation(
  {
    access: 'public',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findMyReplacements(ctx, { selection }): Promise<Replacement[]> {
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
    return readRecords(withHousehold(ctx.services, emailKey, source === 'link'), Replacement, selection, {
      where: (alias) =>
        `${alias}.signup_id in (select g.id from signup g join volunteer v on v.id = g.volunteer_id
          where v.email_key = $1 and ($2::uuid[] is null or g.id = any($2::uuid[])))`,
      values: [emailKey, opensAll ? null : recordIds],
    });
  },
);

/** The search of a shared link. */
export const readReplacement = operation(
  {
    access: 'public',
    input: z.object({ token: z.string(), selection: z.custom<Selection>() }),
    refuses: ['REPLACEMENT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    transaction: false,
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('replacement-look', ctx.ip)]),
  },
  async function readReplacement(ctx, { token, selection }): Promise<Replacement> {
    const { signup, ...shown } = selection;
    const [found] = await ctx.services.rows.read<{ id: string }>({
      name: 'replacement-of-link',
      text: `select r.id from replacement r join event e on e.id = r.event_id where r.token_hash = $1 and e.state <> 'DRAFT'`,
      values: [hashToken(token)],
    });
    const replacement =
      found &&
      (await readRecord(
        ctx.services,
        Replacement,
        { ...shown, id: true },
        { equals: { id: found.id }, allowed: true },
      ));
    if (!replacement) throw new DomainError('REPLACEMENT_NOT_FOUND');
    return signup ? { ...replacement, signup: null } : replacement;
  },
);
