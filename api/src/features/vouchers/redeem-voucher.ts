import { redeemVoucherInput } from '../../contract/check-in/meal-voucher.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { operation } from '../../platform/operation/operation.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import { longDay } from '../../platform/text/day-words.js';
import { findVoucher, usedWords } from './find-voucher.js';
import { limitOf, refusedVouchers } from './read-voucher.js';
import type { Redemption } from './voucher-sql.js';
import type { MealVoucher } from './voucher.types.js';

/**
 * Redeems a voucher: of several phones at once one does. The same press (`id`) again is the same success. Errors: VOUCHER_USED with when and
 * where, VOUCHER_NOT_TODAY, ID_TAKEN for the press of another voucher, and those of `findVoucher`.
 */
export const redeemVoucher = operation(
  {
    access: 'staff',
    devices: true,
    input: redeemVoucherInput,
    refuses: [...refusedVouchers, 'VOUCHER_USED', 'VOUCHER_NOT_TODAY', 'ID_TAKEN'],
    prepare: ({ services, viewer }) => services.limits.takeAll([limitOf(viewer)]),
  },
  async function redeemVoucher(ctx, { id, code }): Promise<MealVoucher> {
    const { viewer } = ctx;
    const { voucher, volunteerId, count, timeZone, redemption, place } = await findVoucher(ctx, code);
    if (!redemption && !voucher.isToday)
      throw new DomainError('VOUCHER_NOT_TODAY', { message: `This voucher is for ${longDay(voucher.day)}.` });
    if (!redemption) await refuseMoreThan(ctx, count, { ...voucher, volunteerId });
    const by = viewer.kind === 'device' ? viewer.deviceId : viewer.userId;
    // Waits while it is redeemed elsewhere.
    const [mine] = redemption
      ? []
      : await ctx.execute<Redemption>(
          `insert into voucher_redemption (id, code, event_id, volunteer_id, day, number, redeemed_at, place, redeemed_by_kind, redeemed_by_id)
           values (?, ?, ?, ?, ?, ?, ?::timestamptz, coalesce(?::text, (select min(c.name) from category c where c.event_id = ? and c.lead_id = ?
             having count(*) = 1)), ?, ?)
           on conflict do nothing returning id, code, ${instantText('redeemed_at')} as "redeemedAt", place`,
          [
            ...[id, voucher.code, voucher.eventId, volunteerId, voucher.day, voucher.number],
            ...[clock.now().toISOString(), place, voucher.eventId, by, viewer.kind, by],
          ],
        );
    // A statement of its own: it sees what others wrote while the insert waited for them.
    const [stored] =
      mine || redemption
        ? [mine ?? redemption]
        : await ctx.execute<Redemption>(
            `select id, code, ${instantText('redeemed_at')} as "redeemedAt", place from voucher_redemption where code = ?`,
            [voucher.code],
          );
    if (!stored) throw new DomainError('ID_TAKEN');
    const used = usedWords(stored, timeZone);
    if (stored.id !== id) throw new DomainError('VOUCHER_USED', { message: used });
    return { ...voucher, isToday: false, usedAt: stored.redeemedAt, used };
  },
);

/**
 * Refuses another meal to somebody who used as many vouchers of a day as they have: one of two shifts was cancelled after a voucher was used,
 * or two people were merged. Waits for those of theirs that are redeemed at this moment. Error: VOUCHER_USED.
 */
async function refuseMoreThan(
  ctx: RequestContext,
  count: number,
  { code, eventId, volunteerId, day }: { code: string; eventId: string; volunteerId: string | null; day: string },
): Promise<void> {
  await ctx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `vouchers ${eventId} ${volunteerId} ${day}`,
  ]);
  const [{ used = 0 } = {}] = await ctx.execute<{ used: number }>(
    'select count(*)::int as used from voucher_redemption where event_id = ? and volunteer_id = ? and day = ? and code <> ?',
    [eventId, volunteerId, day, code],
  );
  if (used >= count) throw new DomainError('VOUCHER_USED', { message: 'Their vouchers of this day are all used.' });
}
