import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashToken } from '../../../platform/operation/secrets.js';
import type { ErasureToConfirm } from './erasure.types.js';
import { recordErasure } from './record-erasure.js';

const token = z.object({ token: z.string() });
const refuses = ['ERASURE_NOT_FOUND', 'ERASURE_OVER', 'TOO_MANY_REQUESTS'] as const;
const prepare = (ctx: RequestContext) => ctx.services.limits.takeAll([tryOf('erasure', ctx.ip)]);

/** A second press within this many milliseconds is the same success. */
const samePress = 60_000;

interface RequestRow {
  id: string;
  emailKey: string;
  ids: string[];
  expiresAt: Date;
  usedAt: Date | null;
  count: number | null;
}

/** What the link of a mail would erase. Looking changes nothing. */
export const readErasure = operation(
  { access: 'public', input: token, refuses, transaction: false, prepare },
  async function readErasure(ctx, { token }): Promise<ErasureToConfirm> {
    const request = await findRequest(ctx, token);
    if (request.usedAt) throw new DomainError('ERASURE_OVER');
    const [found] = await ctx.services.rows.read<Omit<ErasureToConfirm, 'expiresAt'>>({
      name: 'erasure-to-confirm',
      text: `select (select coalesce(json_agg(json_build_object('id', v.id, 'firstName', v.first_name, 'lastName', v.last_name)
            order by v.first_name, v.last_name, v.id), '[]') from volunteer v where v.id = any($1::uuid[]) and v.email_key = $3 and v.erased_at is null) as people,
          (select count(*)::int from signup g join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id
            where g.volunteer_id = any($1::uuid[]) and v.email_key = $3
            and g.status = 'active' and s.cancelled_at is null and s.starts_at > $2::timestamptz) as "futureSignups"`,
      values: [request.ids, clock.now().toISOString(), request.emailKey],
    });
    return { people: [], futureSignups: 0, ...found, expiresAt: request.expiresAt.toISOString() };
  },
);

/** Erases the people of a mailed link, for ever. Twice within a minute is no error. Returns how many were erased. ON_A_SHIFT. */
export const confirmErasure = operation(
  { access: 'public', input: token, refuses: [...refuses, 'ON_A_SHIFT'], transaction: false, prepare },
  async function confirmErasure(ctx, { token }): Promise<number> {
    const erased = await eraseOnce(ctx, token);
    await forgetAddress(ctx);
    return erased;
  },
);

async function eraseOnce(ctx: RequestContext, token: string): Promise<number> {
  const { id, emailKey, ids, usedAt, count } = await findRequest(ctx, token);
  if (usedAt && clock.now().getTime() - usedAt.getTime() < samePress) return count ?? 0;
  if (usedAt) throw new DomainError('ERASURE_OVER');
  try {
    return await recordErasure(ctx, { volunteerIds: ids, by: 'household', notify: true, request: { id, emailKey } });
  } catch (error) {
    // Another press of the same page was faster.
    const now = error instanceof DomainError && error.code === 'ERASURE_OVER' ? await findRequest(ctx, token) : null;
    if (now?.usedAt) return now.count ?? 0;
    throw error;
  }
}

/** This browser's cookie names an address: it goes once nobody is left under it. */
async function forgetAddress(ctx: RequestContext): Promise<void> {
  if (!ctx.household) return;
  const left = await ctx.services.rows.read({
    name: 'erasure-left',
    text: `select 1 from volunteer where email_key = $1
      union all select 1 from waitlist_entry where email_key = $1 and state in ('WAITING', 'OFFERED') limit 1`,
    values: [ctx.household.emailKey],
  });
  if (left.length === 0) ctx.forgetHousehold();
}

/** The request of a link. Errors: ERASURE_NOT_FOUND; ERASURE_OVER after its 24 hours. */
async function findRequest(ctx: RequestContext, token: string): Promise<RequestRow> {
  const [request] = await ctx.services.rows.read<RequestRow>({
    name: 'erasure-request',
    text: `select id, email_key as "emailKey", volunteer_ids as ids, expires_at as "expiresAt", used_at as "usedAt", erased_count as count
      from erasure_request where token_hash = $1`,
    values: [hashToken(token)],
  });
  if (!request) throw new DomainError('ERASURE_NOT_FOUND');
  if (request.expiresAt <= clock.now()) throw new DomainError('ERASURE_OVER');
  return request;
}
