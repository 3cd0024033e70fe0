import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { ledBy } from '../reports/own-categories.js';
import { codesOf, isUsableAt, voucherOf } from './find-voucher.js';
import { vouchersStatement, type VouchersOfEvent } from './voucher-sql.js';
import type { MealVouchers } from './voucher.types.js';

/**
 * The vouchers of an event, to print: for a lead those of people with a shift in a category of theirs. And for each day of the whole event
 * how many there are and were used. One statement. Error: EVENT_NOT_FOUND.
 */
export const mealVouchers = operation(
  {
    access: 'staff',
    input: z.object({ eventId: z.string() }),
    refuses: ['EVENT_NOT_FOUND'],
    transaction: false,
  },
  async function mealVouchers(ctx, { eventId }): Promise<MealVouchers> {
    const { services, viewer } = ctx;
    const lead = ledBy(viewer);
    const [found] = isId(eventId)
      ? await services.rows.read<VouchersOfEvent & Record<string, unknown>>({
          name: 'meal-vouchers',
          text: vouchersStatement,
          values: [eventId, lead, services.settings.timeZone],
        })
      : [];
    if (!found) throw new DomainError('EVENT_NOT_FOUND');
    const { name: eventName, timeZone, people, used, days } = found;
    const redemptions = new Map(used.map((one) => [one.code, one]));
    const now = clock.now();
    const vouchers = people.flatMap((of) => {
      const isToday = isUsableAt(of, timeZone, now);
      return codesOf(ctx, of).map(({ number, code }) =>
        voucherOf(ctx, {
          ...of,
          eventName,
          number,
          code,
          isToday,
          timeZone,
          redemption: redemptions.get(code) ?? null,
        }),
      );
    });
    return { vouchers, days };
  },
);
